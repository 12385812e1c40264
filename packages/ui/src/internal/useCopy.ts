'use client';

import { useEffect, useState } from 'react';

/** The outcome of a press of a copy button; a new object for every press. */
export interface CopyOutcome {
  isCopied: boolean;
}

/** How long the confirmation shows, in milliseconds. */
const CONFIRMATION_MS = 2000;

/**
 * Copies a text; the outcome is `undefined` before the first attempt, and again two seconds after
 * copying.
 */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  useEffect(() => {
    if (!outcome?.isCopied) return;
    const timer = setTimeout(() => setOutcome(undefined), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () => {
    // Without HTTPS the browser has no clipboard API.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => setOutcome({ isCopied: true }),
      () => setOutcome({ isCopied: false }),
    );
  };
  return { outcome, copy };
}
