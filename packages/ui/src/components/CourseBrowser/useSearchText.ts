'use client';

import { useEffect, useEffectEvent, useState } from 'react';

/** The debounce delay. */
const DEBOUNCE_MS = 400;

/**
 * The text of a search input, debounced. It follows external changes, such as the Back button, but
 * never overwrites what was typed in the meantime.
 */
export function useSearchText(searched: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(searched);
  const [known, setKnown] = useState(searched);
  const [requested, setRequested] = useState(searched);
  if (searched !== known) {
    setKnown(searched);
    // The response to our own search; anything typed since is newer.
    if (searched !== requested) {
      setRequested(searched);
      setText(searched);
    }
  }
  const search = useEffectEvent(() => {
    const query = text.trim();
    if (query === searched) return;
    setRequested(query);
    onSearch(query);
  });
  useEffect(() => {
    if (text.trim() === requested) return;
    const pause = setTimeout(search, DEBOUNCE_MS);
    return () => clearTimeout(pause);
  }, [text, requested]);
  return [text, setText] as const;
}
