import { useEffect, useState } from 'react';
import { whenIdle } from '../shared/whenIdle.ts';

/** False until the page has loaded and is idle; stays false for visitors who save data. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (savesData()) return;
    const wait = () => whenIdle(() => setIdle(true));
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  }, []);
  return isIdle;
}

/** Only Chromium has `navigator.connection`. */
const savesData = () => 'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;
