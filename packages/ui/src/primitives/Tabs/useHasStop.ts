'use client';

import { type RefObject, useEffect, useState } from 'react';

const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, iframe, audio[controls], video[controls], [tabindex="0"], [contenteditable="true"]';

/** The attributes by which a stop comes or goes; not those that change with every key, such as `value`. */
const attributeFilter = [
  'class',
  'contenteditable',
  'disabled',
  'hidden',
  'href',
  'inert',
  'open',
  'style',
  'tabindex',
];

/** Milliseconds from a change to the look at it. */
const SOON = 100;

/**
 * Whether the Tab key finds a place to stop inside of the element, also after its content has changed. False on the server and at first. It
 * looks a moment after a change, once the page has been painted: to know what is visible at once, the browser would have to lay out the page
 * in the middle of an answer to a key.
 */
export function useHasStop(element: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [hasStop, setHasStop] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || !isShown) return;
    const update = () => setHasStop([...current.querySelectorAll(stops)].some((stop) => stop.checkVisibility()));
    let look = setTimeout(update, SOON);
    const observer = new MutationObserver(() => {
      clearTimeout(look);
      look = setTimeout(update, SOON);
    });
    observer.observe(current, { subtree: true, childList: true, attributeFilter });
    return () => {
      clearTimeout(look);
      observer.disconnect();
    };
  }, [element, isShown]);
  return hasStop;
}
