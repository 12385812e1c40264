import { renderPicture } from '@nzete/scenes';
import { frondPath } from '@nzete/scenes/cutouts';
import { canopy } from '@nzete/scenes/paths';
import type { Face } from './face.ts';
import { type Fitted, fitTitle, LEADING } from './fit.ts';
import { ink, mark, widthAt } from './mark.ts';

/** The size that every network shows whole. */
export const CARD = { width: 1200, height: 630 } as const;

/** The forest of the hillside, far to near. */
const forest = { far: '#276A4F', rim: '#1B543E', leaf: '#15402F', body: '#0F2F23' } as const;

/** Words keep this far from the edges; some networks cut a few pixels off. */
const MARGIN = 64;
const ROOM = { width: 580, height: 262 };
const MARK = 64;
const NAME = 34;

/** Where a scene begins, so that its subject is beside the words. */
const BESIDE_TITLE = 330;
const BESIDE_VALUES = 540;

/** What one card shows. */
export interface CardContent {
  /** Name of a picture in `packages/scenes`. */
  scene: string;
  title: string;
  /** The foundation's name in the language of the title. */
  name: string;
}

/** Draws a card: the scene, before it a hillside as high as the words need, and on that the mark, the name and the title. */
export function drawCard({ scene, title, name }: CardContent, face: Face): string {
  const fitted = fitTitle(title, ROOM, face.widthOf);
  const first = CARD.height - MARGIN - (fitted.lines.length - 1) * fitted.size * LEADING;
  const brandTop = first - fitted.size * 0.76 - 30 - MARK;
  const nameX = MARGIN + widthAt(MARK) + 14;
  const edges = [
    { right: nameX + face.widthOf(name, NAME), top: brandTop },
    ...fitted.lines.map((line, index) => ({
      right: MARGIN + face.widthOf(line, fitted.size),
      top: first + index * fitted.size * LEADING - fitted.size * 0.8,
    })),
  ];
  const words = [
    `<g fill="${ink.paper}"><path d="${face.outline(name, NAME, nameX, brandTop + MARK * 0.5 + NAME * 0.36)}"/>`,
    `<path d="${titleOutline(fitted, first, face)}"/></g>`,
  ].join('');
  return drawing({ scene, left: BESIDE_TITLE, edges, brandTop, words });
}

/** How far a line of words reaches to the right, and where it begins. */
interface Edge {
  right: number;
  top: number;
}

/** Draws a card without words, with room for those whose edges are given: the server writes what it knows only then. */
export const drawBlank = (scene: string, edges: readonly Edge[]) =>
  drawing({ scene, left: BESIDE_VALUES, edges, brandTop: Math.min(...edges.map(({ top }) => top)), words: '' });

/** Draws a picture without words, cut to the size of a card. */
export const drawPicture = (scene: string) =>
  renderPicture(scene).replace('<svg ', `<svg width="${CARD.width}" height="${CARD.height}" `);

interface Drawing {
  scene: string;
  /** Where the scene begins. */
  left: number;
  edges: readonly Edge[];
  brandTop: number;
  /** As SVG. */
  words: string;
}

function drawing({ scene, left, edges, brandTop, words }: Drawing): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    backdrop(scene, left),
    hillside(edges),
    mark(MARGIN - 4, brandTop, MARK),
    words,
    '</svg>',
  ].join('');
}

const titleOutline = ({ lines, size }: Fitted, first: number, face: Face) =>
  lines.map((line, index) => face.outline(line, size, MARGIN, first + index * size * LEADING)).join('');

/**
 * The scene, moved right so that its subject, which is in the middle, is beside the words. What that leaves empty is filled with the left
 * edge of the scene, reflected and stretched: sky and hills go on without a seam, and nothing that is farther in appears twice.
 */
function backdrop(scene: string, left: number): string {
  const [width, height, stretch] = [990, 660, 14];
  const box = `x="${left}" y="${(CARD.height - height) / 2}" width="${width}" height="${height}"`;
  const drawn = renderPicture(scene).replace('<svg xmlns="http://www.w3.org/2000/svg" ', `<svg ${box} `);
  const reflected = `matrix(-${stretch} 0 0 1 ${left * (stretch + 1)} 0)`;
  return `<g id="scene">${drawn}</g><use href="#scene" transform="${reflected}"/>`;
}

/** The slope below the words: level above the first, then down to the right, outside of every line. */
function hillside(edges: readonly Edge[]): string {
  const top = Math.min(...edges.map((edge) => edge.top)) - 44;
  const drop = CARD.height - top;
  const run = 330;
  const descent = (y: number) => run * ((y - top) / drop) ** 0.8;
  const turn = Math.max(...edges.map((edge) => edge.right + 56 - descent(edge.top)));
  const slope = (x: number) => {
    const level = top + 8 * Math.sin(x / 80);
    return x <= turn ? level : level + drop * ((x - turn) / run) ** 1.25;
  };
  const span = { x0: -40, x1: CARD.width + 40, bottom: CARD.height + 20 };
  const front = canopy(34, slope, 22, 46, span);
  const behind = canopy(33, (x) => slope(x - 26) - 22, 18, 38, span);
  const [x, y] = [turn + descent(top + drop * 0.42), top + drop * 0.42];
  const leaf = (turned: number, scale: number, colour: string) =>
    `<path d="${frondPath()}" fill="${colour}" transform="translate(${x} ${y})rotate(${turned})scale(${scale})"/>`;
  const { far, rim, leaf: leafColour, body } = forest;
  return [
    `<path fill="${far}" d="${behind}"/>`,
    leaf(-62, 0.72, leafColour),
    leaf(-24, 0.68, rim),
    leaf(-98, 0.6, leafColour),
    `<path fill="${rim}" d="${front}"/><path fill="${body}" transform="translate(3 8)" d="${front}"/>`,
  ].join('');
}
