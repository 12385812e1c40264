/** A tile: its row from the north, and its column in half tiles from the west. */
interface Place {
  row: number;
  column: number;
}

/**
 * Where each province is, so that neighbours touch (four borders are lost). By the two letters of its ISO 3166-2 code, from north to south.
 */
const places = {
  NU: [0, 4],
  BU: [0, 6],
  SU: [1, 3],
  MO: [1, 5],
  HU: [1, 7],
  EQ: [2, 4],
  TO: [2, 6],
  IT: [2, 8],
  MN: [3, 3],
  TU: [3, 5],
  NK: [3, 7],
  KN: [4, 2],
  KS: [4, 4],
  SA: [4, 6],
  SK: [4, 8],
  BC: [5, 1],
  KL: [5, 3],
  KE: [5, 5],
  MA: [5, 7],
  KG: [6, 2],
  KC: [6, 4],
  LO: [6, 6],
  TA: [6, 8],
  LU: [7, 5],
  HL: [7, 7],
  HK: [8, 8],
} as const satisfies Record<string, readonly [row: number, column: number]>;

const byCode = new Map<string, Place>(
  Object.entries(places).map(([code, [row, column]]) => [`CD-${code}`, { row, column }]),
);

/** The codes of the provinces that have a tile, from north to south, and from west to east in a row. */
export const tileCodes: readonly string[] = [...byCode.keys()];

export const placeOf = (code: string) => byCode.get(code);

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/**
 * The province that a key leads to: the nearest one in its direction, where a step to the side counts double; with Home the northernmost,
 * with End the southernmost. Undefined at the edge and for any other key.
 */
export function neighbour(code: string, key: string): string | undefined {
  if (key === 'Home') return tileCodes[0];
  if (key === 'End') return tileCodes.at(-1);
  const direction = directions[key];
  const from = byCode.get(code);
  if (!direction || !from) return undefined;
  const [x, y] = direction;
  let nearest: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [other, { row, column }] of byCode) {
    const across = column - from.column;
    const down = row - from.row;
    const ahead = across * x + down * y;
    const cost = ahead + 2 * Math.abs(across * y + down * x);
    if (ahead <= 0 || cost >= least) continue;
    nearest = other;
    least = cost;
  }
  return nearest;
}
