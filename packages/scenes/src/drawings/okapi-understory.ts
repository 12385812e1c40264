import { mix } from '../colour.ts';
import { canopy, grass, type Point, round } from '../paths.ts';
import { type FrondPlace, type Pen, ROUND } from '../pen.ts';
import { banana } from '../trees.ts';

/** The okapi, walking right. */
function okapi(pen: Pen): string {
  return (
    pen.fill(
      'M70 196C74 150 120 132 176 130C220 128 256 118 284 92C306 72 322 44 338 22C326 4 330-18 346-30C358-16 358 0 354 12L360 8C366-8 376-20 388-24C392-8 386 8 374 22C392 32 410 54 424 74C428 84 420 94 408 94C392 92 378 88 366 84C352 110 340 146 326 178C320 214 318 232 314 250L322 400H296L284 270C250 280 190 280 150 268C142 290 140 300 136 316L132 400H106L104 310C96 290 66 250 70 196Z',
      '#4A2A1E',
    ) +
    pen.fill('M366 84C352 110 340 146 326 178C322 160 330 120 350 84Z', '#6B4030') +
    pen.fill(
      'M392 48C408 60 420 70 424 74C428 84 420 94 408 94C396 92 386 90 376 86C382 72 384 60 392 48Z',
      '#E8DCC4',
    ) +
    pen.fill('M412 84q8-4 13-8q3 8-3 14q-6 4-12 3z', '#2A1A12') +
    pen.circle(380, 46, 5, '#16100B') +
    pen.fill('M284 270l12 130h26l-4-76l-14-70z', '#3A2018') +
    pen.fill('M250 276l-2 124h24l14-126zM160 270l4 130h-24l-6-110z', '#2E1912') +
    pen.stroke(
      'M74 214q34 10 70-6M80 238q34 12 66-6M92 260q28 10 54-4M102 284q20 8 38 0M104 308h32M106 330h28M297 286h20M299 308h20M300 330h20M252 300h24M251 322h24M141 300h20M142 322h20',
      '#F5ECD9',
      8,
    ) +
    pen.fill('M106 352h27l-1 48h-26zM299 352h21l2 48h-24zM249 352h24l-2 48h-23zM142 352h20l2 48h-22z', '#F5ECD9') +
    pen.fill('M105 388h28v14h-28zM296 388h27v14h-27zM247 388h25v14h-25zM140 388h24v14h-24z', '#2A1A12') +
    pen.stroke('M72 190q-14 30-10 74', '#2E1912', 7, ROUND) +
    pen.fill('M56 258h14l-2 26l-10 0z', '#16100B')
  );
}

/** The trunks in the clearing. */
function trunks(pen: Pen): string {
  const list = [
    [120, 46, '#6F8F5E'],
    [330, 30, '#88A070'],
    [880, 34, '#88A070'],
    [1050, 54, '#6F8F5E'],
    [720, 20, '#9DAF7E'],
  ] as const;
  return list
    .map(([x, w, colour]) =>
      pen.fill(`M${x + pen.shift(`trunk${x}`, 60)} 0h${w}q-6 300 14 640h-${w + 30}q22-340 16-640z`, colour),
    )
    .join('');
}

/** The clearing: rings of light, the innermost woven. */
function clearing(pen: Pen, [x, y]: Point): string {
  const rings = ['#ECCB7C', '#F0D691', '#F4E1AC', '#F9EDCB'];
  const [, , outer = '', inner = ''] = pen.sunColours(rings);
  const r = 170;
  const disc = `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0`;
  return (
    pen.sun([x, y], r, rings) +
    pen.skyCloth(disc, { kind: 'diamond', colour: pen.time ? mix(inner, outer, 0.18) : '#F5E5B6', scale: 0.62 })
  );
}

const FERNS: readonly FrondPlace[] = [
  [60, 800, 1.5, -78, '#2A6F52'],
  [50, 806, 1.5, -46, '#1D5A42'],
  [40, 810, 1.2, -18, '#143F2E'],
  [1150, 800, 1.6, -108, '#2A6F52'],
  [1150, 806, 1.5, -142, '#1D5A42'],
  [1160, 810, 1.4, -76, '#143F2E'],
];

/** An okapi in a clearing of the Ituri, leaves above and below. */
export function okapiUnderstory(pen: Pen): string {
  const [x, y] = pen.place('okapi', [330, 246], [120, 8]);
  const turned = pen.pick('turned', [false, true]);
  const pose = turned ? `translate(${1200 - x} ${y})scale(-1.12 1.12)` : `translate(${x} ${y})scale(1.12)`;
  const sun = pen.place('sun', [600, 330], [170, 30]);
  const hanging = canopy(pen.seed(71), (at) => 730 - ((at - 600) / 60) ** 2 * 0.9, 40, 80);
  const ferns = FERNS.map(
    ([fx, fy, k, turn, colour], i): FrondPlace => [
      fx,
      fy,
      round((k + pen.shift(`fern${i}`, 25) / 100) * 100) / 100,
      turn + pen.shift(`turn${i}`, 14),
      colour,
    ],
  );
  return (
    pen.sky('#E9C46F') +
    clearing(pen, sun) +
    pen.layer(canopy(pen.seed(21), pen.wave(420, 30, 160), 26, 54), ['#A7B071', '#C5C78A'], [2, 7]) +
    trunks(pen) +
    pen.layer(canopy(pen.seed(31), pen.wave(560, 20, 130, 1), 30, 56), ['#4F8459', '#7BA476']) +
    `<g transform="${pose}">${pen.under('near', () => okapi(pen))}</g>` +
    banana(pen, { seed: 8, x: 900 + pen.shift('b1', 90), base: 780, height: 200, colours: ['#2A6B4C', '#5A9A6E'] }) +
    banana(pen, { seed: 3, x: 200 + pen.shift('b2', 90), base: 770, height: 250, colours: ['#1F5A41', '#4B8A62'] }) +
    pen.fronds(ferns) +
    pen.layer(grass(pen.seed(19), 724, 34, 30, 90, 16), ['#174A35', '#2F6C4E'], [3, 10]) +
    pen.layer(
      canopy(pen.seed(61), (at) => 786 - ((at - 600) / 60) ** 2 * 0.4, 34, 70),
      ['#0E3124', '#205240'],
      [4, 10],
    ) +
    `<g transform="translate(0 800)scale(1-1)">${pen.layer(hanging, ['#123D2C', '#1F5A41'], [0, -8])}</g>`
  );
}
