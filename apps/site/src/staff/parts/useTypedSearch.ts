import { useEffect, useEffectEvent, useState } from 'react';

/** While someone types, the list waits for a pause. */
const PAUSE_MS = 400;

/** The text of the search field, which follows the address and goes into it after a pause or Enter. */
export function useTypedSearch(applied: string, onApply: (text: string) => void) {
  const [text, setText] = useState(applied);
  const [known, setKnown] = useState(applied);
  if (known !== applied) {
    setKnown(applied);
    setText(applied);
  }
  const apply = (typed: string) => {
    if (typed.trim() !== applied) onApply(typed.trim());
  };
  const applyAfterPause = useEffectEvent(apply);
  useEffect(() => {
    const timer = setTimeout(() => applyAfterPause(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, setText, apply: () => apply(text) };
}
