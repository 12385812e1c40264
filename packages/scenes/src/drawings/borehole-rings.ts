import { canopy, grass, HEIGHT, ridge, WIDTH } from '../paths.ts';
import { type Pen, ROUND } from '../pen.ts';
import { emergent, palm } from '../trees.ts';

const RINGS: readonly (readonly [colour: string, rx: number, ry: number])[] = [
  ['#CF7D45', 900, 300],
  ['#C46B38', 730, 244],
  ['#B4562C', 580, 194],
  ['#E2BE86', 450, 150],
  ['#F0D9AA', 392, 130],
  ['#0F5E68', 352, 116],
  ['#1A7A83', 318, 103],
  ['#3A9CA1', 244, 78],
  ['#6CBAB8', 172, 54],
  ['#A6D8D2', 104, 32],
  ['#D9F0EA', 44, 13],
];

/** The hand pump on its apron, with the handle up or down, and running water. */
function pump(pen: Pen): string {
  const [handle, grip] = pen.pick<readonly [string, string]>('handle', [
    ['M300 250L470 322', 'M292 246l22 10'],
    ['M292 372L470 318', 'M284 374l23-7'],
  ]);
  return (
    pen.fill('M300 560l230-34l96 26l-236 42z', '#B9AE98') +
    pen.fill('M300 560l90 34v22l-90-36z', '#8C8270') +
    pen.fill('M390 594l236-42v20l-236 44z', '#A39884') +
    pen.fill('M436 330h44v226h-44z', '#1F6FA0') +
    pen.fill('M436 330h15v226h-15z', '#4C97BF') +
    pen.fill('M422 540h72v24q-36 14-72 0z', '#17567E') +
    pen.fill('M420 312h78q8 0 8 8v28h-94v-28q0-8 8-8z', '#17567E') +
    pen.fill('M420 312h78q8 0 8 8v5h-94v-5q0-8 8-8z', '#5FA6CB') +
    pen.stroke(handle, '#14324A', 15, ROUND) +
    pen.stroke(grip, '#E9A820', 19, ROUND) +
    pen.circle(462, 320, 12, '#E9A820') +
    pen.fill('M478 398h70q26 0 26 28v16h-30v-10q0-6-8-6h-58z', '#17567E') +
    pen.fill('M547 442h24q6 90 2 186q-14 10-28 0q8-90 2-186z', '#D9F0EA') +
    pen.fill('M556 442h8q4 80 0 184h-8q4-90 0-184z', '#A6D8D2')
  );
}

/** Jerrycans waiting at the edge of the water. */
function jerrycans(pen: Pen): string {
  const id = pen.id('j');
  const [body, light, handle, rib] = pen.pick<readonly [string, string, string, string]>('can', [
    ['#E9A820', '#F5C962', '#B97D0E', '#C68A14'],
    ['#E9A820', '#F5C962', '#B97D0E', '#C68A14'],
    ['#3F63D6', '#8CA3EE', '#1F3A93', '#2B4DB8'],
  ]);
  const more = pen.pick<readonly (readonly [x: number, y: number])[]>('cans', [
    [[114, 26]],
    [],
    [
      [114, 26],
      [-70, 70],
    ],
    [
      [118, 10],
      [226, 34],
    ],
  ]);
  const can =
    pen.fill('M806 500h84q10 0 10 10v104q0 10-10 10h-84q-10 0-10-10v-104q0-10 10-10z', body) +
    pen.fill('M796 520h26v104h-16q-10 0-10-10z', light) +
    pen.fill('M816 500v-20q0-8 8-8h42q8 0 8 8v20h-14v-14h-30v14z', handle) +
    pen.fill('M820 540h56v14h-56zM820 574h56v14h-56z', rib);
  return `<g id="${id}">${can}</g>${more.map(([x, y]) => `<use href="#${id}" x="${x}" y="${y}"/>`).join('')}`;
}

/** A hand pump in the centre of rings: red earth, sand, then water. */
export function boreholeRings(pen: Pen): string {
  const [cx, cy] = [640, 640];
  const left = 160 + pen.shift('left', 80);
  const right = 985 + pen.shift('right', 120);
  return (
    pen.sky('#F4D9A2', [ridge(pen.seed(6), 150, 20, 6), '#F8E5BD']) +
    pen.clouds(
      [
        [90, 120, 300, 11],
        [760, 110, 340, 12],
        [880, 148, 200, 7],
      ],
      '#FDF2D6',
    ) +
    pen.layer(ridge(pen.seed(16), 286, 34, 6), ['#A7B792', '#C8CEA4'], [0, 6]) +
    pen.layer(canopy(pen.seed(26), pen.wave(330, 14, 140), 14, 30), ['#5F8F73', '#8FB08B'], [2, 6]) +
    palm(pen, {
      seed: 17,
      x: left,
      base: 420,
      height: 230 + pen.shift('palm', 40),
      colours: ['#3A4A33', '#2C6A4E', '#5E9670'],
      lean: 30,
    }) +
    palm(pen, {
      seed: 18,
      x: left + 76,
      base: 430,
      height: 150,
      colours: ['#3A4A33', '#2C6A4E', '#5E9670'],
      lean: -14,
    }) +
    emergent(pen, {
      seed: 37,
      x: right,
      base: 430,
      height: 270 + pen.shift('tall', 30),
      width: 220,
      colours: ['#36543E', '#2F6D51', '#5F9870'],
    }) +
    pen.layer(
      canopy(pen.seed(46), (x) => 398 + (x > 300 && x < 860 ? 26 : -8), 18, 38),
      ['#2A664C', '#548F6C'],
      [3, 7],
    ) +
    pen.fill(`M-10 430H${WIDTH + 10}V${HEIGHT + 20}H-10Z`, '#D98E55') +
    pen.cloth(`M-10 436H${WIDTH + 10}V${HEIGHT + 20}H-10Z`, { kind: 'weft', colour: '#CF7D45', width: 4, scale: 1.3 }) +
    pen.under('near', () => RINGS.map(([colour, rx, ry]) => pen.ellipse(cx, cy, rx, ry, colour)).join('')) +
    pen.under('near', () => pump(pen) + jerrycans(pen)) +
    pen.layer(grass(pen.seed(9), 776, 22, 14, 46), ['#7E3217', '#A5491F'], [2, 8])
  );
}
