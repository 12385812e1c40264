import { alertsOf } from '../climate/alerts.ts';
import { readClimate } from '../climate/queries.ts';
import type { ContentAnswers } from '../content/answers.ts';
import { type AssistantWords, assistantTexts, assistantWords } from '../content/resources/assistant.ts';
import type { Store } from '../db/types.ts';
import type { Lang } from '../text/languages.ts';
import { ArticleSearch } from './articles.ts';
import type { ClimateFacts } from './climate-answers.ts';
import { ContentSearch } from './search.ts';
import { createI18n, type I18n } from './translate.ts';
import { Vocabulary } from './vocabulary.ts';

/** What answers rest on: the site's content, a search in it, and the climate records. */
export interface AssistantContext {
  store: Store;
  content: ContentAnswers;
  search: ContentSearch;
  articles: ArticleSearch;
  climate(lang: Lang): Promise<ClimateFacts>;
  i18n(lang: Lang): Promise<I18n>;
  vocabulary(): Promise<Vocabulary>;
}

/** Puts together what answers rest on. */
export function createAssistantContext({
  store,
  content,
  liveMs,
}: Pick<AssistantContext, 'store' | 'content'> & { liveMs: number }): AssistantContext {
  let vocabulary: { words: AssistantWords; made: Vocabulary } | undefined;
  return {
    store,
    content,
    search: new ContentSearch(content),
    articles: new ArticleSearch(content),
    climate: async (lang) => {
      const now = new Date();
      const records = await readClimate(store, { now, liveMs });
      return { records, alerts: alertsOf(records, now, lang) };
    },
    i18n: async (lang) => createI18n(await content.read(assistantTexts, lang), lang),
    // The content gives the same words until they change.
    vocabulary: async () => {
      const words = await content.read(assistantWords, 'en');
      if (vocabulary?.words !== words) vocabulary = { words, made: new Vocabulary(words) };
      return vocabulary.made;
    },
  };
}
