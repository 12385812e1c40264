import { canopy, crown, ridge } from '../paths.ts';
import { type Pen, ROUND } from '../pen.ts';
import { emergent } from '../trees.ts';

/** The mast: cups and vane on top, solar panel, instrument shelter, box, guy wires and base. */
function mast(pen: Pen): string {
  return (
    pen.fill('M540 168h14v440h-14z', '#F5ECD9') +
    pen.fill('M548 168h6v440h-6z', '#BFA373') +
    pen.stroke('M546 300L452 600M546 300L646 596', '#D9C49C', 4) +
    pen.stroke('M470 190h154', '#F5ECD9', 9, ROUND) +
    pen.circle(470, 190, 20, '#AE4420') +
    pen.circle(624, 190, 20, '#AE4420') +
    pen.circle(547, 150, 16, '#8E3418') +
    pen.fill('M450 190a20 20 0 0 0 40 0zM604 190a20 20 0 0 0 40 0z', '#6B2612') +
    pen.fill('M552 262h16v30h-16zM566 250h96l20 62h-96z', '#1F3A93') +
    pen.stroke('M598 250l20 62M630 250l20 62M576 281h96', '#8CA3EE', 4) +
    pen.fill('M500 250h30v96h-30z', '#FBF6EA') +
    pen.stroke('M500 268h30M500 286h30M500 304h30M500 322h30', '#BFA373', 5) +
    pen.fill('M524 420h46v70h-46z', '#FBF6EA') +
    pen.fill('M532 430h30v22h-30z', '#13737B') +
    pen.stroke('M534 464h26M534 476h16', '#BFA373', 4) +
    pen.fill('M440 596h212v22H440z', '#8C8270')
  );
}

/** Two clouds, with rain below the darker one. */
function weather(pen: Pen): string {
  const x = pen.shift('storm', 70);
  const cloud = (cx: number, cy: number, k: number, body: string, rim: string) =>
    pen.layer(crown(pen.seed(Math.round(cx + cy)), cx + x, cy, 190 * k, 70 * k, 11, 0.25), [body, rim]);
  let rain = '';
  for (let i = 0; i < 19; i++)
    rain += `M${760 + x + i * 22} ${252 + (i % 3) * 10}l-${54 + (i % 4) * 14} ${118 + (i % 4) * 30}`;
  const big = pen.pick('cloud', [1.15, 0.95, 1.3]);
  return (
    cloud(700, 176, 0.9, '#8FB3BE', '#B6CFD4') +
    cloud(930, 210, big, '#6F9BAA', '#97B9C3') +
    pen.pick('rain', [pen.stroke(rain, '#6F9BAA', 4, ROUND), pen.stroke(rain, '#6F9BAA', 4, ROUND), ''])
  );
}

/** A weather station on a hill, with rain on one side and sun on the other. */
export function weatherStation(pen: Pen): string {
  const x = pen.shift('mast', 90);
  const contours = [0, 1, 2, 3, 4].map((i) => {
    const d = `M-20 ${690 + i * 26}Q300 ${580 + i * 34} 640 ${640 + i * 28}T1220 ${612 + i * 34}`;
    return i === 1 ? pen.stroke(d, '#EDB22F', 5) : pen.stroke(d, '#34765A', 3);
  });
  return (
    pen.sky('#BFD9DC', [ridge(pen.seed(3), 160, 24, 6), '#CFE2E0'], [ridge(pen.seed(4), 290, 20, 6), '#DFEBE2']) +
    pen.sun(pen.place('sun', [270, 210], [100, 40]), 60 + pen.shift('sunr', 14), ['#DCE6CE', '#F2DFA3', '#EFC05A']) +
    weather(pen) +
    pen.layer(
      ridge(pen.seed(13), 430, 44, 6, { tilt: pen.pick('tilt', [-40, 40, 0]) }),
      ['#8DB39B', '#AFC9AE'],
      [0, 6],
    ) +
    pen.layer(canopy(pen.seed(23), pen.wave(480, 16, 150), 14, 32), ['#5B957A', '#85B193'], [2, 6]) +
    pen.layer(canopy(pen.seed(33), pen.wave(530, 20, 190, 2), 22, 44), ['#33775C', '#5E9C79']) +
    pen.layer('M-20 640Q300 520 640 590T1220 560V820H-20Z', ['#1F5C45', '#3F8362'], [0, 10], {
      kind: 'diamond',
      colour: '#2A6C53',
      scale: 0.9,
    }) +
    contours.join('') +
    pen.under('near', () => (x === 0 ? mast(pen) : `<g transform="translate(${x})">${mast(pen)}</g>`)) +
    emergent(pen, {
      seed: 43,
      x: pen.pick('tree', [1010, 1090, 930, 120]),
      base: 650,
      height: 230 + pen.shift('treeh', 40),
      width: 200,
      colours: ['#1B4433', '#1D5440', '#3F8765'],
    }) +
    pen.layer(
      canopy(pen.seed(53), (at) => 730 - ((at - 600) / 40) ** 2 * 0.35, 40, 76),
      ['#0E3124', '#205240'],
      [4, 10],
    )
  );
}
