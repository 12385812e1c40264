import { canopy, crown, grass, ridge, round } from '../paths.ts';
import { type Pen, ROUND } from '../pen.ts';
import { clothOf, type Person, type Pose, people } from '../people.ts';
import { banana, palm } from '../trees.ts';

/** Objects in front of the people who sit there. */
type Lesson = (pen: Pen, x: number) => string;

const chart: Lesson = (pen, x) =>
  pen.stroke(`M${x - 40} 612l30-190M${x + 90} 612l-30-190M${x + 26} 590V430`, '#6B4426', 7, ROUND) +
  pen.fill(`M${x - 44} 420h140v116h-140z`, '#F5ECD9') +
  pen.stroke(`M${x - 20} 510v-30M${x + 6} 510v-56M${x + 32} 510v-40M${x + 58} 510v-68`, '#AE4420', 12) +
  pen.stroke(`M${x - 28} 516h104`, '#15402F', 5);

const table: Lesson = (pen, x) =>
  pen.fill(`M${x - 70} 560h170v14h-170z`, '#E3B877') +
  pen.fill(`M${x - 56} 574h12v50h-12zM${x + 74} 574h12v50h-12z`, '#9A5F2C') +
  pen.fill(`M${x - 40} 536h54v24h-54z`, '#8E3418') +
  pen.fill(`M${x - 40} 536h54v8h-54z`, '#B5482A') +
  pen.fill(`M${x + 30} 552q26-14 52 0v8h-52z`, '#F5ECD9');

const seedlings: Lesson = (pen, x) =>
  pen.fill(`M${x - 60} 590h160l-12 26h-136z`, '#1F3A93') +
  pen.fill(
    [-40, -8, 24, 56]
      .map(
        (d) =>
          `M${x + d} 592q-22-8-22-30q22 4 22 30zM${x + d} 592q22-10 20-34q-20 6-20 34zM${x + d - 4} 592q-4-30 4-46q8 18 4 46z`,
      )
      .join(''),
    '#4E9A66',
  );

/** The audience from behind, and the speaker. */
function meeting(pen: Pen): readonly Person[] {
  const seat = pen.pick<Pose>('seat', ['sit', 'sit', 'phone']);
  const turn = pen.shift('seats', 24);
  const rows: readonly (readonly [n: number, y: number, k: number, step: number])[] = pen.pick('rows', [
    [
      [4, 672, 0.82, 158],
      [3, 752, 1.06, 226],
    ],
    [
      [5, 664, 0.74, 132],
      [4, 754, 1, 190],
    ],
    [[4, 716, 1, 180]],
    [
      [3, 660, 0.78, 190],
      [4, 744, 1.02, 176],
    ],
  ]);
  const seated = rows.flatMap(([n, y, k, step], row) =>
    Array.from({ length: n }, (_, i): Person => {
      const x = 600 + turn + (i - (n - 1) / 2) * step + (row % 2 ? 30 : -10);
      return [i % 2 ? 'sit' : seat, x, y + (i % 2) * 8, k, clothOf(pen, i + row * 3), i % 3 === 0];
    }),
  );
  const speaker = pen.pick<readonly Person[]>('speaker', [
    [['dress', 700, 612, 1, clothOf(pen, 6)]],
    [['stand', 520, 610, 1, clothOf(pen, 5)]],
    [
      ['stand', 500, 612, 0.96, clothOf(pen, 4)],
      ['dress', 722, 606, 0.94, clothOf(pen, 6)],
    ],
    [['carry', 720, 612, 1, clothOf(pen, 1), true]],
  ]);
  return [...speaker, ...seated];
}

/** The big tree: a buttressed trunk, four branches, five crowns; the widest is woven. */
function tree(pen: Pen): string {
  const dx = pen.shift('tree', 60);
  const x = (n: number) => round(n + dx);
  const foliage = pen.pick<readonly (readonly [string, string])[]>('leaf', [
    [
      ['#1B4E3A', '#3A7A58'],
      ['#245F45', '#528F66'],
    ],
    [
      ['#3C5A26', '#6B8A3E'],
      ['#4A6B2E', '#83A04C'],
    ],
    [
      ['#1A5A55', '#3F8B80'],
      ['#26706A', '#5AA396'],
    ],
  ]);
  const [deep, lit] = foliage as readonly [readonly [string, string], readonly [string, string]];
  return (
    pen.fill(
      `M${x(520)} 590q46-20 50-150q0-90-20-170h100q-20 80-16 170q4 130 56 150q-40 2-62-22q-20 22-40 22q-26 2-34-20q-14 20-34 20z`,
      '#4A3020',
    ) +
    pen.stroke(
      `M${x(590)} 420Q${x(520)} 330 ${x(380)} 280M${x(612)} 400Q${x(700)} 320 ${x(830)} 270`,
      '#4A3020',
      26,
      ROUND,
    ) +
    pen.layer(crown(pen.seed(3), x(330), 230, 210, 110, 10), deep) +
    pen.layer(crown(pen.seed(4), x(880), 222, 220, 116, 10), deep) +
    pen.layer(crown(pen.seed(5), x(600), 170, 330, 150, 13), lit, [3, 9], {
      kind: 'diamond',
      colour: deep[0],
      width: 2.5,
      scale: 0.8,
    }) +
    pen.layer(crown(pen.seed(6), x(440), 110, 180, 90, 9), deep) +
    pen.layer(crown(pen.seed(7), x(760), 104, 190, 92, 9), deep)
  );
}

/** People sitting in the shade of a big tree, listening to a speaker. */
export function palaverTree(pen: Pen): string {
  const lesson = pen.pick<Lesson>('lesson', [chart, table, seedlings]);
  const sun = pen.place('sun', [1010, 330], [120, 60]);
  return (
    pen.sky('#F4D29A', [ridge(pen.seed(8), 210, 20, 6), '#F7DFB0'], [ridge(pen.seed(9), 320, 18, 6), '#FAEAC8']) +
    pen.sun(sun, 58 + pen.shift('sunr', 14), ['#F8DDA0', '#F4C768', '#E9A23A']) +
    pen.layer(ridge(pen.seed(18), 400, 30, 6), ['#A9B58C', '#CBD0A2'], [0, 6]) +
    pen.layer(canopy(pen.seed(28), pen.wave(452, 14, 150), 14, 32), ['#6C9A74', '#98B488'], [2, 6]) +
    pen.layer(canopy(pen.seed(29), pen.wave(494, 12, 170, 2), 18, 36), ['#3F7F5C', '#6FA277'], [3, 7]) +
    palm(pen, {
      seed: 12,
      x: 130 + pen.shift('palm', 60),
      base: 560,
      height: 210 + pen.shift('palmh', 40),
      colours: ['#3A3325', '#1F5640', '#47835F'],
      lean: 18,
    }) +
    pen.fill('M-10 548Q300 528 620 546T1210 540V820H-10Z', pen.pick('ground', ['#CF8748', '#B9683A', '#C79A55'])) +
    pen.ellipse(610, 690, 560, 104, '#8E4B26') +
    pen.under('near', () => tree(pen) + lesson(pen, pen.pick('place', [560, 610, 590])) + people(pen, meeting(pen))) +
    banana(pen, { seed: 6, x: 1110 + pen.shift('b1', 50), base: 700, height: 190, colours: ['#245F45', '#528F66'] }) +
    pen.layer(grass(pen.seed(19), 788, 26, 12, 40), ['#3A2A14', '#6B4A22'], [2, 8])
  );
}
