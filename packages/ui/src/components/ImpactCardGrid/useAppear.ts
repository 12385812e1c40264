'use client';

import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the component began with what the server drew. React asks for the state of the server only on the server and while it hydrates; both
 * states are the same here, because React would render the component a second time if they differed.
 */
function useServerDrawn(): RefObject<boolean> {
  const [isServerDrawn] = useState({ current: false });
  useSyncExternalStore(
    never,
    () => null,
    () => {
      isServerDrawn.current = true;
      return null;
    },
  );
  return isServerDrawn;
}

/**
 * Lets a list appear when it comes into view: its `data-appearance` is `waiting`, then `coming`. It hides nothing before scripts run, nothing
 * under reduced motion, and nothing that the visitor has seen already (drawn by the server and in view).
 *
 * @returns the list's ref
 */
export function useAppear<T extends HTMLElement>(): RefObject<T | null> {
  const list = useRef<T>(null);
  const isServerDrawn = useServerDrawn();

  // Before the first paint, or it would blink. Written on the element: its cards do not have to be rendered again for it.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const wait = () => {
      element.dataset.appearance = 'waiting';
    };
    // What the server drew may be in view already: the observer's first report says so, and measuring here would lay out the whole page at once.
    let isWaiting = !isServerDrawn.current;
    if (isWaiting) wait();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (!entry.isIntersecting) {
          isWaiting = true;
          wait();
          return;
        }
        if (isWaiting) element.dataset.appearance = 'coming';
        observer.disconnect();
      },
      { rootMargin: '0px 0px -10% 0px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete element.dataset.appearance;
    };
  }, [isServerDrawn]);

  return list;
}
