'use client';

import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Opens the dialog as a modal on mount, locks scrolling behind it, and closes it when the page
 * changes or the header needs no menu.
 */
export function useSheet(currentPath: string | undefined, menuButton: RefObject<HTMLButtonElement | null>) {
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const openedOn = useRef(currentPath);
  const close = useCallback(() => dialog.current?.close(), []);

  useEffect(() => {
    // React runs effects twice in development.
    if (!dialog.current?.open) dialog.current?.showModal();
    closeButton.current?.focus();
    const { style } = document.documentElement;
    const overflow = style.overflow;
    style.overflow = 'hidden';
    // The stylesheet decides whether the header shows its items or the menu button.
    const closeUnlessNeeded = () => {
      if (menuButton.current?.getClientRects().length === 0) close();
    };
    window.addEventListener('resize', closeUnlessNeeded);
    return () => {
      style.overflow = overflow;
      window.removeEventListener('resize', closeUnlessNeeded);
    };
  }, [close, menuButton]);

  useEffect(() => {
    if (currentPath !== openedOn.current) close();
  }, [currentPath, close]);

  return { dialog, closeButton, close };
}
