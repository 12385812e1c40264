'use client';

import { type RefObject, useEffect, useState } from 'react';

const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, iframe, audio[controls], video[controls], [tabindex="0"], [contenteditable="true"]';

/**
 * The attributes that add or remove a tab stop; not those that change with every keystroke, such as
 * `value`.
 */
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

/** The delay in milliseconds between a change and the check. */
const CHECK_DELAY_MS = 100;

/**
 * Whether the element contains a tab stop, updated when its content changes. False on the server
 * and at first. The check runs shortly after a change, when the page has been painted: testing
 * visibility during an event would force a layout.
 */
export function useHasTabStop(element: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [hasStop, setHasStop] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || !isShown) return;
    // Not `checkVisibility`: Safari has it since 17.4 only.
    const update = () =>
      setHasStop([...current.querySelectorAll(stops)].some((stop) => stop.getClientRects().length > 0));
    let look = setTimeout(update, CHECK_DELAY_MS);
    const observer = new MutationObserver(() => {
      clearTimeout(look);
      look = setTimeout(update, CHECK_DELAY_MS);
    });
    observer.observe(current, { subtree: true, childList: true, attributeFilter });
    return () => {
      clearTimeout(look);
      observer.disconnect();
    };
  }, [element, isShown]);
  return hasStop;
}
