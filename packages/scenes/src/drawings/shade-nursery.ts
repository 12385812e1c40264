import { canopy, grass, HEIGHT, ridge, round, WIDTH } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { clothOf, type Person, type Pose, people } from '../people.ts';
import { banana, emergent } from '../trees.ts';

type Member = readonly [pose: Pose, x: number, y: number, scale: number, left?: boolean];

const STAFF: readonly [readonly Member[], ...(readonly Member[])[]] = [
  [
    ['water', 500, 690, 1.15],
    ['dress', 770, 640, 0.86],
  ],
  [['carry', 620, 700, 1.2]],
  [
    ['kneel', 520, 720, 1.2],
    ['stand', 700, 640, 0.86],
  ],
  [
    ['water', 480, 650, 0.92],
    ['water', 700, 716, 1.2],
  ],
  [
    ['dress', 480, 690, 1.1],
    ['carry', 690, 650, 0.92],
    ['stand', 800, 620, 0.72],
  ],
];

/** A plant in its bag, with as little detail as its number allows. */
function potted(pen: Pen): string {
  const bag = pen.fill('M-14-22h28l-3 26h-22z', '#1C2420');
  const broad = () =>
    bag +
    pen.fill('M0-20q-26-6-28-30q26 4 28 30zM0-20q26-8 26-32q-24 6-26 32z', '#2F7A55') +
    pen.fill('M-1-24q-10-24 1-46q12 22-1 46z', '#6DAF6C');
  const narrow = () =>
    bag +
    pen.fill('M0-18q-20-28-34-34q6 26 34 34zM0-18q20-30 34-32q-8 26-34 32z', '#3F8A58') +
    pen.fill('M-4-20q-12-44-4-70q12 30 8 70zM2-20q14-36 16-58q-18 26-16 58z', '#8CC47A');
  return pen.pick('potted', [broad, narrow])();
}

/** Beds of potted plants on both sides of the path, nearer rows larger. */
function beds(pen: Pen): string {
  const [pot, row] = [pen.id('p'), pen.id('r')];
  const line = Array.from({ length: 8 }, (_, i) => `<use href="#${pot}" x="${i * 46}"/>`).join('');
  const places = [0, 1, 2, 3, 4].flatMap((i) => {
    const k = round((0.62 + i * 0.24) * 100) / 100;
    const y = 560 + i * 34 + i * i * 7;
    const gap = 60 + i * 42;
    const at = (x: number) => `<use href="#${row}" transform="translate(${round(x)} ${y})scale(${k})"/>`;
    return at(600 - gap - 340 * k) + at(600 + gap);
  });
  const soil = 'M540 536H-10V800H330ZM660 536H1210V800H870Z';
  return (
    pen.fill(soil, '#6F3A1C') +
    `<defs><g id="${pot}">${potted(pen)}</g><g id="${row}">${line}</g></defs>${places.join('')}`
  );
}

/** The roof of woven shade on four poles. */
function roof(pen: Pen): string {
  const edge = pen.pick('roof', [250, 214, 280]);
  const sheet = `M-10 ${edge - 60}Q300 ${edge - 96} 600 ${edge - 84}T1210 ${edge - 60}L1210 ${edge + 26}Q900 ${edge + 6} 600 ${edge + 8}T-10 ${edge + 26}Z`;
  const [body, rim, thread] = pen.pick<readonly [string, string, string]>('net', [
    ['#2F6A50', '#5E9470', '#3F7D60'],
    ['#8A6A3C', '#C8A668', '#9E7C4A'],
    ['#17656C', '#4FA5A6', '#23777E'],
  ]);
  const poles = [70, 400, 800, 1130].map((x, i) => {
    const foot = i === 0 || i === 3 ? 690 : 548;
    const w = foot > 600 ? 20 : 12;
    return `M${x + pen.shift(`pole${i}`, 24)} ${edge - 30}h${w}V${foot}h-${w}z`;
  });
  return (
    pen.fill(poles.join(''), '#5E3A1B') +
    pen.layer(sheet, [body, rim], [0, 8], { kind: 'key', colour: thread, scale: 0.7 })
  );
}

/** A tree nursery: beds of young trees in bags under a roof of woven shade. */
export function shadeNursery(pen: Pen): string {
  const staff = pen
    .pick('staff', STAFF)
    .map(([pose, x, y, k, left], i): Person => [pose, x + pen.shift(`who${i}`, 30), y, k, clothOf(pen, i), left]);
  return (
    pen.sky('#F5DCA6', [ridge(pen.seed(4), 160, 18, 6), '#F9E6BC']) +
    pen.sun(pen.place('sun', [600, 372], [280, 40]), 56 + pen.shift('sunr', 14), ['#F9DDA2', '#F3C468', '#E79A36']) +
    pen.layer(ridge(pen.seed(14), 400, 34, 6), ['#A5B78E', '#C9D2A4'], [0, 6]) +
    pen.layer(canopy(pen.seed(24), pen.wave(448, 14, 150), 14, 30), ['#6A9A78', '#97B58C'], [2, 6]) +
    emergent(pen, {
      seed: 31,
      x: pen.pick('giant', [300, 900, 180]) + pen.shift('giantx', 60),
      base: 520,
      height: 240,
      width: 200,
      colours: ['#36543E', '#2F6D51', '#5F9870'],
    }) +
    pen.layer(canopy(pen.seed(34), pen.wave(496, 10, 120), 16, 34), ['#2F6A50', '#5E9470'], [2, 7]) +
    pen.fill(`M-10 532H${WIDTH + 10}V${HEIGHT + 20}H-10Z`, pen.pick('ground', ['#C98A4E', '#B9683A', '#D0A05C'])) +
    pen.under('near', () => beds(pen) + people(pen, staff)) +
    pen.under('near', () => roof(pen)) +
    banana(pen, {
      seed: 5,
      x: pen.pick('leaf', [1120, 90, 1060]),
      base: 800,
      height: 170,
      colours: ['#1B4E3A', '#3F7B59'],
    }) +
    pen.layer(grass(pen.seed(9), 790, 24, 12, 38), ['#3A2A14', '#6B4A22'], [2, 8])
  );
}
