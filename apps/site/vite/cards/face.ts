import { readFile } from 'node:fs/promises';
import { create, type Font } from 'fontkit';
import { decompress } from 'woff2-encoder';

const file = new URL('../../../../packages/ui/src/fonts/ojuju-nzete-subset.woff2', import.meta.url);

/** The heading face at the weight of large headings. */
export interface Face {
  /** How wide a line is, in pixels. */
  widthOf: (text: string, size: number) => number;
  /** A line as the data of one SVG path, its baseline starting at a point. */
  outline: (text: string, size: number, x: number, y: number) => string;
}

/** Some letters of the heading face, for a program that cannot read fonts. The face has almost no kerning: of these letters only AA, iA and ii are moved. */
export interface Outlines {
  unitsPerEm: number;
  /** How far the pen moves on, and the outline, in units of the face, upwards from the baseline. */
  letters: Record<string, readonly [advance: number, path: string]>;
}

/** Takes letters out of the heading face. @throws when it does not have all of them */
export async function readOutlines(alphabet: string): Promise<Outlines> {
  const font = await openFont();
  const letters: Outlines['letters'] = {};
  for (const letter of alphabet) {
    const [glyph] = shape(font, letter).glyphs;
    if (glyph) letters[letter] = [glyph.advanceWidth, glyph.path.toSVG()];
  }
  return { unitsPerEm: font.unitsPerEm, letters };
}

/**
 * Reads the heading face. Lines become outlines, so a card looks the same on every machine, whatever fonts are installed there.
 *
 * @throws when a line has a letter that the face does not have: the card would show an empty box.
 */
export async function readFace(): Promise<Face> {
  const font = await openFont();
  return {
    widthOf: (text, size) => (shape(font, text).advanceWidth * size) / font.unitsPerEm,
    outline(text, size, x, y) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = shape(font, text);
      let pen = x;
      let path = '';
      for (const [index, glyph] of glyphs.entries()) {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
        path += glyph.path
          .scale(scale, -scale)
          .translate(pen + xOffset * scale, y - yOffset * scale)
          .toSVG();
        pen += xAdvance * scale;
      }
      return path;
    },
  };
}

async function openFont(): Promise<Font> {
  // The reader cannot vary a compressed font.
  const found = create(Buffer.from(await decompress(await readFile(file))));
  if (!('getVariation' in found)) throw new Error(`${file.pathname} is not a single font.`);
  return found.getVariation({ wght: 800 });
}

function shape(font: Font, text: string) {
  // The face has one space; the narrow ones of French are only narrower.
  const run = font.layout(text.replaceAll(/[\u00a0\u202f]/g, ' '));
  const missing = run.glyphs.find(({ id }) => id === 0);
  if (missing) throw new Error(`The heading face cannot write “${text}”: a letter is missing.`);
  return run;
}
