'use client';

import { useEffect, useEffectEvent, useState } from 'react';

/** How long nothing is typed before it is searched for. */
const PAUSE_MS = 400;

/**
 * What is typed into a search, which is searched for when the typing pauses. It follows what is searched for elsewhere, by the Back
 * button for instance, but never takes away what was typed meanwhile.
 */
export function useSearchText(searched: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(searched);
  const [known, setKnown] = useState(searched);
  const [asked, setAsked] = useState(searched);
  if (searched !== known) {
    setKnown(searched);
    // An answer to what was asked here; what has been typed since is newer.
    if (searched !== asked) {
      setAsked(searched);
      setText(searched);
    }
  }
  const search = useEffectEvent(() => {
    const wanted = text.trim();
    if (wanted === searched) return;
    setAsked(wanted);
    onSearch(wanted);
  });
  useEffect(() => {
    if (text.trim() === asked) return;
    const pause = setTimeout(search, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text, asked]);
  return [text, setText] as const;
}
