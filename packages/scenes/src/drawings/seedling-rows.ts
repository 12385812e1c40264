import { canopy, HEIGHT, ridge, round, WIDTH } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { emergent, palm } from '../trees.ts';

const HORIZON = 362;
const FIRST = -13;
const LAST = 15;

/** Furrows that meet at `vx` on the horizon: the shaded and the lit side of every ridge. */
function furrows(vx: number): { shadow: string; lit: string } {
  let shadow = '';
  let lit = '';
  const far = (i: number) => vx + round(i * 7.2);
  for (let i = FIRST; i < LAST; i++) {
    const near = vx + i * 150;
    shadow += `M${far(i)} ${HORIZON}L${near} ${HEIGHT + 20}H${near + 62}L${far(i + 0.42)} ${HORIZON}Z`;
    lit += `M${far(i + 0.42)} ${HORIZON}L${near + 62} ${HEIGHT + 20}H${near + 96}L${far(i + 0.64)} ${HORIZON}Z`;
  }
  return { shadow, lit };
}

/** One young plant on its mound: a tree seedling, or maize. */
function plant(pen: Pen): string {
  const mound = (colour: string) => pen.fill('M-30 8q30-18 60 0z', colour);
  const seedling = () =>
    mound(pen.pick('earth', EARTHS).mound) +
    pen.stroke('M0 6C-2-14-2-30 0-44', '#24513B', 5) +
    pen.fill('M0-16C-8-36-30-40-48-34C-40-14-18-8 0-16Z', '#2F7A55') +
    pen.fill('M0-20C8-42 28-50 50-44C42-22 20-12 0-20Z', '#4E9A66') +
    pen.fill('M0-40C-14-52-16-72-4-88C12-74 12-54 0-40Z', '#8CC47A');
  const maize = () =>
    mound(pen.pick('earth', EARTHS).mound) +
    pen.stroke('M0 6Q-2-50 2-104', '#2F6B45', 6) +
    pen.fill('M0-10C-22-34-46-36-62-14C-40-22-18-12 0 0Z', '#2F7A55') +
    pen.fill('M0-30C20-58 46-60 60-34C40-44 18-34 0-20Z', '#4E9A66') +
    pen.fill('M1-54C-16-82-38-84-50-62C-32-70-14-60 1-44Z', '#3F8A58') +
    pen.fill('M2-104C-8-116-4-134 4-142C12-130 10-114 2-104Z', '#E4C35A');
  return pen.pick('plant', [seedling, maize])();
}

/** Colours of a field: its ground, the two sides of a furrow, and a plant's mound. */
interface Earth {
  ground: string;
  shadow: string;
  lit: string;
  mound: string;
}

const EARTHS: readonly [Earth, ...Earth[]] = [
  { ground: '#B4532D', shadow: '#983B1C', lit: '#CB6B3E', mound: '#73290F' },
  { ground: '#8A5A36', shadow: '#6F4426', lit: '#A5744A', mound: '#4A2A16' },
  { ground: '#A9653A', shadow: '#8A4B26', lit: '#C58452', mound: '#5E2E14' },
];

/** Rows of young plants in red earth, running to the forest's edge. */
export function seedlingRows(pen: Pen): string {
  const vx = pen.pick('vanishing', [700, 480, 600, 820]);
  const earth = pen.pick('earth', EARTHS);
  const { shadow, lit } = furrows(vx);
  const one = pen.id('p');
  const row = pen.id('r');
  const places = Array.from(
    { length: LAST - FIRST },
    (_, i) => `<use href="#${one}" x="${round((i + FIRST + 0.21) * 150)}"/>`,
  );
  const rows = [0.09, 0.17, 0.27, 0.39, 0.53, 0.7, 0.92].map((t) => {
    const k = t ** 1.7;
    const scale = ((7.2 + 142.8 * k) / 150).toFixed(3);
    return `<use href="#${row}" transform="translate(${vx} ${round(HORIZON + k * 458)})scale(${scale})"/>`;
  });
  const right = 905 + pen.shift('right', 80);
  const left = 170 + pen.shift('left', 100);
  return (
    pen.sky('#F7D99C', [ridge(pen.seed(2), 150, 18, 5), '#FAE5B8']) +
    pen.sun(pen.place('sun', [330, 214], [220, 26]), 60 + pen.shift('sunr', 14), [
      '#FADFA0',
      '#F6C865',
      '#EDAE33',
      '#E5832F',
    ]) +
    pen.clouds(
      [
        [640, 120, 320, 11],
        [860, 156, 240, 8],
      ],
      '#FEF5DF',
    ) +
    pen.layer(ridge(pen.seed(12), 262, 36, 6), ['#A8B893', '#CDD3AA'], [0, 6], { kind: 'chevron', colour: '#98AA86' }) +
    pen.layer(canopy(pen.seed(22), pen.wave(306, 12, 120), 12, 26), ['#6B9478', '#98B48D'], [2, 6]) +
    palm(pen, { seed: 33, x: right, base: 356, height: 120, colours: ['#38563F', '#3D7055', '#6B9A76'], lean: 8 }) +
    emergent(pen, {
      seed: 31,
      x: right + 105,
      base: 360,
      height: 190 + pen.shift('tall', 30),
      width: 150,
      colours: ['#38563F', '#457557', '#74A07A'],
    }) +
    palm(pen, { seed: 35, x: left, base: 356, height: 110, colours: ['#38563F', '#3D7055', '#6B9A76'], lean: -8 }) +
    pen.layer(
      canopy(pen.seed(32), (x) => 344 + (x < 420 ? -14 : 6), 14, 30),
      ['#2F6A50', '#5E9470'],
      [2, 7],
    ) +
    pen.fill(`M-10 ${HORIZON}H${WIDTH + 10}V${HEIGHT + 20}H-10Z`, earth.ground) +
    pen.fill(shadow, earth.shadow) +
    pen.fill(lit, earth.lit) +
    `<defs><g id="${one}">${pen.under('near', () => plant(pen))}</g><g id="${row}">${places.join('')}</g></defs>${rows.join('')}`
  );
}
