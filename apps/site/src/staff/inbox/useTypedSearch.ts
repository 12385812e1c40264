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
  const apply = useEffectEvent(() => {
    if (text.trim() !== applied) onApply(text.trim());
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter starts the pause again
  useEffect(() => {
    const timer = setTimeout(() => apply(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return {
    text,
    setText,
    apply: () => {
      if (text.trim() !== applied) onApply(text.trim());
    },
  };
}
