import { canopy, HEIGHT, type Point, ridge, soft, WIDTH } from '../paths.ts';
import { type Paper, type Pen, ROUND } from '../pen.ts';
import { emergent, palm } from '../trees.ts';

/** The course of the river: its centre at depth `t` (0 far, 1 near), and its width. */
function course(pen: Pen) {
  const [bends, start] = pen.pick<readonly [number, number]>('course', [
    [5.4, 0.6],
    [4.6, 1.9],
    [6.4, 0],
    [3.9, 0.3],
  ]);
  const middle = (t: number) => 690 + Math.sin(t * bends + start) * (30 + t * 250) + t * 30;
  const half = (t: number) => 10 + t * t * 250 + t * 60;
  const depth = (t: number) => 372 + t * t * 460;
  /** The water as a closed path: `k` widens it, `offset` moves its near end. */
  const water = (k: number, offset = 0) => {
    const left: Point[] = [];
    const right: Point[] = [];
    for (let i = 0; i <= 10; i++) {
      const t = i / 10;
      left.push([middle(t) - half(t) * k + offset * t, depth(t)]);
      right.unshift([middle(t) + half(t) * k + offset * t, depth(t)]);
    }
    return `${soft(left, { close: false })}L${soft(right, { close: false }).slice(1)}Z`;
  };
  return { middle, water };
}

/** A wooded bank falling from `y` along a power curve; `side` is the near end. */
function bank(
  pen: Pen,
  seed: number,
  side: 'left' | 'right',
  [x0, x1]: Point,
  y: number,
  drop: number,
  power: number,
  [min, max]: Point,
  paper: Paper,
): string {
  const height = (x: number) => {
    const t = Math.max(0, Math.min(1, (x - x0) / (x1 - x0)));
    return y + (side === 'left' ? t : 1 - t) ** power * drop + 10 * Math.sin(x / 70);
  };
  return pen.layer(canopy(pen.seed(seed), height, min, max, { x0, x1 }), paper, [3, 9]);
}

function pirogue(pen: Pen, x: number, y: number): string {
  return `<g transform="translate(${x} ${y})">${
    pen.stroke('M410 668h100M470 690h170', '#A9DAD3', 5, ROUND) +
    pen.fill('M430 606q110 44 250-4q-18 40-66 44h-110q-50-4-74-40z', '#3B2416') +
    pen.fill('M430 606q110 30 250-4q-120 22-250 4z', '#8A5530') +
    pen.fill(
      'M560 612q-8-52 6-72q16-8 28 4q8 34 0 68z',
      pen.pick('shirt', ['#B5482A', '#E9A820', '#1F3A93', '#F5ECD9']),
    ) +
    pen.circle(580, 526, 15, '#2A1A12') +
    pen.stroke('M606 470L536 700', '#6B4426', 5) +
    pen.stroke('M588 558l16 14l-12 24', '#2A1A12', 9, `${ROUND} stroke-linejoin="round"`)
  }</g>`;
}

/** A pirogue on a bend of the river, with forest on both banks. */
export function riverBend(pen: Pen): string {
  const { middle, water } = course(pen);
  const giant = 150 + pen.shift('giant', 60);
  const far: Paper = ['#2F6F54', '#5B9672'];
  const near: Paper = ['#174A37', '#34704F'];
  const boatX = 96 + Math.round(middle(0.763) - 492.6) + pen.pick('boat', [0, -70, -110, -130]);
  const shine = water(0.66, -26);
  return (
    pen.sky('#F6DCA6', [ridge(pen.seed(4), 170, 20, 6), '#FAE6BE']) +
    pen.sun(pen.place('sun', [420, 250], [260, 36]), 66 + pen.shift('sunr', 16), [
      '#F9D998',
      '#F5C268',
      '#EFA73C',
      '#E5832F',
    ]) +
    pen.clouds(
      [
        [640, 150, 330, 11],
        [760, 186, 220, 8],
        [60, 128, 220, 8],
      ],
      '#FDF3DA',
    ) +
    pen.layer(ridge(pen.seed(13), 300, 38, 7), ['#9DB39A', '#C6D0AC'], [0, 6]) +
    pen.layer(canopy(pen.seed(23), pen.wave(342, 14, 130), 10, 22), ['#6E9A80', '#97B592'], [2, 5]) +
    pen.fill(`M-10 366H${WIDTH + 10}V${HEIGHT + 20}H-10Z`, '#4C8769') +
    pen.layer(ridge(pen.seed(33), 420, 16, 8), ['#3F7D60', '#6FA27F'], [0, 6]) +
    pen.fill(water(1.26), '#C9A266') +
    pen.fill(water(1.17), '#EBD09A') +
    pen.fill(water(1.04), '#0C5660') +
    pen.fill(water(0.94), '#17757E') +
    pen.fill(shine, '#3A9CA1') +
    pen.cloth(shine, { kind: 'diamond', colour: '#5FB3B1', scale: 0.62 }) +
    pen.fill(water(0.24, -60), '#8CCBC5') +
    bank(pen, 44, 'left', [-60, 470], 446, 420, 3.2, [18, 40], far) +
    bank(pen, 43, 'right', [850, 1260], 440, 420, 3, [18, 40], far) +
    palm(pen, {
      seed: 7,
      x: 1010,
      base: 730,
      height: 360 + pen.shift('palm', 50),
      colours: ['#2B4A38', '#1F5B45', '#4B8A67'],
      lean: 26 + pen.shift('lean', 50),
    }) +
    palm(pen, {
      seed: 8,
      x: 1110,
      base: 730,
      height: 380 + pen.shift('palm2', 60),
      colours: ['#2B4A38', '#1B5240', '#43805F'],
      lean: -22,
    }) +
    emergent(pen, {
      seed: 41,
      x: giant,
      base: 560,
      height: 240 + pen.shift('gianth', 40),
      width: 220,
      colours: ['#234A38', '#215742', '#4B8A67'],
    }) +
    bank(pen, 53, 'right', [880, 1260], 560, 300, 1.8, [32, 62], near) +
    bank(pen, 55, 'left', [-60, 400], 560, 300, 2, [32, 62], near) +
    pen.under('near', () => pirogue(pen, boatX, 8)) +
    pen.fronds([
      [40, 800, 1.35, -70, '#1D5A42'],
      [36, 806, 1.4, -38, '#2A6F52'],
      [30, 810, 1.2, -12, '#143F2E'],
      [30, 800, 1.2, -108, '#143F2E'],
    ]) +
    pen.layer(
      canopy(pen.seed(63), (x) => 800 - (x - 600) ** 2 / 7000, 40, 72),
      ['#0E3124', '#205240'],
      [4, 10],
    )
  );
}
