'use client';

import { useEffect, useId, useRef, useState } from 'react';

/**
 * A button with a floating panel (APG: disclosure, as in site navigation). Escape closes it and returns focus to its button; a press
 * outside closes it; focus leaving closes it and goes where it wanted to go.
 */
export function useDropdown() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  /** Closes and gives focus back to the button: also after a choice in the panel, which is about to go. */
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };

  useEffect(() => {
    if (!isOpen) return;
    const closeUnlessInside = (event: Event) => {
      const isInside = event
        .composedPath()
        .some((target) => target === button.current || (target instanceof Element && target.id === panelId));
      if (!isInside) setIsOpen(false);
    };
    // On the document: Safari does not focus a button that is pressed by pointer, so the key may come from the body.
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeUnlessInside);
    document.addEventListener('focusin', closeUnlessInside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeUnlessInside);
      document.removeEventListener('focusin', closeUnlessInside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen, panelId]);

  return {
    isOpen,
    close,
    /** Id of the panel, which is right after the button and is there only while it is open. */
    panelId,
    buttonProps: {
      ref: button,
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? panelId : undefined,
      onClick: () => setIsOpen((wasOpen) => !wasOpen),
    },
  };
}

export type Dropdown = ReturnType<typeof useDropdown>;
