'use client';

import { type RefObject, useRef } from 'react';

/**
 * Moves focus to the given element, and later back to where it was; if nothing had focus, to the
 * trigger.
 */
export function useFocusReturn(target: RefObject<HTMLElement | null>) {
  const opener = useRef<Element | null>(null);
  return {
    handleOpen: (event: Event) => {
      opener.current = document.activeElement;
      event.preventDefault();
      target.current?.focus();
    },
    handleClose: (event: Event) => {
      const { current } = opener;
      // Radix would always return it to the trigger.
      if (!(current instanceof HTMLElement) || !current.isConnected || current === document.body) return;
      event.preventDefault();
      current.focus();
    },
  };
}
