import { type Lang, languages, shownLanguage, type WrittenTexts } from '../text/languages.ts';
import { isBlank } from '../text/normalise.ts';
import { isPictureReference, type PictureAddress } from './pictures.ts';

const known: readonly string[] = languages;

/** Whether a value is a text by language. It may lack some: a reader then gets another one. */
export function isTexts(value: unknown): value is WrittenTexts {
  if (typeof value !== 'object' || value === null) return false;
  const entries = Object.entries(value);
  return entries.length > 0 && entries.every(([key, text]) => known.includes(key) && typeof text === 'string');
}

/** A text as a reader of a language gets it; empty if nothing is written. */
export const textIn = (texts: WrittenTexts, lang: Lang): string => texts[shownLanguage(texts, lang) ?? lang] ?? '';

/** Leaves out the languages in which nothing is written, so that none is stored as if it were. */
export function withoutBlanks<Body>(body: Body): Body {
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip);
    if (value === null || typeof value !== 'object') return value;
    const entries = Object.entries(value);
    const kept = isTexts(value) ? entries.filter(([, text]) => !isBlank(text)) : entries;
    return Object.fromEntries(kept.map(([key, child]) => [key, strip(child)]));
  };
  return strip(body) as Body; // only texts differ
}

/** The language of a text that a reader does not get in the own. */
function otherLanguage(value: unknown, lang: Lang): Lang | undefined {
  const shown = isTexts(value) ? shownLanguage(value, lang) : lang;
  return shown === lang ? undefined : shown;
}

/** The languages of an object's texts that are not in the asked one: `title`, or `highlights/0` of a list. */
function fallbackOf(entries: readonly [key: string, value: unknown][], lang: Lang): [string, Lang][] {
  return entries.flatMap(([key, value]) => {
    const placed = Array.isArray(value)
      ? value.map((item, index) => [`${key}/${index}`, item] as const)
      : [[key, value] as const];
    return placed.flatMap(([place, text]): [string, Lang][] => {
      const other = otherLanguage(text, lang);
      return other ? [[place, other]] : [];
    });
  });
}

/**
 * Reduces content to one language, with URLs of pictures. An object with a text in another language
 * says so in `fallback`. `address` throws for an unknown picture.
 */
export function localise(value: unknown, lang: Lang, address: PictureAddress): unknown {
  if (typeof value === 'string') return isPictureReference(value) ? address(value) : value;
  if (Array.isArray(value)) return value.map((item) => localise(item, lang, address));
  if (value === null || typeof value !== 'object') return value;
  if (isTexts(value)) return textIn(value, lang);
  const entries = Object.entries(value);
  const fallback = fallbackOf(entries, lang);
  return {
    ...Object.fromEntries(entries.map(([key, child]) => [key, localise(child, lang, address)])),
    ...(fallback.length > 0 && { fallback: Object.fromEntries(fallback) }),
  };
}
