import { canopy, grass, HEIGHT, ridge, WIDTH } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { clothOf, type Person, type Pose, people, sapling } from '../people.ts';
import { emergent, palm } from '../trees.ts';

/** Colours of the ground: the slope, its woven threads, its lit edge, the mounds. */
type Ground = readonly [slope: string, thread: string, rim: string, mound: string];

const GROUNDS: readonly [Ground, ...Ground[]] = [
  ['#B4532D', '#C4683C', '#D68554', '#73290F'],
  ['#5E8A4A', '#6F9A58', '#8FB46C', '#5E3A1B'],
  ['#C08A4C', '#CF9C60', '#E2BC82', '#6F4426'],
];

/** The groups of workers: what they do, and where. */
const PARTIES: readonly [readonly Member[], ...(readonly Member[])[]] = [
  [
    ['kneel', 430, 690, 1.15],
    ['hoe', 640, 650, 1],
    ['carry', 880, 640, 0.95],
    ['kneel', 240, 610, 0.66],
  ],
  [
    ['water', 470, 680, 1.15],
    ['kneel', 760, 706, 1.2, true],
    ['stand', 290, 610, 0.7],
    ['dress', 936, 606, 0.72],
  ],
  [
    ['carry', 380, 650, 1],
    ['carry', 500, 630, 0.86],
    ['carry', 604, 614, 0.74],
    ['kneel', 840, 700, 1.2, true],
  ],
  [
    ['hoe', 330, 690, 1.15],
    ['hoe', 600, 640, 0.92],
    ['hoe', 800, 608, 0.74],
    ['dress', 960, 690, 1.05],
  ],
  [
    ['kneel', 500, 720, 1.5],
    ['water', 780, 640, 0.92],
    ['dress', 300, 612, 0.72],
  ],
  [
    ['kneel', 330, 700, 1.15],
    ['kneel', 560, 660, 0.95],
    ['kneel', 750, 630, 0.78],
    ['stand', 920, 680, 1.05],
  ],
];

type Member = readonly [pose: Pose, x: number, y: number, scale: number, left?: boolean];

/** Saplings that are already planted, in rows up the slope. */
function rows(pen: Pen, mound: string): string {
  const id = pen.id('y');
  const one = `<g id="${id}">${pen.fill('M-26 6q26-16 52 0z', mound) + sapling(pen)}</g>`;
  const places = [600, 640, 690, 752].flatMap((y, row) =>
    Array.from({ length: 6 - row }, (_, i) => {
      const x = 150 + row * 46 + i * (172 + row * 34) + pen.shift(`y${row}${i}`, 36);
      return `<use href="#${id}" transform="translate(${Math.round(x)} ${y})scale(${0.5 + row * 0.16})"/>`;
    }),
  );
  return `<defs>${one}</defs>${places.join('')}`;
}

/** The background behind the slope: hills, the river, or the edge of the forest. */
function behind(pen: Pen): string {
  const river = () =>
    pen.fill(`M-10 452H${WIDTH + 10}V640H-10Z`, '#2A868C') +
    pen.fill('M-10 470Q300 460 620 476T1210 468V490Q800 482 500 494T-10 486Z', '#74BDB8') +
    pen.fill('M-10 520Q400 508 760 524T1210 516V528Q900 534 600 528T-10 532Z', '#4FA5A6');
  const hills = () =>
    pen.layer(ridge(pen.seed(41), 460, 34, 6), ['#5F9470', '#8CB488'], [0, 6]) +
    pen.layer(ridge(pen.seed(42), 506, 22, 7, { tilt: 50 }), ['#437D5B', '#70A377'], [0, 6]);
  const forest = () =>
    emergent(pen, {
      seed: 44,
      x: 220 + pen.shift('giant', 120),
      base: 540,
      height: 330 + pen.shift('gianth', 40),
      width: 280,
      colours: ['#234A38', '#215742', '#4B8A67'],
    }) + pen.layer(canopy(pen.seed(45), pen.wave(470, 20, 150), 26, 54), ['#1F5A43', '#47835F'], [3, 8]);
  return pen.pick('behind', [hills, river, forest, river])();
}

/** People planting saplings on a slope. */
export function plantingDay(pen: Pen): string {
  const [slope, thread, rim, mound] = pen.pick('ground', GROUNDS);
  const party = pen.pick('party', PARTIES).map(([pose, x, y, k, left], i): Person => {
    return [pose, x + pen.shift(`who${i}`, 34), y, k, clothOf(pen, i), left];
  });
  const tilt = pen.pick('tilt', [30, -36, 0]);
  const hill = `M-10 ${560 - tilt}Q300 ${530 - tilt / 2} 620 548T1210 ${540 + tilt}V${HEIGHT + 20}H-10Z`;
  return (
    pen.sky('#F6D9A0', [ridge(pen.seed(4), 180, 20, 6), '#F9E4B8'], [ridge(pen.seed(5), 290, 16, 6), '#FBEDCC']) +
    pen.sun(pen.place('sun', [760, 250], [300, 50]), 72 + pen.shift('sunr', 20), [
      '#F9DDA2',
      '#F5C870',
      '#EFAC42',
      '#E5832F',
    ]) +
    pen.clouds(
      [
        [120, 130, 320, 11],
        [700, 110, 260, 9],
      ],
      '#FEF5DF',
    ) +
    pen.layer(ridge(pen.seed(13), 386, 40, 6), ['#A8B893', '#CDD3AA'], [0, 6]) +
    pen.layer(canopy(pen.seed(23), pen.wave(428, 14, 140), 12, 28), ['#6B9478', '#98B48D'], [2, 6]) +
    behind(pen) +
    palm(pen, {
      seed: 31,
      x: pen.pick('palm', [1060, 140, 960]) + pen.shift('palmx', 40),
      base: 570,
      height: 270 + pen.shift('palmh', 50),
      colours: ['#38463F', '#22604A', '#4B8A67'],
      lean: pen.shift('lean', 44),
    }) +
    pen.layer(hill, [slope, rim], [0, 9], { kind: 'weft', colour: thread, width: 4, scale: 1.4 }) +
    pen.under('near', () => rows(pen, mound) + people(pen, party)) +
    pen.layer(grass(pen.seed(9), 786, 24, 14, 46), ['#1B4A34', '#3A7A4E'], [2, 8])
  );
}
