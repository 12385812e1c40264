// Schoolbook Lingala has two open vowels; everyday spelling, which the fonts can write, does without.
const substitutes: Record<string, string> = {
  ɛ: 'e',
  ɔ: 'o',
  Ɛ: 'E',
  Ɔ: 'O',
  '\u2009': '\u00a0',
  '\u202f': '\u00a0',
};

function withoutMarks(character: string): string {
  const letter = character.normalize('NFD').replace(/\p{M}/gu, '');
  return /^[\u0020-\u00ff]*$/.test(letter) ? letter : '?';
}

/**
 * Writes a text with the characters that the fonts built into every PDF reader have (Windows-1252): a letter that they
 * lack loses its mark, and a sign of another script becomes a question mark.
 */
export function printable(text: string): string {
  return text
    .replace(/[ɛɔƐƆ\u2009\u202f]/g, (character) => substitutes[character] ?? character)
    .normalize('NFC')
    .replace(/[^\n\u0020-\u00ffŒœŠšŸŽžƒ–—‘’‚“”„†‡•…‰‹›€™]/gu, withoutMarks);
}
