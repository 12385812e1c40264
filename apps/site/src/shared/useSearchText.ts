import { useEffect, useEffectEvent, useState } from 'react';

/** The debounce delay, in milliseconds. */
const PAUSE_MS = 400;

/**
 * The text of a search field. It is searched for after a pause or by `search`, and follows changes
 * from outside, such as the Back button, but what was typed in the meantime stays.
 */
export function useSearchText(searched: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(searched);
  const [known, setKnown] = useState(searched);
  const [requested, setRequested] = useState(searched);
  if (searched !== known) {
    setKnown(searched);
    // Otherwise it is the search of this field itself; anything typed since is newer.
    if (searched !== requested) {
      setRequested(searched);
      setText(searched);
    }
  }
  const search = (typed: string) => {
    const words = typed.trim();
    setRequested(words);
    if (words !== searched) onSearch(words);
  };
  const searchAfterPause = useEffectEvent(search);
  useEffect(() => {
    if (text.trim() === requested) return;
    const pause = setTimeout(() => searchAfterPause(text), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text, requested]);
  return { text, setText, search };
}
