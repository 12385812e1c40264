import { type PictureName, renderPicture } from '@nzete/scenes';
import { frondPath } from '@nzete/scenes/cutouts';
import { canopy } from '@nzete/scenes/paths';
import { CARD } from '../../src/app/cards/card.tsx';
import { BRAND_TOP } from '../../src/app/cards/layouts.ts';

/** The colours of the hillside, from far to near. */
const forest = { far: '#276A4F', rim: '#1B543E', leaf: '#15402F', body: '#0F2F23' } as const;

/** The right and top edge of a line of text. */
interface Edge {
  right: number;
  top: number;
}

/** The background of a card. */
export interface Ground {
  scene: PictureName;
  /** The left edge of the scene, so that its subject is beside the text. */
  left: number;
  edges: readonly Edge[];
}

/** Room for the logo and the longest texts that the server draws (`src/app/cards/layouts.ts`). */
const edges = [
  { right: 470, top: BRAND_TOP },
  { right: 650, top: 170 },
];

/** The backgrounds for cards that the server draws. */
export const serverGrounds = {
  province: { scene: 'weather-station', left: 540, edges },
  report: { scene: 'classroom-chart', left: 540, edges },
} satisfies Record<string, Ground>;

/** A picture without text, cropped to the size of a card. */
export const pictureSvg = (scene: PictureName) =>
  renderPicture(scene).replace('<svg ', `<svg width="${CARD.width}" height="${CARD.height}" `);

/** The scene, behind a hillside as high as the text needs. */
export const groundSvg = ({ scene, left, edges }: Ground) =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">`,
    backdrop(scene, left),
    hillside(edges),
    '</svg>',
  ].join('');

/**
 * The scene, moved to the right. Its left edge, mirrored and stretched, fills the gap without a
 * seam and without repeating a subject.
 */
function backdrop(scene: PictureName, left: number): string {
  const [width, height, stretch] = [990, 660, 14];
  const box = `x="${left}" y="${(CARD.height - height) / 2}" width="${width}" height="${height}"`;
  const drawn = renderPicture(scene).replace('<svg xmlns="http://www.w3.org/2000/svg" ', `<svg ${box} `);
  const reflected = `matrix(-${stretch} 0 0 1 ${left * (stretch + 1)} 0)`;
  return `<g id="scene">${drawn}</g><use href="#scene" transform="${reflected}"/>`;
}

/** A hill behind the text, which slopes down to the right of every line. */
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
