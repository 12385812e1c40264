import { useEffect, useState } from 'react';
import { whenIdle } from '../shared/whenIdle.ts';

/** False until the page has loaded and is idle. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const wait = () => whenIdle(() => setIdle(true));
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  }, []);
  return isIdle;
}
