import { diamond, round } from '../paths.ts';
import { type Pen, ROUND } from '../pen.ts';

const CHALK = ['#84C6C6', '#F5CB68', '#EDB22F', '#DD7B4E', '#F5ECD9'] as const;

const PROVINCES: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 0],
  [-0.5, 0.5],
  [0.5, 0.5],
  [1.5, 0.5],
  [2.5, 0.5],
  [3.5, 0.5],
  [0, 1],
  [1, 1],
  [2, 1],
  [3, 1],
  [0.5, 1.5],
  [1.5, 1.5],
  [2.5, 1.5],
  [2, 2],
  [3, 2],
  [2.5, 2.5],
];

/** On the board: the country as diamonds, and a rising line. */
export function mapAndChart(pen: Pen): string {
  const tiles = PROVINCES.map(([a, b], i) => {
    const chalk = CHALK[(i * 7 + Math.trunc(b * 2)) % 5] ?? CHALK[0];
    return pen.fill(diamond(round(420 + a * 58), round(196 + b * 58), 25), chalk);
  });
  return (
    tiles.join('') +
    pen.stroke('M660 360V190M660 360h180', '#BFD3C4', 5) +
    pen.stroke('M676 330l36-40l34 22l44-70l36 20', '#EDB22F', 7, ` stroke-linejoin="round"${ROUND}`) +
    pen.stroke('M690 180h120M690 204h80', '#8FBF9E', 6, ROUND)
  );
}

/** On the board: a sum of circles, and a bar chart. */
export function bars(pen: Pen): string {
  const columns = [70, 110, 90, 150, 128].map((h, i) =>
    pen.fill(`M${400 + i * 46} ${350 - h}h30v${h}h-30z`, CHALK[(i * 2) % 5] ?? CHALK[0]),
  );
  const rows = [3, 4, 2].flatMap((n, row) =>
    Array.from({ length: n }, (_, i) => pen.circle(690 + i * 42, 196 + row * 48, 14, CHALK[row] ?? CHALK[0])),
  );
  return (
    columns.join('') +
    pen.stroke('M384 352h236', '#BFD3C4', 5, ROUND) +
    rows.join('') +
    pen.stroke('M680 340h130M680 362h84', '#8FBF9E', 6, ROUND)
  );
}

/** On the board: a seed becoming a plant, in three drawings. */
export function sprout(pen: Pen): string {
  const arrows = 'M480 300h44m-14-12l14 12l-14 12M650 300h44m-14-12l14 12l-14 12';
  return (
    pen.stroke('M370 344h90M540 344h90M712 344h120', '#DD7B4E', 6, ROUND) +
    pen.fill(diamond(415, 318, 18), '#EDB22F') +
    pen.stroke('M585 344v-56M772 344V206', '#8FBF9E', 7, ROUND) +
    pen.fill('M585 300q-34-4-38-36q34 0 38 36zM585 292q30-6 32-36q-30 4-32 36z', '#8FBF9E') +
    pen.fill(
      'M772 310q-44-6-50-48q44 2 50 48zM772 296q42-8 46-50q-42 4-46 50zM772 246q-34-8-36-42q34 4 36 42zM772 236q30-8 32-40q-30 6-32 40z',
      '#F5ECD9',
    ) +
    pen.stroke(arrows, '#BFD3C4', 5, ` stroke-linejoin="round"${ROUND}`) +
    pen.stroke('M360 180h150M360 206h96', '#84C6C6', 6, ROUND)
  );
}
