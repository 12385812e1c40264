'use client';

import { useCallback, useState } from 'react';

/** The outcome of a press of a button that copies; a new object for every press. */
export interface CopyOutcome {
  isCopied: boolean;
}

/** Copies a text; the outcome is `undefined` until it has been tried, and after `forget`. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  const copy = () => {
    // Without a secure connection the browser has no clipboard.
    const written = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => setOutcome({ isCopied: true }),
      () => setOutcome({ isCopied: false }),
    );
  };
  const forget = useCallback(() => setOutcome(undefined), []);
  return { outcome, copy, forget };
}
