'use client';

import { useEffect, useState } from 'react';

/** The outcome of a press of a button that copies; a new object for every press. */
export interface CopyOutcome {
  isCopied: boolean;
}

/** How long it is shown that a text was copied, in milliseconds. */
const CONFIRMED_MS = 2000;

/** Copies a text; the outcome is `undefined` until it has been tried, and two seconds after it was copied. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  useEffect(() => {
    if (!outcome?.isCopied) return;
    const timer = setTimeout(() => setOutcome(undefined), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () => {
    // Without a secure connection the browser has no clipboard.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => setOutcome({ isCopied: true }),
      () => setOutcome({ isCopied: false }),
    );
  };
  return { outcome, copy };
}
