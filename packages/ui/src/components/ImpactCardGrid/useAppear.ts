'use client';

import { type RefObject, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Lets a list appear when it comes into view. It hides nothing before scripts run, nothing under reduced motion, and nothing that the visitor
 * has seen already (drawn by the server and in view).
 *
 * @returns the list's ref, and `waiting`, then `coming`; undefined when it is simply there
 */
export function useAppear<T extends Element>(): [RefObject<T | null>, 'waiting' | 'coming' | undefined] {
  const list = useRef<T>(null);
  const [appearance, setAppearance] = useState<'waiting' | 'coming'>();
  const isServerDrawn = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const wasServerDrawn = useRef(isServerDrawn);

  // Before the first paint, or it would blink.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // What the server drew may be in view already: the observer's first word says so, and measuring here would lay out the whole page at once.
    if (!wasServerDrawn.current) setAppearance('waiting');
    let isWaiting = !wasServerDrawn.current;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        if (!entry.isIntersecting) {
          isWaiting = true;
          setAppearance('waiting');
          return;
        }
        if (isWaiting) setAppearance('coming');
        observer.disconnect();
      },
      { rootMargin: '0px 0px -10% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [list, appearance];
}
