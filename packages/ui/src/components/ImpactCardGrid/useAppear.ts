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
  const wasSeen = useRef(isServerDrawn);

  // Before the first paint, or it would blink.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (wasSeen.current && isInView(element)) return;
    setAppearance('waiting');
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setAppearance('coming');
        observer.disconnect();
      },
      { rootMargin: '0px 0px -10% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return [list, appearance];
}

/** Measures, so that the browser has to lay out the page at once: asked only when there is a doubt. */
function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}
