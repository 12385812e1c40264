'use client';

import { useEffect, useId, useRef, useState } from 'react';

/**
 * A button with a floating panel (the APG disclosure pattern). Escape closes it and returns focus
 * to its button; an outside click closes it; moving focus out closes it without moving focus back.
 */
export function useDropdown() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  /**
   * Closes it and returns focus to the button: also after a choice, because the focused option
   * unmounts.
   */
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
    // On the document: Safari does not focus a clicked button, so the key event may target the
    // body.
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
    /** The id of the panel, which follows the button and is mounted only while it is open. */
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
