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

/** What answers rest on: the site's content, a search in it, and the climate records. */
export interface AssistantContext {
  store: Store;
  content: ContentAnswers;
  search: ContentSearch;
  climate(lang: Lang): Promise<ClimateFacts>;
  i18n(lang: Lang): Promise<I18n>;
  vocabulary(): Promise<Vocabulary>;
}

/** Puts together what answers rest on. */
export function createAssistantContext(store: Store, content: ContentAnswers, liveMs: number): AssistantContext {
  let vocabulary: Vocabulary | undefined;
  return {
    store,
    content,
    search: new ContentSearch(content),
    async climate(lang) {
      const now = new Date();
      const records = await readClimate(store, { now, liveMs });
      return { records, alerts: alertsOf(records, now, lang) };
    },
    i18n: async (lang) => createI18n(await content.read(assistantTexts, lang), lang),
    async vocabulary() {
      // The content gives the same object until it changes.
      const words = await content.read(assistantWords, 'en');
      if (vocabulary?.words !== words) vocabulary = new Vocabulary(words);
      return vocabulary;
    },
  };
}
