import { bird, canopy, grass, ridge } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { acacia } from '../trees.ts';

const ELEPHANT =
  'M0 0C-4-26 4-52 24-64C48-80 96-84 130-74C140-84 158-88 172-80C188-72 196-56 198-40C200-20 204 6 216 22C222 30 230 30 232 22L238 24C236 40 222 46 210 38C196 28 188 8 184-8C178-6 172-6 168-8L172 44H150L146 8C130 14 104 14 84 8L80 44H58L54 10C46 16 40 22 36 44H14L16 10C8 12 2 8 0 0Z';

type Place = readonly [x: number, y: number, scale: number];

/** Herds: the one in front first, then those behind it. */
const HERDS: readonly [readonly Place[], ...(readonly Place[])[]] = [
  [
    [520, 590, 1.12],
    [800, 572, 0.66],
    [420, 580, 0.42],
  ],
  [
    [450, 588, 1],
    [730, 580, 0.86],
    [330, 574, 0.46],
    [930, 568, 0.6],
  ],
  [
    [600, 592, 1.2],
    [500, 584, 0.5],
  ],
  [
    [640, 574, 0.7],
    [480, 572, 0.62],
    [800, 572, 0.66],
    [400, 574, 0.36],
    [950, 566, 0.54],
  ],
];

function herd(pen: Pen): string {
  const id = pen.id('e');
  const ivory = pen.tone('#F5ECD9');
  const beast = `<path d="${ELEPHANT}"/><path d="M160-56c16 6 22 24 16 46c-14-2-28-18-30-36z" fill="#fff" opacity=".13"/><path d="M186-6c4 22 18 34 36 34l-1-8c-14 0-24-10-28-28z" fill="${ivory}"/><circle cx="182" cy="-52" r="3" fill="${ivory}"/>`;
  const walk = pen.shift('herd', 50);
  const uses = pen.pick('herd', HERDS).map(([x, y, k], i) => {
    const fill = pen.tone(i === 0 ? '#3A2E29' : '#54463D');
    return `<use href="#${id}" fill="${fill}" transform="translate(${x + walk} ${y})scale(${k})"/>`;
  });
  return `<defs><g id="${id}">${beast}</g></defs>${uses.join('')}`;
}

/** Elephants crossing long grass under a low sun. */
export function savanna(pen: Pen): string {
  const birds = pen.place('birds', [500, 236], [220, 40]);
  return (
    pen.sky('#F2B158', [ridge(pen.seed(3), 130, 16, 5), '#F4BF70'], [ridge(pen.seed(7), 240, 16, 5), '#F7CF8A']) +
    pen.sun(pen.place('sun', [740, 330], [180, 50]), 120 + pen.shift('sunr', 30), [
      '#F6C36F',
      '#F2AC48',
      '#EA8F2E',
      '#D9641F',
    ]) +
    pen.clouds(
      [
        [150, 180, 380, 12],
        [60, 214, 220, 7],
        [900, 130, 260, 9],
      ],
      '#FCE6BA',
    ) +
    pen.layer(
      ridge(pen.seed(13), 396, 44, 6, { tilt: pen.pick('tilt', [40, -40, 0]) }),
      ['#C8935A', '#E0B678'],
      [0, 6],
      { kind: 'chevron', colour: '#B98450' },
    ) +
    pen.layer(ridge(pen.seed(14), 452, 20, 7), ['#B27C44', '#CF9E5E'], [0, 6]) +
    pen.layer(canopy(pen.seed(24), pen.wave(478, 8, 90), 6, 16), ['#8A6A3C', '#AE8B52'], [1, 4]) +
    acacia(pen, {
      seed: 40,
      x: 1020 + pen.shift('a1', 90),
      base: 524,
      height: 170,
      width: 290,
      colours: ['#4F3A22', '#5E6034', '#868047'],
    }) +
    acacia(pen, {
      seed: 42,
      x: 120 + pen.shift('a2', 90),
      base: 504,
      height: 100,
      width: 170,
      colours: ['#5F4628', '#6F6B3B', '#938A4F'],
    }) +
    pen.fill('M-10 500Q300 486 620 500T1210 492V820H-10Z', '#DBA54D') +
    pen.fill('M-10 546Q340 530 700 548T1210 540V820H-10Z', '#CC903A') +
    pen.under('near', () => herd(pen)) +
    pen.fill(
      bird(...birds, 1.2) + bird(birds[0] + 56, birds[1] - 22, 0.9) + bird(birds[0] - 38, birds[1] + 32, 0.8),
      '#6B4426',
    ) +
    acacia(pen, {
      seed: 44,
      x: pen.pick('near', [230, 170, 1010, 1060]),
      base: 720,
      height: 350 + pen.shift('nearh', 50),
      width: 470,
      colours: ['#2E2113', '#37401F', '#5F6834'],
    }) +
    pen.layer(grass(pen.seed(29), 660, 30, 26, 60, 10), ['#B0742A', '#CC9440'], [2, 8]) +
    pen.layer(grass(pen.seed(39), 724, 28, 34, 84, 12), ['#8E5A20', '#AD7730'], [3, 10]) +
    pen.layer(grass(pen.seed(49), 784, 26, 34, 92, 12), ['#5F3B15', '#7F5320'], [3, 10])
  );
}
