/**
 * Normalises text for search: lower case, no accents or tone marks, `ɛ ɔ` as `e o`, and spaces
 * instead of everything but letters and digits.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ɛ', 'e')
    .replaceAll('ɔ', 'o')
    .replaceAll('œ', 'oe')
    .replace(/n['’]t(?![\p{L}\p{N}])/gu, 'nt') // don't is not the French "don"
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The folded words of a text. */
export function words(text: string): string[] {
  const folded = fold(text);
  return folded ? folded.split(' ') : [];
}
