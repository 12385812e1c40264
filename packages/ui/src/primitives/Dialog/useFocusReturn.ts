'use client';

import { type RefObject, useRef } from 'react';

/** Focus goes to the given element and returns to the one it came from, with or without a trigger; from none, to the trigger. */
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
      // By default Radix gives it to the trigger.
      if (!(current instanceof HTMLElement) || !current.isConnected || current === document.body) return;
      event.preventDefault();
      current.focus();
    },
  };
}
