'use client';

import { type RefObject, useEffect, useState } from 'react';

const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, iframe, audio[controls], video[controls], [tabindex="0"], [contenteditable="true"]';

/**
 * Whether the Tab key finds a place to stop inside of the element, also after its content has changed. False on the server and until the
 * first effect.
 */
export function useHasStop(element: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [hasStop, setHasStop] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || !isShown) return;
    const update = () => setHasStop([...current.querySelectorAll(stops)].some((stop) => stop.checkVisibility()));
    update();
    const observer = new MutationObserver(update);
    observer.observe(current, { subtree: true, childList: true, attributes: true });
    return () => observer.disconnect();
  }, [element, isShown]);
  return hasStop;
}
