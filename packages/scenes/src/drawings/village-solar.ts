import { canopy, grass, ridge, round } from '../paths.ts';
import type { Paper, Pen } from '../pen.ts';
import { banana, palm } from '../trees.ts';

type HouseColours = readonly [wall: string, shade: string, roof: string, rim: string, door: string];

const BRICK: HouseColours = ['#D9A06B', '#B97E4C', '#8E3418', '#B4562C', '#4A2416'];
const THATCH: HouseColours = ['#E8C590', '#CBA168', '#7A5A38', '#A07C4E', '#4A2F1A'];
const TIN: HouseColours = ['#C77B4A', '#A45D33', '#5E6B61', '#8B978C', '#3B2116'];

type Box = readonly [x: number, y: number, width: number, height: number];

/** A house: two walls, a door, a window, a hipped roof with a lit rim. */
function house(pen: Pen, [x, y, w, h]: Box, [wall, shade, roof, rim, door]: HouseColours): string {
  const eave = w * 0.1;
  const top = round(y - h * 1.62);
  const opening = round(y - h * 0.62);
  return (
    pen.fill(`M${x} ${y - h}h${w}v${h}h-${w}z`, wall) +
    pen.fill(`M${round(x + w * 0.66)} ${y - h}h${round(w * 0.34)}v${h}h-${round(w * 0.34)}z`, shade) +
    pen.fill(`M${round(x + w * 0.2)} ${opening}h${round(w * 0.2)}v${round(h * 0.62)}h-${round(w * 0.2)}z`, door) +
    `<path d="M${round(x + w * 0.72)} ${opening}h${round(w * 0.16)}v${round(h * 0.26)}h-${round(w * 0.16)}z" fill="${pen.window(door)}"/>` +
    pen.fill(
      `M${round(x - eave)} ${y - h + 6}L${round(x + w * 0.16)} ${top}H${round(x + w * 0.84)}L${round(x + w + eave)} ${y - h + 6}Z`,
      rim,
    ) +
    pen.fill(
      `M${round(x - eave + 4)} ${y - h + 12}L${round(x + w * 0.17)} ${round(y - h - h * 0.62 + 9)}H${round(x + w * 0.83)}L${round(x + w + eave - 4)} ${y - h + 12}Z`,
      roof,
    )
  );
}

/** A solar panel lying on a roof, leaning by `k`. */
function panel(pen: Pen, [x, y, w, h]: Box, k: number): string {
  let seams = '';
  for (let i = 1; i < 4; i++)
    seams += `M${round(x + (i * w) / 4 + 2)} ${y - 5}l${round(k * (0.86 - i * 0.14))}-${h - 10}`;
  seams += `M${round(x + k * 0.5)} ${round(y - h / 2)}h${round(w + k * 0.05)}`;
  return (
    pen.fill(`M${x} ${y}l${k}-${h}h${w}l${round(k * 0.35)} ${h}z`, '#DCE3EA') +
    pen.fill(`M${x + 7} ${y - 5}l${round(k * 0.86)}-${h - 10}h${w - 12}l${round(k * 0.3)} ${h - 10}z`, '#1F3A93') +
    pen.stroke(seams, '#7C93DD', 3)
  );
}

/** A person walking up the path with a basin on their head. */
function walker(pen: Pen, [x, y]: readonly [number, number], dress: string): string {
  return `<g transform="translate(${x} ${y})">${
    pen.circle(598, 650, 15, '#2A1A12') +
    pen.fill('M578 668q20-10 40 0l10 78h-60z', dress) +
    pen.fill('M570 640q28-26 56-2l-6 4q-22-10-44 0z', '#1F3A93') +
    pen.fill('M582 744h12v30h-12zM602 744h12v30h-12z', '#2A1A12')
  }</g>`;
}

/** The houses behind: the same street, with the roofs in another order. */
function farHouses(pen: Pen): string {
  const order = pen.pick<readonly HouseColours[]>('roofs', [
    [THATCH, BRICK, TIN, THATCH, BRICK],
    [BRICK, TIN, THATCH, BRICK, THATCH],
    [TIN, THATCH, BRICK, TIN, BRICK],
  ]);
  const boxes: readonly Box[] = [
    [560, 470, 150, 70],
    [770, 480, 170, 76],
    [300, 486, 170, 76],
    [1010, 500, 150, 74],
    [90, 500, 150, 70],
  ];
  const roof = pen.shift('far', 26);
  return (
    boxes.map(([x, y, w, h], i) => house(pen, [x + roof, y, w, h], order[i] ?? BRICK)).join('') +
    panel(pen, [800 + roof, 400, 92, 32], 18)
  );
}

