'use client';

import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the component was hydrated: React asks for the server snapshot only on the server and
 * during hydration. Both snapshots are equal, because a difference would cause a second render.
 */
function useWasServerRendered(): RefObject<boolean> {
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
 * Animates a list when it scrolls into view: its `data-appearance` is `waiting`, then `coming`. It
 * hides nothing before hydration, nothing with reduced motion, and nothing that is already visible
 * (rendered by the server and in the viewport).
 *
 * @returns the list's ref
 */
export function useRevealOnScroll<T extends HTMLElement>(): RefObject<T | null> {
  const list = useRef<T>(null);
  const isServerDrawn = useWasServerRendered();

  // Before the first paint, to avoid a flicker. Set on the element, so that its cards need no
  // re-render.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const wait = () => {
      element.dataset.appearance = 'waiting';
    };
    // Server HTML may be in the viewport already: the observer's first report says so, while
    // measuring here would force a layout.
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
