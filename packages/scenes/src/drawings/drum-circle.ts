import { canopy, grass, ridge, round } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { clothOf, type Person, type Pose, people } from '../people.ts';
import { palm } from '../trees.ts';

type Member = readonly [pose: Pose, x: number, y: number, scale: number];

/** The drummers and the dancers. */
const FEASTS: readonly [readonly Member[], ...(readonly Member[])[]] = [
  [
    ['drum', 286, 696, 1.5],
    ['drum', 398, 706, 1.63],
    ['dance', 600, 686, 1.5],
    ['dance', 757, 706, 1.63],
    ['dance', 914, 686, 1.5],
  ],
  [
    ['drum', 600, 686, 1.7],
    ['dance', 376, 696, 1.56],
    ['dance', 824, 696, 1.56],
    ['dance', 230, 666, 1.22],
    ['dance', 970, 666, 1.22],
  ],
  [
    ['drum', 779, 696, 1.5],
    ['drum', 891, 706, 1.63],
    ['drum', 1014, 714, 1.7],
    ['dance', 298, 696, 1.5],
    ['dance', 510, 710, 1.7],
  ],
  [
    ['dance', 600, 706, 1.9],
    ['drum', 264, 666, 1.29],
    ['drum', 365, 670, 1.29],
    ['dress', 880, 666, 1.29],
    ['stand', 981, 670, 1.29],
  ],
];

/** Bunting between two poles. */
function bunting(pen: Pen, y: number, sag: number): string {
  const flags = ['#E9A820', '#B5482A', '#1F3A93', '#F5ECD9', '#13737B'];
  const at = (t: number): readonly [number, number] => [round(60 + 1080 * t), round(y + sag * 4 * t * (1 - t))];
  const drawn = Array.from({ length: 17 }, (_, i) => {
    const [x, top] = at((i + 0.7) / 17.4);
    return pen.fill(`M${x - 20} ${top}h40l-20 40z`, flags[(i + pen.pick('flags', [0, 2, 3])) % 5] ?? '#E9A820');
  });
  const poles = pen.stroke(`M60 ${y - 20}V604M1140 ${y - 20}V604`, '#4A2F1A', 10);
  return poles + pen.stroke(`M60 ${y}Q600 ${y + sag * 2} 1140 ${y}`, '#4A2F1A', 4) + drawn.join('');
}

/** The back row: spectators who clap, cut from one dark sheet. */
function crowd(pen: Pen): string {
  const n = 13;
  const heads = Array.from({ length: n }, (_, i) => {
    const x = 110 + i * 82 + pen.shift(`c${i}`, 22);
    const y = 536 + pen.shift(`h${i}`, 12);
    return `M${x - 26} 612q-2-${round(612 - y - 22)} 26-${round(612 - y - 16)}q28 2 26 ${round(612 - y - 22)}zM${x - 13} ${y}a13 14 0 1 1 26 0a13 14 0 1 1-26 0z`;
  });
  return pen.fill(heads.join(''), '#4A2A1C');
}

/** Drummers and dancers on the village square, with bunting above them. */
export function drumCircle(pen: Pen): string {
  const feast = pen
    .pick('feast', FEASTS)
    .map(([pose, x, y, k], i): Person => [pose, x + pen.shift(`who${i}`, 26), y, k, clothOf(pen, i)]);
  const square = 'M-10 584Q300 566 620 580T1210 574V820H-10Z';
  const [ground, thread] = pen.pick<readonly [string, string]>('ground', [
    ['#D08A4C', '#DB9C62'],
    ['#B4532D', '#C2663E'],
    ['#C9A062', '#D6B078'],
  ]);
  return (
    pen.sky('#F2B26E', [ridge(pen.seed(8), 200, 22, 6), '#F5C488'], [ridge(pen.seed(9), 320, 18, 6), '#F9D8A6']) +
    pen.sun(pen.place('sun', [600, 380], [300, 50]), 104 + pen.shift('sunr', 26), [
      '#F7CB8A',
      '#F3B254',
      '#EB9434',
      '#DF7427',
    ]) +
    pen.clouds(
      [
        [100, 150, 300, 10],
        [760, 120, 320, 11],
      ],
      '#FCE6C2',
    ) +
    pen.layer(
      ridge(pen.seed(18), 450, 30, 6, { tilt: pen.pick('tilt', [20, -40, 0]) }),
      ['#A98A68', '#CDAE84'],
      [0, 6],
    ) +
    pen.layer(canopy(pen.seed(28), pen.wave(506, 14, 150), 16, 34), ['#4F7F5E', '#80A47A'], [2, 6]) +
    palm(pen, {
      seed: 19,
      x: 110 + pen.shift('palm', 60),
      base: 600,
      height: 330 + pen.shift('palmh', 50),
      colours: ['#3A3325', '#1F5640', '#47835F'],
      lean: 30,
    }) +
    palm(pen, {
      seed: 21,
      x: 1080 + pen.shift('palm2', 60),
      base: 600,
      height: 290 + pen.shift('palmi', 50),
      colours: ['#3A3325', '#1B4E3A', '#3F7B59'],
      lean: -24,
    }) +
    pen.under('near', () => crowd(pen)) +
    pen.fill(square, ground) +
    pen.cloth(square, { kind: 'chevron', colour: thread, width: 4, scale: 1.2 }) +
    pen.under(
      'near',
      () => bunting(pen, 150 + pen.shift('flagy', 30), 40 + pen.shift('sag', 16)) + people(pen, feast),
    ) +
    pen.layer(grass(pen.seed(19), 790, 26, 12, 38), ['#5E2410', '#8E3418'], [2, 8])
  );
}
