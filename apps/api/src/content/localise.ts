import { type Lang, languages, type Texts } from '../text/languages.ts';

/** Whether a value of a content file is a text in every language. */
export function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && languages.every((lang) => lang in value);
}

/**
 * Keeps one language of a content tree and puts addresses in the place of `picture:<name>`.
 *
 * @param address Gives the address of a picture by its name; throws for one it does not know.
 */
export function localise(value: unknown, lang: Lang, address: (name: string) => string): unknown {
  if (typeof value === 'string') return value.startsWith('picture:') ? address(value.slice('picture:'.length)) : value;
  if (Array.isArray(value)) return value.map((item) => localise(item, lang, address));
  if (value === null || typeof value !== 'object') return value;
  if (isTexts(value)) return value[lang];
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, localise(child, lang, address)]));
}
