import type { Font } from './fonts.ts';

/** Letters lose their accents, other scripts become question marks, thin spaces common ones. */
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

const marksIn = (text: string) => text.split('?').length;

/** Whether the font has every letter of a text, at least without its accents. */
export const isPrintable = (text: string, font: Font): boolean => marksIn(printable(text, font)) === marksIn(text);
