import { canopy, ridge, round } from '../paths.ts';
import { type Paper, type Pen, ROUND } from '../pen.ts';
import { between, rng } from '../rng.ts';
import { emergent } from '../trees.ts';

const STRATA: readonly Paper[] = [
  ['#C77A45', '#DB9A63'],
  ['#AE5A2E', '#C97747'],
  ['#92431F', '#AE5A2E'],
  ['#D9A562', '#EAC184'],
  ['#7A3117', '#97451F'],
  ['#5E2410', '#7A3117'],
  ['#3F1A0E', '#5E2410'],
];

/** The broken upper edge of a layer of earth. */
function stratum(seed: number, y: number): string {
  const random = rng(seed);
  let d = `M-20 ${y}`;
  let x = -20;
  while (x < 1240) {
    const width = round(between(random, 70, 190));
    const step = round(between(random, -13, 13));
    d += `l${width} ${step}l${round(between(random, 6, 16))} ${-step}`;
    x += width + 10;
  }
  return `${d}V820H-20Z`.replaceAll(' -', '-');
}

type Facets = readonly [body: string, top: string, dark: string, light: string];

const COBALT: Facets = ['#2B4DB8', '#8CA3EE', '#14225C', '#3F63D6'];
const MALACHITE: Facets = ['#17805A', '#86D3A8', '#0C4030', '#2AA274'];
const COPPER: Facets = ['#B8602B', '#F0B583', '#5C2A10', '#D9813F'];

type Place = readonly [x: number, y: number, scale: number, turn: number];

/** Crystals: the shape is defined once, and used in several places. */
function crystals(pen: Pen, places: readonly Place[], [body, top, dark, light]: Facets): string {
  const id = pen.id('c');
  const shape =
    pen.fill('M0-60l34 30v60l-34 34l-34-34v-60z', body) +
    pen.fill('M0-60l34 30l-34 22l-34-22z', top) +
    pen.fill('M0-8l34-22v60l-34 34z', dark) +
    pen.fill('M-34-30l34 22v72l-34-34z', light);
  const uses = places.map(
    ([x, y, k, turn]) => `<use href="#${id}" transform="translate(${x} ${y})rotate(${turn})scale(${k})"/>`,
  );
  return `<defs><g id="${id}">${shape}</g></defs>${uses.join('')}`;
}

const CLUSTERS: readonly [readonly Place[], ...(readonly Place[])[]] = [
  [
    [560, 640, 1, -24],
    [650, 610, 1.35, 6],
    [740, 640, 1.05, 26],
    [610, 690, 0.7, -6],
    [700, 700, 0.8, 14],
  ],
  [
    [600, 620, 1.3, -10],
    [700, 636, 1.15, 16],
    [540, 670, 0.7, -32],
    [660, 694, 0.75, 4],
    [770, 660, 0.6, 34],
  ],
  [
    [555, 650, 0.9, -30],
    [625, 620, 1.1, -6],
    [705, 612, 1.25, 10],
    [770, 650, 0.8, 32],
    [660, 694, 0.7, 2],
  ],
];

const STRAY: readonly Place[] = [
  [250, 700, 0.55, -14],
  [300, 716, 0.4, 22],
  [980, 600, 0.5, 18],
  [1020, 622, 0.36, -20],
  [420, 500, 0.3, 10],
  [900, 470, 0.3, -16],
];

/** A cross-section of the earth below the forest: seven layers and a pocket of crystals. */
export function mineralStrata(pen: Pen): string {
  const pocket = pen.shift('pocket', 110);
  const facets = pen.pick('ore', [COBALT, MALACHITE, COPPER, COBALT]);
  const cluster = pen.pick('cluster', CLUSTERS).map(([x, y, k, turn]): Place => [x + pocket, y, k, turn]);
  const stray = STRAY.map(
    ([x, y, k, turn], i): Place => [
      x + pen.shift(`stray${i}`, 60),
      y + pen.shift(`strayy${i}`, 16),
      k,
      turn + pen.shift(`turn${i}`, 20),
    ],
  );
  const layers = STRATA.map((paper, i) => {
    const cloth = i === 3 ? ({ kind: 'key', colour: '#C58E4C', scale: 0.75 } as const) : undefined;
    return pen.layer(stratum(pen.seed(90 + i), 366 + i * 66 + pen.shift(`stratum${i}`, 10)), paper, [0, 9], cloth);
  });
  return (
    pen.sky('#F3DDB4') +
    pen.sun(pen.place('sun', [930, 170], [170, 24]), 58 + pen.shift('sunr', 12), ['#F6DFA8', '#F3CB72', '#EAAE3A']) +
    pen.clouds(
      [
        [150, 140, 340, 11],
        [320, 176, 220, 7],
      ],
      '#FCF1D8',
    ) +
    pen.layer(ridge(pen.seed(12), 262, 30, 6), ['#A9B796', '#C6CDA6'], [0, 6]) +
    pen.layer(
      canopy(pen.seed(22), (x) => 300 + (x - 600) * 0.03, 14, 30),
      ['#5B8D6E', '#8BAE87'],
      [2, 6],
    ) +
    emergent(pen, {
      seed: 32,
      x: pen.pick('tree', [300, 420, 240, 760]),
      base: 330,
      height: 150 + pen.shift('treeh', 24),
      width: 130,
      colours: ['#36543E', '#2F6D51', '#5F9870'],
    }) +
    pen.layer(canopy(pen.seed(42), pen.wave(338, 10, 130), 18, 36), ['#2A664C', '#548F6C'], [3, 7]) +
    layers.join('') +
    `<g transform="translate(${pocket})">${pen.fill('M470 560l90-30l150 10l120 60l-30 90l-190 50l-170-50z', '#1B1426')}${pen.fill('M500 570l70-22l130 8l90 48l-24 66l-160 40l-134-40z', '#2A1F3C')}</g>` +
    pen.under('near', () => crystals(pen, [...cluster, ...stray], facets)) +
    pen.stroke('M120 520h60M1040 730h80M160 780h110', '#E2BE86', 6, ROUND)
  );
}
