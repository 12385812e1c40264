import { canopy, round } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { bars, mapAndChart, sprout } from './classroom-board.ts';

type Hair = (pen: Pen, x: number, y: number, k: number) => string;

const cut =
  (colour: string): Hair =>
  (pen, x, y, k) => {
    const s = (n: number) => round(n * k);
    return pen.fill(
      `M${round(x - 36 * k)} ${round(y + 10 * k)}q-4-${s(54)} ${s(36)}-${s(54)}q${s(40)} 0 ${s(36)} ${s(54)}q-${s(8)} ${s(16)}-${s(18)} ${s(18)}h-${s(36)}q-${s(10)}-${s(2)}-${s(18)}-${s(18)}z`,
      colour,
    );
  };

const puffs =
  (colour: string): Hair =>
  (pen, x, y, k) =>
    cut(colour)(pen, x, y, k) +
    pen.circle(x - 34 * k, y - 34 * k, 18 * k, colour) +
    pen.circle(x + 34 * k, y - 34 * k, 18 * k, colour);

const wrap =
  (colour: string, knot: string): Hair =>
  (pen, x, y, k) => {
    const s = (n: number) => round(n * k);
    const d = `M${round(x - 38 * k)} ${round(y + 8 * k)}q-6-${s(58)} ${s(38)}-${s(58)}q${s(44)} 0 ${s(38)} ${s(58)}q-${s(38)} ${s(20)}-${s(76)} 0z`;
    return pen.fill(d, colour) + pen.circle(x, y - 48 * k, 17 * k, knot);
  };

interface Pupil {
  skin: string;
  shirt: string;
  hair: Hair;
}

const PUPILS: readonly Pupil[] = [
  { skin: '#4A2A1A', shirt: '#1D5440', hair: cut('#1C110B') },
  { skin: '#5C3522', shirt: '#AE4420', hair: puffs('#1C110B') },
  { skin: '#3E2316', shirt: '#1F3A93', hair: cut('#140C08') },
  { skin: '#3E2316', shirt: '#D99A16', hair: puffs('#140C08') },
  { skin: '#4A2A1A', shirt: '#F5ECD9', hair: cut('#1C110B') },
  { skin: '#5C3522', shirt: '#13737B', hair: wrap('#AE4420', '#DD7B4E') },
  { skin: '#4A2A1A', shirt: '#8E3418', hair: cut('#140C08') },
];

/** A pupil from behind: shoulders, neck, head, hair. */
function pupil(pen: Pen, x: number, y: number, k: number, { skin, shirt, hair }: Pupil): string {
  const s = (n: number) => round(n * k);
  return (
    pen.fill(
      `M${round(x - 62 * k)} ${round(y + 150 * k)}q-4-${s(92)} ${s(40)}-${s(100)}h${s(44)}q${s(44)} ${s(8)} ${s(40)} ${s(100)}z`,
      shirt,
    ) +
    pen.fill(`M${round(x - 12 * k)} ${round(y + 20 * k)}h${s(24)}v${s(34)}q-${s(12)} ${s(10)}-${s(24)} 0z`, skin) +
    pen.ellipse(x, y, 34 * k, 38 * k, skin) +
    hair(pen, x, y, k)
  );
}

function desk(pen: Pen, x: number, y: number, w: number, screen: string): string {
  return (
    pen.fill(`M${round(x + w * 0.22)} ${y - 92}h${round(w * 0.56)}v84h-${round(w * 0.56)}z`, '#2A3A33') +
    pen.fill(`M${round(x + w * 0.25)} ${y - 86}h${round(w * 0.5)}v72h-${round(w * 0.5)}z`, screen) +
    pen.fill(`M${x} ${y - 8}h${w}v16h-${w}z`, '#E3B877') +
    pen.fill(`M${x} ${y + 8}h${w}v14h-${w}z`, '#9A5F2C')
  );
}

