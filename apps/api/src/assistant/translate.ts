import { IntlMessageFormat } from 'intl-messageformat';
import type { AssistantTextKey } from '../content/resources/assistant.ts';
import type { Lang } from '../text/languages.ts';

/** Writes what the assistant says in one language. Values are already written in it, with their units; counts are numbers. */
export interface I18n {
  lang: Lang;
  t(key: AssistantTextKey, values?: Record<string, string | number>): string;
}

const cache = new WeakMap<object, I18n>();

/** @param texts of one language; the same object gives the same result */
export function createI18n(texts: Record<string, string>, lang: Lang): I18n {
  const known = cache.get(texts);
  if (known) return known;
  const messages = new Map<string, IntlMessageFormat>();
  const i18n: I18n = {
    lang,
    t(key, values) {
      let message = messages.get(key);
      if (!message) {
        message = new IntlMessageFormat(texts[key] ?? key, lang);
        messages.set(key, message);
      }
      return String(message.format(values));
    },
  };
  cache.set(texts, i18n);
  return i18n;
}
