/** What a title may take up, in pixels. */
export interface Box {
  width: number;
  height: number;
}

/** A title in lines, at the largest size at which it fits. */
export interface Fitted {
  lines: string[];
  size: number;
}

/** Largest first. */
const sizes = [104, 96, 88, 80, 74, 68, 62, 56, 50];
const MAX_LINES = 3;

/** Line height over size; the design's display lines. */
export const LEADING = 1.06;

/**
 * Breaks a title at its spaces into at most three lines and finds the largest size at which they fit. Lines come out about equally long, so
 * that no word is left alone on the last one.
 *
 * @throws when the title does not fit even at the smallest size.
 */
export function fitTitle(title: string, box: Box, widthOf: (text: string, size: number) => number): Fitted {
  for (const size of sizes) {
    const lines = balance(title.split(' '), box.width, (text) => widthOf(text, size));
    if (lines && lines.length <= MAX_LINES && lines.length * size * LEADING <= box.height) return { lines, size };
  }
  throw new Error(`The title “${title}” is too long for a social card.`);
}

/** As few lines as the width allows, then as narrow as so many lines can be. */
function balance(words: string[], width: number, widthOf: (text: string) => number): string[] | undefined {
  const least = wrap(words, width, widthOf);
  if (!least) return undefined;
  let best = least;
  for (;;) {
    const widest = Math.max(...best.map(widthOf));
    const narrower = wrap(words, widest - 1, widthOf);
    if (!narrower || narrower.length > least.length) return best;
    best = narrower;
  }
}

/** Fills line after line; `undefined` when a single word is wider than a line. */
function wrap(words: string[], width: number, widthOf: (text: string) => number): string[] | undefined {
  const lines: string[] = [];
  for (const word of words) {
    if (widthOf(word) > width) return undefined;
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
