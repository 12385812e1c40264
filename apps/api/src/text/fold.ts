/** For search: no case, accents or tone marks, `ɛ ɔ` as `e o`, only letters and digits. */
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

export function words(text: string): string[] {
  const folded = fold(text);
  return folded ? folded.split(' ') : [];
}