/** A window with a view of the forest. */
function view(pen: Pen, x: number): string {
  const crowns = (seed: number, y: number, min: number, max: number) =>
    canopy(pen.seed(seed), () => y, min, max, { x0: -10, x1: 190, bottom: 240 });
  const sun = pen.sunColours(['#EDAE33']).at(-1) ?? '';
  return (
    pen.fill(`M${x} 130h200v250h-200z`, '#7A4E26') +
    `<path d="M${x + 12} 142h176v226h-176z" fill="${pen.air('#F9E3B4', 2)}"/><svg x="${x + 12}" y="142" width="176" height="226" viewBox="0 0 176 226"><circle cx="${x < 400 ? 120 : 50}" cy="70" r="30" fill="${sun}"/>` +
    pen.under(
      'land',
      () =>
        pen.fill('M-4 150q50-34 100-8t90-10v110h-200z', '#8FB08B') +
        pen.fill(crowns(x, 176, 10, 22), '#3F7D5F') +
        pen.fill(crowns(x + 3, 206, 12, 24), '#1F5A43'),
    ) +
    '</svg>' +
    pen.fill(`M${x + 94} 142h12v226h-12zM${x + 12} 248h176v10h-176z`, '#7A4E26') +
    pen.fill(`M${x - 14} 380h228v18h-228z`, '#5E3A1B')
  );
}

/** The board between the windows; it stays legible in a mirrored picture. */
function board(pen: Pen): string {
  const drawing = pen.pick('board', [mapAndChart, bars, sprout])(pen);
  const upright = pen.mirror ? `<g transform="matrix(-1 0 0 1 1200 0)">${drawing}</g>` : drawing;
  return (
    pen.fill('M310 116h580v300H310z', '#7A4E26') +
    pen.fill('M324 130h552v272H324z', '#12382B') +
    pen.fill('M324 130h552v10H324z', '#0B2519') +
    upright +
    pen.fill('M310 416h580v14H310z', '#5E3A1B')
  );
}

function room(pen: Pen): string {
  const wall = pen.pick<readonly [string, string, string]>('wall', [
    ['#EBCB93', '#C99A57', '#A87A3C'],
    ['#C9D8C4', '#8FAE93', '#6B8F74'],
    ['#E6B98F', '#C18455', '#9F6638'],
  ]);
  const turn = pen.pick('seats', [0, 2, 3, 5]);
  const who = (i: number) => PUPILS[(i + turn) % PUPILS.length] as Pupil;
  const screens = ['#84C6C6', '#D5ECEA'];
  const screen = (i: number) => screens[(i + turn) % 2] as string;
  return (
    `<path fill="${pen.tone(wall[0])}" d="M0 0h1200v800H0z"/>` +
    pen.fill('M0 0h1200v70H0z', wall[1]) +
    pen.fill('M0 70h1200v10H0z', wall[2]) +
    view(pen, 60) +
    view(pen, 940) +
    board(pen) +
    pen.cloth('M0 434h1200v40H0z', {
      kind: 'diamond',
      colour: wall[1] === '#C99A57' ? '#DDB473' : wall[1],
      scale: 0.5,
    }) +
    pen.fill('M0 470h1200v350H0z', '#C98A4E') +
    pen.fill('M0 470h1200v12H0z', '#A86E38') +
    [170, 480, 790].map((x, i) => desk(pen, x, 548, 240, screen(i))).join('') +
    [290, 600, 910].map((x, i) => pupil(pen, x, i === 1 ? 528 : 530, 0.74, who(i))).join('') +
    [-30, 330, 690, 1030].map((x, i) => desk(pen, x, 700, 290, screen(i + 1))).join('') +
    [115, 475, 835, 1175].map((x, i) => pupil(pen, x, i === 1 ? 682 : 684, 1, who(i + 3))).join('')
  );
}

/**
 * Pupils at their screens, seen from behind, and the board. The time of day shows in the windows:
 * the room has lamps.
 */
export function classroom(pen: Pen): string {
  return pen.under('lamp', () => room(pen));
}
