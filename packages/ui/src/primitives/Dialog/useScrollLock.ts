'use client';

import { useLayoutEffect } from 'react';

let locks = 0;

/**
 * Locks the scroll position of the page while mounted, with styles on the root element: the lock of
 * Radix writes a <style> element, which a strict CSP forbids. The space of the scroll bar is kept,
 * so that nothing shifts. It measures before the first paint, to avoid a second layout.
 */
export function useScrollLock() {
  useLayoutEffect(() => {
    const { style, clientWidth } = document.documentElement;
    if (locks++ === 0) {
      if (window.innerWidth > clientWidth) style.setProperty('scrollbar-gutter', 'stable');
      style.setProperty('overflow', 'hidden');
    }
    return () => {
      if (--locks > 0) return;
      style.removeProperty('overflow');
      style.removeProperty('scrollbar-gutter');
    };
  }, []);
}
