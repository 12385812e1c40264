import type { Lang } from '../http/schemas.ts';

/** The language of the document for those who read it aloud, and of its numbers and dates. */
export const locales: Record<Lang, string> = { en: 'en-GB', fr: 'fr-CD', ln: 'ln-CD', sw: 'sw-CD' };

// The months of CLDR's Lingala have tones and open vowels, which the site's everyday spelling leaves out.
const lingalaMonths = [
  'yambo',
  'mibale',
  'misato',
  'minei',
  'mitano',
  'motoba',
  'nsambo',
  'mwambe',
  'libwa',
  'zomi',
  'zomi na moko',
  'zomi na mibale',
];

/** Writes an ISO date in full: `formatDay('ln', '2025-06-30')` is "30 sanza ya motoba 2025". */
export function formatDay(lang: Lang, date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (lang === 'ln') return `${day.getUTCDate()} sanza ya ${lingalaMonths[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
  return new Intl.DateTimeFormat(locales[lang], { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

/** Writes a whole number with the marks of the language; Lingala has those of the country's French. */
export function formatCount(lang: Lang, count: number): string {
  return new Intl.NumberFormat(lang === 'ln' ? 'fr-CD' : locales[lang]).format(count);
}

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
