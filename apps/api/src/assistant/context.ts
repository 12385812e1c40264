import type { FastifyInstance } from 'fastify';
import { IntlMessageFormat } from 'intl-messageformat';
import shipped from '../../content/assistant/texts.json' with { type: 'json' };
import { alertsOf } from '../climate/alerts.ts';
import { readClimate } from '../climate/queries.ts';
import type { ClimateAlert, ClimateRecord } from '../climate/schemas.ts';
import type { ContentAnswers } from '../content/answers.ts';
import { type AssistantTextKey, assistantTexts } from '../content/resources/assistant-texts.ts';
import { assistantWords } from '../content/resources/assistant-words.ts';
import type { Store } from '../db/types.ts';
import type { ServerIntl } from '../text/intl.ts';
import type { Lang } from '../text/languages.ts';
import { ContentSearch } from './search.ts';
import { Vocabulary } from './vocabulary.ts';

/** Formats texts in one language. Values come formatted, with units; only counts are numbers. */
export interface I18n {
  lang: Lang;
  /** The messages that other parts of the server write too. */
  intl: ServerIntl;
  t(key: AssistantTextKey, values?: Record<string, string | number>): string;
}

const parsed = new Map<string, IntlMessageFormat>();

function createI18n(texts: Readonly<Record<string, string>>, intl: ServerIntl): I18n {
  const lang = intl.locale;
  const t: I18n['t'] = (key, values) => {
    // Content that was stored by an older version lacks the sentences that are new.
    const text = texts[key] ?? shipped[key][lang];
    const id = `${lang} ${text}`;
    const message = parsed.get(id) ?? new IntlMessageFormat(text, lang);
    parsed.set(id, message);
    return String(message.format(values));
  };
  return { lang, intl, t };
}

export interface ClimateFacts {
  records: ClimateRecord[];
  alerts: ClimateAlert[];
}

/** The data of answers in one language: the content, a search in it, and the climate records. */
export interface AssistantContext extends I18n {
  store: Store;
  content: ContentAnswers;
  search: ContentSearch;
  vocabulary: Vocabulary;
  climate(): Promise<ClimateFacts>;
}
export type ContextFor = (lang: Lang) => Promise<AssistantContext>;

export function createContexts(app: Pick<FastifyInstance, 'store' | 'content' | 'climate' | 'intl'>): ContextFor {
  const { store, content } = app;
  const search = new ContentSearch(content);
  let vocabulary: Vocabulary | undefined;
  return async (lang) => {
    const [texts, words, intl] = await Promise.all([
      content.read(assistantTexts, lang),
      content.read(assistantWords, 'en'),
      app.intl(lang),
    ]);
    // `content.read` returns the same object until the content changes.
    if (vocabulary?.words !== words) vocabulary = new Vocabulary(words);
    const climate = async () => {
      const now = new Date();
      const records = await readClimate(store, { now, liveMs: app.climate.liveMs });
      return { records, alerts: alertsOf(records, now, intl) };
    };
    return { ...createI18n(texts, intl), store, content, search, vocabulary, climate };
  };
}
