'use client';

import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { type MapTile, neighbour } from './lattice.ts';

/**
 * A roving tab stop for all tiles: the last focused one, otherwise the selected one, otherwise the
 * first. The arrow keys move to the neighbour.
 *
 * @param tiles sorted by `sortTiles`
 */
export function useTileKeys(tiles: readonly MapTile[], selected: string | undefined) {
  const [focused, setFocused] = useState<string>();
  const stop = [focused, selected].find((code) => tiles.some((tile) => tile.code === code)) ?? tiles[0]?.code;

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    // Keys with a modifier belong to the browser: Alt and left arrow go back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const from = codeOf(event.target);
    const next = from === undefined ? undefined : neighbour(tiles, from, event.key);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>(`[data-code="${CSS.escape(next)}"]`)?.focus();
  };

  return {
    stop,
    group: { onKeyDown: handleKey, onFocus: (event: FocusEvent) => setFocused(codeOf(event.target)) },
  };
}

const codeOf = (target: EventTarget) =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('[data-code]')?.dataset.code : undefined;
