import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { Blank } from '../../../vite/cards/blank.ts';
import type { CardWords } from '../../routes/data/useCardWords.ts';
import { Coverage } from './coverage.ts';
import { encodePng } from './png.ts';
import { type Writing, writingWith } from './writing.ts';

/** Some messengers drop larger pictures. */
const MAX_BYTES = 100_000;

/** Distance of the words from the left edge. */
const LEFT = 64;
/** Where the name begins, beside the mark. */
const NAME_LEFT = 132;
/** Where the values begin, beside the temperature. */
const VALUES_LEFT = 430;

/** How much of the ink a quieter line has. */
const QUIET = 0.75;

/** Draws the cards of provinces. */
export type DrawProvince = (words: CardWords) => Promise<Buffer>;

/**
 * Prepares the drawing of cards: words on the blank card that the build has drawn, without a library for pictures. A card takes some ten
 * milliseconds of this thread.
 */
export async function provinceDrawing(blank: Blank): Promise<DrawProvince> {
  const { width, height, inks, shades, face } = blank;
  const palette = Buffer.from(blank.palette, 'base64');
  const empty = await promisify(inflate)(Buffer.from(blank.pixels, 'base64'));
  const writing = writingWith(face);
  return async (words) => {
    const pixels = Uint8Array.from(empty);
    const covered = new Coverage(width, height);
    for (const { ink, strength, lines } of layersOf(words, writing)) {
      for (const { text, size, x, y } of lines) writing.write(covered, text, size, x, y);
      covered.take((pixel, part) => {
        const shade = Math.round(part * shades * strength);
        if (shade > 0) pixels[pixel] = inks[ink] + shade - 1;
      });
    }
    const png = await encodePng({ width, height, palette, pixels });
    if (png.length > MAX_BYTES) throw new Error(`The card of ${words.title} is larger than ${MAX_BYTES} bytes`);
    return png;
  };
}

/** Lines in one ink. */
interface Layer {
  ink: 'paper' | 'gold';
  strength: number;
  lines: Line[];
}

/** A line of words, and where its baseline starts. */
interface Line {
  text: string;
  size: number;
  x: number;
  y: number;
}

function layersOf(words: CardWords, { widthOf }: Writing): Layer[] {
  /** A line at its largest size, or smaller where it would be wider than its room. */
  const line = (text: string, largest: number, room: number, x: number, y: number): Line => {
    return { text, size: Math.min(largest, (largest * room) / widthOf(text, largest)), x, y };
  };
  const values = words.values.map(({ label, value }, row) => {
    const y = 358 + row * 44;
    const name = line(`${label} `, 28, 230, VALUES_LEFT, y);
    return { name, value: line(value, 32, 100, name.x + widthOf(name.text, name.size), y) };
  });
  return [
    {
      ink: 'paper',
      strength: 1,
      lines: [
        line(words.name, 34, 330, NAME_LEFT, 122),
        line(words.title, 84, 570, LEFT, 238),
        ...values.map(({ value }) => value),
        line(words.moment, 27, 600, LEFT, 526),
      ],
    },
    {
      ink: 'paper',
      strength: QUIET,
      lines: [
        line(words.capital, 36, 560, LEFT, 290),
        ...values.map(({ name }) => name),
        line(words.source, 27, 640, LEFT, 566),
      ],
    },
    { ink: 'gold', strength: 1, lines: [line(words.temperature, 140, 330, LEFT, 446)] },
  ];
}
