'use client';

import { useEffect, useRef, useState } from 'react';

/**
 * Whether the page has been scrolled past the sentinel, an element at its very top whose height is
 * the distance. It uses an observer instead of a scroll listener, so that scrolling stays cheap.
 */
export function useIsScrolled<Sentinel extends HTMLElement>() {
  const sentinel = useRef<Sentinel>(null);
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    if (!sentinel.current) return;
    const observer = new IntersectionObserver((entries) => setIsScrolled(entries.at(-1)?.isIntersecting === false));
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, []);
  return [sentinel, isScrolled] as const;
}
