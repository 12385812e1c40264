import { IntlMessageFormat } from 'intl-messageformat';
import type { AssistantTextKey } from '../content/resources/assistant.ts';
import type { Lang } from '../text/languages.ts';

/** Writes what the assistant says in one language. Values are already written in it, with their units; counts are numbers. */
export interface I18n {
  lang: Lang;
  t(key: AssistantTextKey, values?: Record<string, string | number>): string;
}

/** @param texts of one language */
export function createI18n(texts: Readonly<Record<string, string>>, lang: Lang): I18n {
  const messages = new Map<string, IntlMessageFormat>();
  const messageOf = (key: AssistantTextKey) => {
    const known = messages.get(key) ?? new IntlMessageFormat(texts[key] ?? key, lang);
    messages.set(key, known);
    return known;
  };
  return { lang, t: (key, values) => String(messageOf(key).format(values)) };
}
