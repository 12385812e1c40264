'use client';

import { type ChangeEvent, type FocusEvent, useState } from 'react';
import { flushSync } from 'react-dom';

interface TypedText {
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
}

/** How to store what was typed since the last frame, by field. */
const unstored = new Map<HTMLInputElement, () => void>();

/** Stores what was typed since the last frame. To be called before the values of a form are read, as when it is sent. */
export function storeTypedText() {
  flushSync(() => {
    for (const [input, store] of unstored) {
      unstored.delete(input);
      store();
    }
  });
}

/**
 * The value of a text control that shows each key at once and stores it right after the frame that shows it, so that a large form does not hold
 * up typing on a slow phone. It is also stored before the field is left.
 */
export function useTypedText({ value, onChange, onBlur }: TypedText): TypedText {
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
      if (unstored.size === 0) requestAnimationFrame(() => setTimeout(storeTypedText));
      unstored.set(event.target, () => onChange(event));
    },
    onBlur: (event) => {
      storeTypedText();
      onBlur(event);
    },
  };
}
