import { alertsOf } from '../climate/alerts.ts';
import { readClimate } from '../climate/queries.ts';
import type { ClimateAlert, ClimateRecord } from '../climate/types.ts';
import type { ContentAnswers } from '../content/answers.ts';
import { assistantTexts, assistantWords } from '../content/resources/assistant.ts';
import type { Store } from '../db/types.ts';
import type { Lang } from '../text/languages.ts';
import { ContentSearch } from './search.ts';
import { createI18n, type I18n } from './translate.ts';
import { Vocabulary } from './vocabulary.ts';

/** What is known of the climate when a question is answered. Alerts are in the language of the answer. */
export interface ClimateFacts {
  records: ClimateRecord[];
  alerts: ClimateAlert[];
}

/** What an answer in one language rests on: the site's content, a search in it, and the climate records. */
export interface AssistantContext extends I18n {
  store: Store;
  content: ContentAnswers;
  search: ContentSearch;
  vocabulary: Vocabulary;
  climate(): Promise<ClimateFacts>;
}
export type ContextFor = (lang: Lang) => Promise<AssistantContext>;

export function createContexts(store: Store, content: ContentAnswers, liveMs: number): ContextFor {
  const search = new ContentSearch(content);
  let vocabulary: Vocabulary | undefined;
  return async (lang) => {
    const [texts, words] = await Promise.all([content.read(assistantTexts, lang), content.read(assistantWords, 'en')]);
    // The content gives the same object until it changes.
    if (vocabulary?.words !== words) vocabulary = new Vocabulary(words);
    const climate = async () => {
      const now = new Date();
      const records = await readClimate(store, { now, liveMs });
      return { records, alerts: alertsOf(records, now, lang) };
    };
    return { ...createI18n(texts, lang), store, content, search, vocabulary, climate };
  };
}
