import { shownLanguage } from '@nzete/domain';
import type { Language } from '@nzete/ui/format';
import type { Texts } from './types.ts';

/** The subject of an issue in the reader's language, else in the best there is; `lang` only of the latter. */
export function subjectIn(
  subject: Texts,
  language: Language,
): { text: string; lang?: Language | undefined } | undefined {
  const lang = shownLanguage(subject, language);
  return lang && { text: subject[lang].trim(), lang: lang === language ? undefined : lang };
}
