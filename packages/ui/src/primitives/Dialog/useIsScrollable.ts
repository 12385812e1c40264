import { type RefObject, useEffect, useState } from 'react';

/** Whether the element's content is taller than the element, followed as both change. */
export function useIsScrollable(ref: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setIsScrollable(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
  return isScrollable;
}
