import type { Outlines } from '../../../vite/cards/face.ts';
import { type Coverage, type Polygons, polygonsOf } from './coverage.ts';

/** Writes lines with the letters of a card. */
export interface Writing {
  /** How wide a line is, in pixels. */
  widthOf: (text: string, size: number) => number;
  /** Adds a line to what is covered, its baseline starting at a point. */
  write: (onto: Coverage, text: string, size: number, x: number, y: number) => void;
}

/** @throws when a line has a letter that the card does not have: it would show a gap */
export function writingWith({ unitsPerEm, letters }: Outlines): Writing {
  const read = new Map<string, Polygons>();
  const polygonsOfLetter = (letter: string, path: string) => {
    const polygons = read.get(letter) ?? polygonsOf(path);
    read.set(letter, polygons);
    return polygons;
  };
  /** Each letter of a line with its distance from the start, and the width of all. */
  const lay = (text: string) => {
    let pen = 0;
    // One space for all, as in the other cards.
    const laid = Array.from(text.normalize('NFC').replaceAll(/\s/g, ' '), (letter) => {
      const [advance, path] = letters[letter] ?? missing(text, letter);
      const at = pen;
      pen += advance;
      return { letter, path, at };
    });
    return { laid, width: pen };
  };
  return {
    widthOf: (text, size) => (lay(text).width * size) / unitsPerEm,
    write: (onto, text, size, x, y) => {
      const scale = size / unitsPerEm;
      for (const { letter, path, at } of lay(text).laid) {
        onto.add(polygonsOfLetter(letter, path), scale, x + at * scale, y);
      }
    },
  };
}

function missing(text: string, letter: string): never {
  throw new Error(`A card cannot write “${text}”: it has no “${letter}”.`);
}