/** The two houses by the path. */
function nearHouses(pen: Pen): string {
  const [left, right] = pen.pick<readonly [HouseColours, HouseColours]>('near', [
    [BRICK, TIN],
    [TIN, BRICK],
    [THATCH, BRICK],
  ]);
  return (
    house(pen, [150, 668, 260, 124], left) +
    panel(pen, [206, 538, 120, 50], 26) +
    house(pen, [760, 676, 300, 140], right) +
    panel(pen, [822, 530, 160, 58], 30)
  );
}

/** A village street at dusk, with solar panels on the roofs. */
export function villageSolar(pen: Pen): string {
  const path = 'M520 556Q600 640 430 820H760Q700 660 640 556Z';
  const far = pen.shift('palm', 40);
  const leaf: readonly Paper[] = [
    ['#1F5A41', '#4B8A62'],
    ['#245F45', '#528F66'],
    ['#174A35', '#3A7855'],
  ];
  const [first, second, third] = leaf as [Paper, Paper, Paper];
  const dress = pen.pick('dress', ['#E9A820', '#B5482A', '#13737B', '#F5ECD9']);
  const walk = pen.pick<readonly [number, number]>('walk', [
    [0, 0],
    [-46, -44],
    [-20, -16],
  ]);
  return (
    pen.sky('#F2B880', [ridge(pen.seed(8), 170, 20, 6), '#F6C995'], [ridge(pen.seed(9), 270, 18, 6), '#F9DAAE']) +
    pen.sun(pen.place('sun', [300, 262], [260, 36]), 70 + pen.shift('sunr', 18), ['#F6C382', '#F0A552', '#E5832F']) +
    pen.clouds(
      [
        [620, 150, 360, 12],
        [760, 188, 240, 8],
      ],
      '#FCEBCB',
    ) +
    pen.layer(
      ridge(pen.seed(18), 330, 36, 6, { tilt: pen.pick('tilt', [30, -40, 0]) }),
      ['#B59A80', '#D2B495'],
      [0, 6],
    ) +
    pen.layer(canopy(pen.seed(28), pen.wave(386, 16, 150), 16, 34), ['#6C8A6E', '#98A983'], [2, 6]) +
    pen.layer(canopy(pen.seed(29), pen.wave(430, 20, 180, 2), 20, 40), ['#3F7558', '#6F9A72'], [3, 7]) +
    pen.under('near', () => farHouses(pen)) +
    pen.layer(canopy(pen.seed(38), pen.wave(500, 10, 100), 14, 26), ['#2F6649', '#5B8D66'], [2, 6]) +
    palm(pen, {
      seed: 19,
      x: 500 + far,
      base: 600,
      height: 240 + pen.shift('palmh', 40),
      colours: ['#3A3325', '#1F5640', '#47835F'],
      lean: -24,
    }) +
    palm(pen, {
      seed: 20,
      x: 1120,
      base: 620,
      height: 280 + pen.shift('palmi', 40),
      colours: ['#3A3325', '#1B4E3A', '#3F7B59'],
      lean: 20 + pen.shift('lean', 40),
    }) +
    pen.fill('M-10 560Q300 540 600 556T1210 548V820H-10Z', '#C5703D') +
    pen.fill(path, '#E0A268') +
    pen.cloth(path, { kind: 'chevron', colour: '#CF8A52', width: 3.5, scale: 0.9 }) +
    pen.under('near', () => nearHouses(pen)) +
    banana(pen, { seed: 3, x: 110 + pen.shift('b1', 50), base: 720, height: 190, colours: first }) +
    banana(pen, { seed: 4, x: 690, base: 700, height: 150, colours: second }) +
    banana(pen, { seed: 6, x: 1120 + pen.shift('b3', 40), base: 740, height: 210, colours: third }) +
    pen.under('near', () => walker(pen, walk, dress)) +
    pen.layer(grass(pen.seed(19), 784, 26, 12, 40), ['#5E2410', '#8E3418'], [2, 8])
  );
}
