/**
 * One spelling for search: lower case, no accents or tone marks, `ɛ ɔ` of schoolbook Lingala as the `e o` of everyday
 * Lingala, and spaces instead of everything that is neither letter nor digit.
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

/** The words of a text, folded. */
export function words(text: string): string[] {
  const folded = fold(text);
  return folded ? folded.split(' ') : [];
}
