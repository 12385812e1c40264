import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { Blank } from '../../../vite/cards/blank.ts';
import { Coverage } from './coverage.ts';
import { encodePng } from './png.ts';
import { type Writing, writingWith } from './writing.ts';

/** Some messengers drop larger pictures. */
const MAX_BYTES = 100_000;

/** Distance of the words from the left edge. */
export const LEFT = 64;
/** Where the name of the foundation begins, beside the mark. */
const NAME_LEFT = 132;

/** How much of the ink a quieter line has. */
export const QUIET = 0.75;

/** Lines in one ink. */
export interface Layer {
  ink: 'paper' | 'gold';
  strength: number;
  lines: Line[];
}

/** A line of words, and where its baseline starts. */
export interface Line {
  text: string;
  size: number;
  x: number;
  y: number;
}

/** Places the words of a card. */
export type Layout<Words> = (words: Words, writing: Writing) => Layer[];

/** Draws a card with its words, as a PNG. Rejects when a word has a letter that the card does not have. */
export type DrawCard<Words> = (words: Words) => Promise<Buffer>;

/** A line at its largest size, or smaller where it would be wider than its room. */
export function lineOf({ widthOf }: Writing, text: string, largest: number, room: number, x: number, y: number): Line {
  return { text, size: Math.min(largest, (largest * room) / widthOf(text, largest)), x, y };
}

/** The name of the foundation, in the place that every card has for it. */
export const nameLine = (writing: Writing, name: string) => lineOf(writing, name, 34, 330, NAME_LEFT, 122);

/**
 * Prepares the drawing of cards: words on a blank card that the build has drawn, without a library for pictures. A card takes some ten
 * milliseconds of this thread.
 */
export async function cardDrawing<Words>(blank: Blank, layout: Layout<Words>): Promise<DrawCard<Words>> {
  const { width, height, inks, shades, face } = blank;
  const palette = Buffer.from(blank.palette, 'base64');
  const empty = await promisify(inflate)(Buffer.from(blank.pixels, 'base64'));
  const writing = writingWith(face);
  return async (words) => {
    const pixels = Uint8Array.from(empty);
    const covered = new Coverage(width, height);
    for (const { ink, strength, lines } of layout(words, writing)) {
      for (const { text, size, x, y } of lines) writing.write(covered, text, size, x, y);
      covered.take((pixel, part) => {
        const shade = Math.round(part * shades * strength);
        if (shade > 0) pixels[pixel] = inks[ink] + shade - 1;
      });
    }
    const png = await encodePng({ width, height, palette, pixels });
    if (png.length > MAX_BYTES) throw new Error(`A card is larger than ${MAX_BYTES} bytes`);
    return png;
  };
}
