/**
 * The tile map of the provinces: rows from the north, columns in half tiles from the west.
 * Neighbours touch, except at four borders. Not in `provinces`, which browsers need not load.
 */
export const provinceTiles: ReadonlyMap<string, { row: number; column: number }> = new Map(
  Object.entries({
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
  } as const).map(([code, [row, column]]) => [`CD-${code}`, { row, column }]),
);
