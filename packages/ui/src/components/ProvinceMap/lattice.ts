/** Where a province is on the map, in half tiles: neighbours are two apart, or one in both. */
export interface MapTile {
  /** The code of its record, as in ISO 3166-2: `KE-30`. */
  code: string;
  /** From north to south. Only the difference to other tiles counts. */
  row: number;
  /** From west to east. */
  column: number;
}

/** From north to south, and west to east within a row. */
export const sortTiles = (tiles: readonly MapTile[]): MapTile[] =>
  tiles.toSorted((one, other) => one.row - other.row || one.column - other.column);

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * The tile that a key moves to: the nearest one in its direction, where sideways distance counts
 * double; Home moves to the first, End to the last. Undefined at the edge and for any other key.
 *
 * @param tiles sorted by `sortTiles`
 */
export function neighbour(tiles: readonly MapTile[], code: string, key: string): string | undefined {
  if (key === 'Home') return tiles[0]?.code;
  if (key === 'End') return tiles.at(-1)?.code;
  const direction = directions[key];
  const from = tiles.find((tile) => tile.code === code);
  if (!direction || !from) return undefined;
  const [x, y] = direction;
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const { code: other, row, column } of tiles) {
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
