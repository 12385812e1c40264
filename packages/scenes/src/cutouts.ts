/**
 * The hero's silhouettes: a canopy hanging from the top edge, hillsides pinned to the bottom, the
 * footer's treeline. They are behind text, so its contrast does not depend on the picture. Pure
 * path data; `silhouettes.ts` writes them into the stylesheet.
 */
import { canopy, frond } from './paths.ts';

/**
 * The lightness of a layer relative to the ground it grows out of, starting from black (the ground
 * itself). The stylesheet blends these greys with the ground's colour (`color-dodge`), so that the
 * silhouettes match every brand.
 */
const on = {
  /** On cloth: the body of hills. */
  cloth: { body: '#000', leaf: '#444', rim: '#707070', far: '#8f8f8f' },
  /** On sunk cloth: the body of what frames the page. */
  sunk: { body: '#000', treeline: '#868686', dark: '#7a7a7a', leaf: '#929292', rim: '#a4a4a4', light: '#aeaeae' },
} as const;

/** A frond placed on a silhouette: x, y, scale, rotation in degrees, colour. */
type Place = readonly [x: number, y: number, scale: number, turn: number, colour: string];

/**
 * One layer of a silhouette: its path, the lit rim, and the body, shifted right and down from the
 * rim.
 */
interface Sheet {
  path: string;
  rim: string;
  body: string;
  moved: readonly [dx: number, dy: number];
}

/** One silhouette: the trees behind, the fronds between, and the layer in front. */
export interface Cutout {
  width: number;
  height: number;
  /** `none` for hillsides, which stretch; `slice` for canopy and treeline. */
  fit: 'none' | 'xMaxYMin slice' | 'xMidYMax slice';
  behind?: string;
  fronds?: readonly Place[];
  front: Sheet;
  /** The front layer is drawn upside down from this height, so that it hangs. */
  hangsFrom?: number;
}

const { body, leaf, rim, far } = on.cloth;

const WIDE = { x0: -40, x1: 1320 };
const PHONE = { x0: -20, x1: 380 };

function overhangWide(): Cutout {
  const drop = (x: number) => 92 + 34 * (Math.abs(x / 1280 - 0.42) / 0.58) ** 2.2 + 10 * Math.sin(x / 70);
  return {
    width: 1280,
    height: 240,
    fit: 'xMaxYMin slice',
    fronds: [
      [1296, 60, 1.05, 150, on.sunk.leaf],
      [1290, 40, 0.95, 118, on.sunk.light],
      [1240, 30, 0.8, 98, on.sunk.leaf],
      [1300, 110, 0.9, 176, on.sunk.dark],
    ],
    front: {
      path: canopy(71, (x) => 200 - drop(x), 22, 48, { ...WIDE, bottom: 260 }),
      rim: on.sunk.rim,
      body: on.sunk.body,
      moved: [0, 8],
    },
    hangsFrom: 200,
  };
}

/** The slope behind the text: level on the left, then down to the right. */
function slope(x: number): number {
  if (x < 380) return 196 + 18 * Math.sin(x / 90);
  return x < 980 ? 196 + ((x - 380) / 600) ** 1.25 * 404 : 600 + 30 * Math.sin((x - 980) / 190);
}

function heroHillWide(): Cutout {
  return {
    width: 1280,
    height: 800,
    fit: 'none',
    behind: canopy(33, (x) => slope(x) - 26 + 10 * Math.sin(x / 60), 20, 44, { ...WIDE, bottom: 820 }),
    fronds: [
      [690, 372, 0.85, -62, leaf],
      [684, 380, 0.8, -24, rim],
      [676, 384, 0.7, -98, leaf],
      [1010, 612, 0.6, -70, leaf],
      [1014, 616, 0.55, -28, rim],
    ],
    front: { path: canopy(34, slope, 26, 56, { ...WIDE, bottom: 820 }), rim, body, moved: [3, 9] },
  };
}

function heroHillPhone(): Cutout {
  const edge = (x: number) => 34 - 22 * Math.sin((x / 360) * 3.1) + 12 * Math.sin(x / 50);
  return {
    width: 360,
    height: 110,
    fit: 'none',
    behind: canopy(43, (x) => edge(x) - 6, 12, 26, { ...PHONE, bottom: 130 }),
    fronds: [
      [20, 60, 0.5, -70, leaf],
      [16, 64, 0.5, -34, rim],
      [14, 66, 0.45, -104, leaf],
    ],
    front: { path: canopy(44, (x) => edge(x) + 14, 14, 30, { ...PHONE, bottom: 130 }), rim, body, moved: [2, 6] },
  };
}

function treeline(): Cutout {
  const path = canopy(91, (x) => 38 + 8 * Math.sin(x / 120), 16, 34, { x0: -20, x1: 1300, bottom: 80 });
  return {
    width: 1280,
    height: 70,
    fit: 'xMidYMax slice',
    front: { path, rim: on.sunk.treeline, body: on.sunk.body, moved: [2, 7] },
  };
}

/** Every silhouette by its name. */
export const cutouts = {
  'hero-overhang-wide': overhangWide,
  'hero-hill-wide': heroHillWide,
  'hero-hill-phone': heroHillPhone,
  treeline,
} as const satisfies Record<string, () => Cutout>;

/** The single frond as path data, growing right from 0,0, about 200 long. */
export const frondPath = (): string => frond();

const open = (viewBox: string, fit: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="${fit}">`;

/**
 * One silhouette as a small standalone SVG: each path is defined once, and used for its rim and its
 * body.
 */
export function cutoutSvg(name: keyof typeof cutouts): string {
  const { width, height, fit, behind, fronds = [], front, hangsFrom }: Cutout = cutouts[name]();
  const leaves = fronds.map(
    ([x, y, k, turn, colour]) =>
      `<use href="#f" fill="${colour}" transform="translate(${x} ${y})rotate(${turn})scale(${k})"/>`,
  );
  const [dx, dy] = front.moved;
  const sheet =
    `<g fill="${front.rim}"><path id="s" d="${front.path}"/></g>` +
    `<use href="#s"${dx ? ` x="${dx}"` : ''} y="${dy}" fill="${front.body}"/>`;
  return [
    open(`0 0 ${width} ${height}`, fit),
    leaves.length > 0 ? `<defs><path id="f" d="${frondPath()}"/></defs>` : '',
    behind ? `<path fill="${far}" d="${behind}"/>` : '',
    ...leaves,
    hangsFrom ? `<g transform="matrix(1 0 0-1 0 ${hangsFrom})">${sheet}</g>` : sheet,
    '</svg>',
  ].join('');
}
