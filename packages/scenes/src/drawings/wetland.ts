import { canopy, grass, lens, type Point, ridge, round } from '../paths.ts';
import { type Pen, ROUND } from '../pen.ts';

/** The bird, drawn from 0,0; its feet are near 85,350. */
function shoebill(pen: Pen): string {
  return (
    pen.stroke('M78 236v104M112 232v112', '#3D4A4A', 8) +
    pen.stroke('M78 340l-24 8M78 340h26M112 344l-20 8M112 344h28', '#3D4A4A', 6, ROUND) +
    pen.fill(
      'M40 150C34 100 66 84 92 78C96 50 84 34 92 14C100-8 136-12 150 8C160 24 152 52 142 70C150 104 154 150 140 196C128 234 84 250 60 240C30 226 42 190 40 150Z',
      '#5F7A84',
    ) +
    pen.fill(
      'M40 150C34 120 50 98 66 92C52 130 66 190 118 214C100 244 76 248 60 240C30 226 42 190 40 150Z',
      '#425A64',
    ) +
    pen.fill('M98 4C70 4 36 16 22 40C18 52 26 58 38 54C60 46 90 44 104 36Z', '#E8C987') +
    pen.fill('M98 22C76 26 44 36 26 50C24 56 30 58 38 54C60 46 90 44 104 36Z', '#C79A55') +
    pen.circle(118, 12, 7, '#F5ECD9') +
    pen.circle(117, 12, 3.5, '#16231C') +
    pen.fill('M134-4q18-10 26-2q-6 8-18 12z', '#425A64')
  );
}

/** Lily pads: every other one flowers. */
function lilies(pen: Pen): string {
  const pads: readonly (readonly [number, number, number])[] = [
    [420, 650, 70],
    [560, 700, 90],
    [330, 726, 84],
    [930, 690, 76],
    [1070, 640, 60],
    [690, 636, 52],
  ];
  return pads
    .map(([x0, y0, w], i) => {
      const [x, y] = pen.place(`pad${i}`, [x0, y0], [90, 16]);
      const pad = `M${x} ${y}l${round(w * 0.9)}-${round(w * 0.16)}a${w} ${round(w * 0.28)} 0 1 1-${round(w * 0.34)}-${round(w * 0.12)}z`;
      const flower = `M${x - 18} ${y - 6}q-14-22 2-34q10 10 10 20q2-18 16-22q8 14-4 26q10-8 18-4q-4 18-24 16z`;
      return i % 2 === 0 ? pen.fill(pad, '#3F8765') : pen.fill(pad, '#2F7A55') + pen.fill(flower, '#F5D3DF');
    })
    .join('');
}

/** Papyrus on both shores. */
function papyrus(pen: Pen): string {
  const id = pen.id('p');
  const stem = pen.stroke('M0 0Q6-120 0-240', '#1F5A43', 6);
  const head = pen.stroke(
    'M0-238Q-50-290-84-262M0-238Q-44-320-62-322M0-238Q-24-340-22-350M0-238Q10-340 26-346M0-238Q40-320 66-314M0-238Q52-290 84-258M0-238Q-40-260-78-226M0-238Q44-262 76-222',
    '#2F7A55',
    4,
  );
  const places: readonly (readonly [number, number, number])[] = [
    [90, 800, 1.5],
    [170, 820, 1.18],
    [30, 820, 1.12],
    [250, 830, 0.9],
    [1110, 810, 1.4],
    [1180, 830, 1.15],
    [1040, 830, 0.95],
  ];
  const uses = places.map(([x, y, k], i) => {
    const scale = round((k + pen.shift(`p${i}`, 18) / 100) * 100) / 100;
    return `<use href="#${id}" transform="translate(${x + pen.shift(`px${i}`, 36)} ${y})scale(${i % 2 ? -scale : scale} ${scale})"/>`;
  });
  return `<defs><g id="${id}">${stem}${head}</g></defs>${uses.join('')}`;
}

/**
 * The water: six layers from far to near, the fourth woven; light below the sun, ripples elsewhere.
 */
function water(pen: Pen, light: number): string {
  const sheets = ['#74BDB8', '#4FA5A6', '#3A9599', '#2A868C', '#1C747C', '#12636C'].map((colour, i) => {
    const d = ridge(pen.seed(50 + i), 432 + i * 62 + i * i * 3, 7, 7);
    return pen.fill(d, colour) + (i === 3 ? pen.cloth(d, { kind: 'chevron', colour: '#3A9599' }) : '');
  });
  const glints: readonly (readonly [number, number, number, number])[] = [
    [740, 424, 240, 6],
    [770, 452, 200, 6],
    [720, 486, 280, 7],
    [790, 528, 170, 6],
    [750, 572, 220, 6],
  ];
  const shine = pen.sunColours(['#F1DFA0']).at(-1) ?? '';
  const ripples = lens(80, 470, 180, 5) + lens(330, 520, 200, 5) + lens(980, 560, 160, 5) + lens(420, 620, 230, 6);
  return (
    pen.fill('M-10 400H1210V820H-10Z', '#5FB0AE') +
    sheets.join('') +
    `<path d="${glints.map(([x, y, w, h]) => lens(x + light, y, w, h)).join('')}" fill="${shine}"/>` +
    pen.fill(ripples, '#A9DAD3')
  );
}

/** A shoebill standing among water lilies and papyrus. */
export function wetland(pen: Pen): string {
  const sun: Point = pen.place('sun', [860, 230], [230, 30]);
  const birds = pen.pick<readonly (readonly [x: number, y: number, scale: number])[]>('birds', [
    [[520, 250, 1.2]],
    [[330, 236, 1.25]],
    [[690, 268, 1.15]],
    [
      [420, 250, 1.2],
      [690, 330, 0.8],
    ],
  ]);
  return (
    pen.sky('#CFE3D8', [ridge(pen.seed(6), 150, 18, 6), '#DCEADB']) +
    pen.sun(sun, 62 + pen.shift('sunr', 14), ['#E3EBCF', '#F0E3AE', '#F1CF79']) +
    pen.clouds(
      [
        [160, 150, 380, 12],
        [70, 186, 220, 8],
      ],
      '#F1F5E6',
    ) +
    pen.layer(ridge(pen.seed(16), 280, 30, 7), ['#9CC0B4', '#B7D2C4'], [0, 6]) +
    pen.layer(canopy(pen.seed(26), pen.wave(330, 12, 120), 12, 28), ['#6BA293', '#91BCA9'], [2, 6]) +
    pen.layer(canopy(pen.seed(36), pen.wave(372, 14, 160, 1), 18, 38), ['#3B7F70', '#66A08D'], [3, 7]) +
    water(pen, sun[0] - 860) +
    pen.under('near', () => lilies(pen)) +
    papyrus(pen) +
    birds
      .map(
        ([x, y, k]) => `<g transform="translate(${x} ${y})scale(${k})">${pen.under('near', () => shoebill(pen))}</g>`,
      )
      .join('') +
    pen.layer(grass(pen.seed(59), 792, 24, 20, 74, 12), ['#0F3F34', '#1F5F4C'], [3, 9])
  );
}
