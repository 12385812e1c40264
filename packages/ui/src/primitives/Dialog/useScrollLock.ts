import { useEffect } from 'react';

let locks = 0;

/**
 * Keeps the page behind from scrolling while mounted, by classes alone: the lock that comes with Radix writes a <style> element, which a
 * strict CSP forbids. Where a scroll bar takes room, its room stays, so that nothing shifts.
 */
export function useScrollLock() {
  useEffect(() => {
    const root = document.documentElement;
    if (locks++ === 0) {
      root.classList.toggle('[scrollbar-gutter:stable]', window.innerWidth > root.clientWidth);
      root.classList.add('overflow-hidden');
    }
    return () => {
      if (--locks === 0) root.classList.remove('overflow-hidden', '[scrollbar-gutter:stable]');
    };
  }, []);
}
