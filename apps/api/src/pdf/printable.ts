import type { Font } from './fonts.ts';

/**
 * Replaces the characters that a font lacks: letters lose their accents, other scripts become
 * question marks, thin spaces become common ones.
 */
export function printable(text: string, { missing }: Font): string {
  const letterOf = (character: string) => {
    const letter = character.normalize('NFD').replace(/\p{M}/gu, '');
    return letter.replace(missing, '?');
  };
  return text
    .replace(/[\u2009\u202f]/gu, '\u00a0')
    .normalize('NFC')
    .replace(missing, letterOf);
}
