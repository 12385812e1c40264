import { type Lang, languages, type Texts } from '../text/languages.ts';
import { isPictureReference, type PictureAddress } from './pictures.ts';

/** Whether a value is a text in every language. */
export function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && languages.every((lang) => lang in value);
}

/** Reduces content to one language, with URLs of pictures. `address` throws for an unknown one. */
export function localise(value: unknown, lang: Lang, address: PictureAddress): unknown {
  if (typeof value === 'string') return isPictureReference(value) ? address(value) : value;
  if (Array.isArray(value)) return value.map((item) => localise(item, lang, address));
  if (value === null || typeof value !== 'object') return value;
  if (isTexts(value)) return value[lang];
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, localise(child, lang, address)]));
}
