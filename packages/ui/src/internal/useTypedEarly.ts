'use client';

import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/** Takes over what was typed into a controlled box before it was hydrated. */
export function useTypedEarly(
  box: RefObject<HTMLTextAreaElement | HTMLInputElement | null>,
  onTyped: (text: string) => void,
) {
  const takeOver = useEffectEvent(onTyped);
  // Before a second render, which would overwrite it.
  useLayoutEffect(() => {
    if (box.current?.value) takeOver(box.current.value);
  }, [box]);
}
