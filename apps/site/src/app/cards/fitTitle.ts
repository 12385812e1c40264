/** Largest first. */
const sizes = [104, 96, 88, 80, 74, 68, 62, 56, 50];

/** Line height divided by font size, as for display text. */
export const LEADING = 1.06;

export type WidthOf = (text: string, size: number) => number;

/**
 * Breaks a title at its spaces into at most three balanced lines, at the largest size that fits
 * into the box (in pixels).
 *
 * @throws when the title does not fit even at the smallest size.
 */
export function fitTitle(title: string, box: { width: number; height: number }, widthOf: WidthOf) {
  const words = title.split(' ');
  const widest = (lines: string[], size = 1) => Math.max(...lines.map((line) => widthOf(line, size)));
  const counts = [1, 2, 3].filter((count) => count <= words.length);
  const broken = counts.map((count) =>
    breaks(words, count).reduce((best, next) => (widest(next) < widest(best) ? next : best)),
  );
  for (const size of sizes) {
    const lines = broken.find((each) => widest(each, size) <= box.width && each.length * size * LEADING <= box.height);
    if (lines) return { lines, size };
  }
  throw new Error(`The title “${title}” is too long for a social card.`);
}

/** Every way to break words into a number of lines; longer first lines come first. */
function breaks(words: string[], count: number): string[][] {
  if (count === 1) return [[words.join(' ')]];
  const lengths = Array.from({ length: words.length - count + 1 }, (_, at) => words.length - count + 1 - at);
  return lengths.flatMap((length) =>
    breaks(words.slice(length), count - 1).map((rest) => [words.slice(0, length).join(' '), ...rest]),
  );
}
