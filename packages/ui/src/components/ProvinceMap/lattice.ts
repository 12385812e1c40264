import { provinceTiles } from '@nzete/domain';

/** The codes of the provinces with a tile, from north to south, and west to east within a row. */
export const tileCodes: readonly string[] = [...provinceTiles.keys()];

export const placeOf = (code: string) => provinceTiles.get(code);

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * The province that a key moves to: the nearest one in its direction, where sideways distance
 * counts double; Home moves to the northernmost, End to the southernmost. Undefined at the edge and
 * for any other key.
 */
export function neighbour(code: string, key: string): string | undefined {
  if (key === 'Home') return tileCodes[0];
  if (key === 'End') return tileCodes.at(-1);
  const direction = directions[key];
  const from = provinceTiles.get(code);
  if (!direction || !from) return undefined;
  const [x, y] = direction;
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [other, { row, column }] of provinceTiles) {
    const dx = column - from.column;
    const dy = row - from.row;
    const forward = dx * x + dy * y;
    const cost = forward + 2 * Math.abs(dx * y + dy * x);
    if (forward <= 0 || cost >= least) continue;
    nearest = other;
    least = cost;
  }
  return nearest;
}
