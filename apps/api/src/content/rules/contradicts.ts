import { isDeepStrictEqual } from 'node:util';
import { isTexts } from '../../content-files/localise.ts';
import { writtenLanguages } from '../../text/languages.ts';

/** Whether two values differ. A text that is not written in a language contradicts none that is. */
export function contradicts(one: unknown, other: unknown): boolean {
  if (!isTexts(one) || !isTexts(other)) return !isDeepStrictEqual(one, other);
  return writtenLanguages(one).some((lang) => other[lang]?.trim() && one[lang] !== other[lang]);
}
