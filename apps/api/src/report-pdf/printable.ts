import type { Face } from './faces.ts';

/**
 * Writes a text with the characters that a face has: a letter that it lacks loses its mark, a sign of another script
 * becomes a question mark, and a thin space becomes a common one.
 */
export function printable(text: string, { missing }: Face): string {
  const letterOf = (character: string) => {
    const letter = character.normalize('NFD').replace(/\p{M}/gu, '');
    return letter.replace(missing, '?');
  };
  return text
    .replace(/[\u2009\u202f]/gu, '\u00a0')
    .normalize('NFC')
    .replace(missing, letterOf);
}
