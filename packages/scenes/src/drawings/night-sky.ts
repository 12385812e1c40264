import { canopy, type Point, ridge, star } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { between, rng } from '../rng.ts';
import type { Time } from '../time.ts';
import { emergent } from '../trees.ts';

/** A Milky Way: its outline, and the line along which its stars cluster. */
interface Way {
  outline: string;
  from: Point;
  to: Point;
}

const WAYS: readonly [Way, Way] = [
  {
    outline: 'M60 20C300 60 520 150 760 210S1100 330 1210 420V340C1040 250 860 190 700 130S360 10 240-20H60Z',
    from: [120, 60],
    to: [1020, 320],
  },
  {
    outline: 'M-10 330C200 300 330 250 470 190S700 60 760-20H960C880 90 770 190 610 270S250 410-10 430Z',
    from: [60, 360],
    to: [820, 20],
  },
];

/** Night skies: top to horizon, then the Milky Way, its threads, and the halo of the moon. */
type Night = readonly [
  top: string,
  high: string,
  low: string,
  horizon: string,
  way: string,
  threads: string,
  ring: string,
  shadow: string,
];

const DEEP: Night = ['#0E1F3F', '#13294F', '#18345C', '#1E4166', '#1B365F', '#2A4A7C', '#1B3A66', '#18325B'];
const NIGHTS: Readonly<Record<Time, Night>> = {
  night: ['#0A1730', '#0E1F3D', '#122847', '#163250', '#152B4C', '#233F68', '#162F55', '#122847'],
  dusk: ['#14293F', '#1F3A4C', '#5B4A40', '#B5603F', '#21405A', '#375B7A', '#2C4A60', '#1F3A4C'],
  dawn: ['#133A5C', '#1F5470', '#4A8088', '#E2B183', '#1F4E72', '#35698E', '#2B5F80', '#1B4A6B'],
  day: ['#14465F', '#1B5669', '#246A77', '#338488', '#205F75', '#34788C', '#2B6C82', '#1B5669'],
};

/** The moon: a halo, the disc, and the part in shadow. */
function moon(pen: Pen, ring: string, shadow: string): string {
  const [x, y] = pen.place('moon', [930, 170], [150, 36]);
  const [dx, dy] = pen.pick<readonly [number, number]>('phase', [
    [26, -14],
    [-26, -12],
    [22, 18],
  ]);
  const disc = ([r, fill, cx, cy]: readonly [number, string, number, number]) =>
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;
  return disc([74, ring, x, y]) + disc([56, '#F5E2B4', x, y]) + disc([50, shadow, x + dx, y + dy]);
}

/** Stars everywhere, denser along the Milky Way, with four bright ones. */
function stars(pen: Pen, r: () => number, { from, to }: Way): string {
  let faint = '';
  let warm = '';
  for (let i = 0; i < 74; i++) {
    const x = between(r, 10, 1190);
    const y = between(r, 10, 430);
    faint += star(x, y, between(r, 2.5, 6));
  }
  for (let i = 0; i < 44; i++) {
    const t = r();
    const x = from[0] + t * (to[0] - from[0]) + between(r, -60, 60);
    const y = from[1] + t * (to[1] - from[1]) + between(r, -60, 60);
    warm += star(x, y, between(r, 2, 5));
  }
  const bright = [
    [240, 120, 15],
    [560, 80, 11],
    [1010, 330, 12],
    [820, 300, 9],
  ] as const;
  for (const [x, y, size] of bright) warm += star(x + pen.shift(`star${x}`, 90), y + pen.shift(`star${y}`, 30), size);
  return `<path d="${faint}" fill="#AFC0E8"/><path d="${warm}" fill="#F7E3B0"/>`;
}

/** The forest below: five layers, a tree, and the lights. */
function forest(pen: Pen, lights: string): string {
  const tree = pen.pick('tree', [300, 220, 420, 860]);
  return (
    pen.layer(ridge(pen.seed(18), 500, 34, 6), ['#1C4A5C', '#2A6070'], [0, 6]) +
    pen.layer(canopy(pen.seed(28), pen.wave(548, 18, 150), 14, 30), ['#17484F', '#296069'], [2, 6]) +
    pen.layer(canopy(pen.seed(38), pen.wave(600, 22, 190, 1), 22, 44), ['#123D40', '#225757']) +
    emergent(pen, {
      seed: 48,
      x: tree,
      base: 690,
      height: 290 + pen.shift('treeh', 40),
      width: 240,
      colours: ['#0B2A28', '#0F3433', '#1F504B'],
    }) +
    pen.layer(canopy(pen.seed(58), pen.wave(668, 20, 170, 2), 32, 60), ['#0D2F2C', '#1C4B45'], [3, 9]) +
    `<path d="${lights}" fill="#EDB22F"/>` +
    pen.layer(canopy(pen.seed(68), pen.wave(752, 16, 220), 40, 80), ['#081F1B', '#143A33'], [4, 10])
  );
}

/** The Milky Way over the forest, with fires and lamps among the trees. */
export function nightSky(pen: Pen): string {
  const random = rng(pen.seed(77));
  const [top, high, low, horizon, way, threads, ring, shadow] = pen.time ? NIGHTS[pen.time] : DEEP;
  const band = (seed: number, y: number, amplitude: number, tilt: number, fill: string) =>
    `<path d="${ridge(pen.seed(seed), y, amplitude, 5, { tilt })}" fill="${fill}"/>`;
  const milkyWay = pen.pick('way', WAYS);
  const sky = stars(pen, random, milkyWay);
  let lights = '';
  for (let i = 0; i < 16; i++) {
    const x = between(random, 380, 1120);
    const y = between(random, 610, 760);
    lights += star(x, y, between(random, 4, 9));
  }
  return (
    `<path fill="${top}" d="M0 0h1200v800H0z"/>` +
    band(3, 210, 40, 120, high) +
    band(5, 330, 36, 100, low) +
    band(8, 440, 30, 60, horizon) +
    `<path d="${milkyWay.outline}" fill="${way}"/>` +
    pen.skyCloth(milkyWay.outline, { kind: 'diamond', colour: threads }) +
    sky +
    moon(pen, ring, shadow) +
    pen.under(pen.time === 'night' ? 'lamp' : 'land', () => forest(pen, lights))
  );
}
