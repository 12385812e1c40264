import { useCallback, useEffect, useRef } from 'react';

/** From here up the bar shows its links itself: the `lg` breakpoint of the theme. */
const wide = '(min-width: 60rem)';

/** Opens the dialog as a modal when it appears, holds the page still behind it, and closes it when the page changes or the window grows. */
export function useSheet(currentPath: string | undefined) {
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
    const query = window.matchMedia(wide);
    query.addEventListener('change', close);
    return () => {
      style.overflow = overflow;
      query.removeEventListener('change', close);
    };
  }, [close]);

  useEffect(() => {
    if (currentPath !== openedOn.current) close();
  }, [currentPath, close]);

  return { dialog, closeButton, close };
}
