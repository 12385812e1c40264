'use client';

import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { neighbour } from './lattice.ts';

/**
 * A roving tab stop for all tiles: the last focused one, otherwise the selected one, otherwise the
 * first. The arrow keys move to the neighbour; provinces without a tile are skipped.
 */
export function useTileKeys(codes: readonly string[], selected: string | undefined) {
  const [focused, setFocused] = useState<string>();
  const stop = [focused, selected].find((code) => code !== undefined && codes.includes(code)) ?? codes[0];

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    // Keys with a modifier belong to the browser: Alt and left arrow go back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const from = codeOf(event.target);
    let next = from === undefined ? undefined : neighbour(from, event.key);
    while (next !== undefined && !codes.includes(next)) {
      const following = neighbour(next, event.key);
      next = following === next ? undefined : following;
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
