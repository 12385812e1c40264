'use client';

import { type ChangeEvent, startTransition, useState } from 'react';

interface TypedText {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * The value of a text control that shows each key at once. The component that holds the value stores it at once too, but renders as a transition,
 * so that a large form does not delay typing on a slow phone.
 */
export function useTypedText({ value, onChange }: TypedText): TypedText {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // From outside: a draft, a reset, what was typed before the page was hydrated.
  if (value !== known) {
    setKnown(value);
    setText(value);
  }
  return {
    value: text,
    onChange: (event) => {
      setText(event.target.value);
      startTransition(() => onChange(event));
    },
  };
}
