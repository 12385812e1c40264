import { IntlMessageFormat } from 'intl-messageformat';
import type { AssistantTextKey } from '../content/resources/assistant.ts';
import type { Lang } from '../text/languages.ts';

/** Writes what the assistant says in one language. Values are already written in it, with their units; counts are numbers. */
export interface I18n {
  lang: Lang;
  t(key: AssistantTextKey, values?: Record<string, string | number>): string;
}

/** Messages are parsed once. */
const parsed = new Map<string, IntlMessageFormat>();

/** @param texts of one language */
export function createI18n(texts: Readonly<Record<string, string>>, lang: Lang): I18n {
  const t: I18n['t'] = (key, values) => {
    const id = `${lang} ${texts[key]}`;
    const message = parsed.get(id) ?? new IntlMessageFormat(texts[key] ?? key, lang);
    parsed.set(id, message);
    return String(message.format(values));
  };
  return { lang, t };
}
