'use client';

import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { neighbour } from './lattice.ts';

/**
 * One stop of the Tab key for all tiles: the one that had the focus last, else the chosen one, else the first. The arrow keys lead to the
 * neighbour; one without a tile is skipped.
 */
export function useTileKeys(codes: readonly string[], selected: string | undefined) {
  const [focused, setFocused] = useState<string>();
  const stop = [focused, selected].find((code) => code !== undefined && codes.includes(code)) ?? codes[0];

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    // With one of these the key is the browser's: Alt and the arrow to the left lead back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const from = codeOf(event.target);
    let next = from === undefined ? undefined : neighbour(from, event.key);
    while (next !== undefined && !codes.includes(next)) {
      const beyond = neighbour(next, event.key);
      next = beyond === next ? undefined : beyond;
    }
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-code="${next}"]`)?.focus();
  };

  return {
    stop,
    group: { onKeyDown: handleKey, onFocus: (event: FocusEvent) => setFocused(codeOf(event.target)) },
  };
}

const codeOf = (target: EventTarget) =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-code]')?.dataset.code : undefined;
