import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import sharp from 'sharp';
import { CARD, drawBlank } from './drawing.ts';
import { type Outlines, readOutlines } from './face.ts';
import { ink } from './mark.ts';

/** A card without words, and the letters for them. The server writes on it what it knows only then, such as the weather. */
export interface Blank {
  width: number;
  height: number;
  /** Red, green and blue of every colour of the card, in base64. */
  palette: string;
  /** The place in the palette of every pixel, row by row, deflated, in base64. */
  pixels: string;
  /** Where the colours of each ink begin in the palette, from the faintest to the ink itself, over the ground that the words are on. */
  inks: Record<keyof typeof ink, number>;
  /** How many colours each ink has. */
  shades: number;
  face: Outlines;
}

/** Everything that names, values and dates are written with in the four languages. */
const alphabet = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  'ÀÂÉÈÊËÎÏÔÛÜÇàâäçèéêëîïôöùûü',
  " .,:;!?()/%°+-–—−’'·",
].join('');

const SHADES = 16;

/** The cards that the server writes: the scene of each, and what its words take up; `src/app/cards` writes them there. */
const drafts = {
  /** The weather of a province. */
  province: {
    scene: 'weather-station',
    edges: [
      { right: 470, top: 78 },
      { right: 650, top: 170 },
      { right: 700, top: 330 },
      { right: 650, top: 500 },
    ],
  },
  /** The report of a month. */
  report: {
    scene: 'classroom-chart',
    edges: [
      { right: 470, top: 78 },
      { right: 650, top: 170 },
      { right: 650, top: 350 },
      { right: 650, top: 500 },
    ],
  },
} as const;

export type BlankName = keyof typeof drafts;
export const blankNames: readonly BlankName[] = ['province', 'report'];

/** Draws a card on which the server writes. */
export async function makeBlank(name: BlankName): Promise<Blank> {
  const { scene, edges } = drafts[name];
  const [face, { width, height, colours, pixels }] = await Promise.all([
    readOutlines(alphabet),
    quantised(drawBlank(scene, edges)),
  ]);
  // The lower left corner is the hillside, which is the ground of all words.
  const ground = colours[pixels[(height - 1) * width] ?? 0] ?? [0, 0, 0];
  const inks = { paper: colours.length, gold: colours.length + SHADES };
  const palette = [...colours, ...shadesOf(ink.paper, ground), ...shadesOf(ink.gold, ground)];
  return {
    width,
    height,
    palette: Buffer.from(palette.flat()).toString('base64'),
    pixels: (await promisify(deflate)(pixels)).toString('base64'),
    inks,
    shades: SHADES,
    face,
  };
}

type Colour = readonly [red: number, green: number, blue: number];

const channelsOf = (colour: number): Colour => [colour >> 16, (colour >> 8) & 255, colour & 255];

/** The place of the colour that differs least. */
function nearest(colours: readonly Colour[], [red, green, blue]: Colour): number {
  const distances = colours.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
  return distances.indexOf(Math.min(...distances));
}

function shadesOf(hex: string, ground: Colour): Colour[] {
  const full = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Array.from({ length: SHADES }, (_, shade) => {
    const mixed = (channel: 0 | 1 | 2) =>
      Math.round(ground[channel] + (((full[channel] ?? 0) - ground[channel]) * (shade + 1)) / SHADES);
    return [mixed(0), mixed(1), mixed(2)];
  });
}

/** A drawing in so few colours that those of the words find room in the same palette. The rare ones become those that are nearest to them. */
async function quantised(svg: string) {
  const few = await sharp(Buffer.from(svg)).removeAlpha().png({ palette: true, dither: 0, effort: 3 }).toBuffer();
  const data = await sharp(few).removeAlpha().raw().toBuffer();
  const found = Array.from({ length: data.length / 3 }, (_, pixel) => data.readUIntBE(pixel * 3, 3));
  const counts = new Map<number, number>();
  for (const colour of found) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  const byCount = [...counts.keys()].toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
  const colours = byCount.slice(0, 256 - 2 * SHADES).map(channelsOf);
  const places = new Map(byCount.map((colour) => [colour, nearest(colours, channelsOf(colour))]));
  return { ...CARD, colours, pixels: Uint8Array.from(found, (colour) => places.get(colour) ?? 0) };
}
