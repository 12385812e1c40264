import { alertsOf } from '../climate/alerts.ts';
import { readClimate } from '../climate/queries.ts';
import type { ContentAnswers } from '../content/answers.ts';
import type { Store } from '../db/types.ts';
import type { Lang } from '../text/languages.ts';
import type { ClimateFacts } from './climate-answers.ts';
import { ContentSearch } from './search.ts';

/** What answers rest on: the site's content, a search in it, and the climate records. */
export interface AssistantContext {
  store: Store;
  content: ContentAnswers;
  search: ContentSearch;
  climate(lang: Lang): Promise<ClimateFacts>;
}

/** Puts together what answers rest on. */
export function createAssistantContext({
  store,
  content,
  liveMs,
}: Pick<AssistantContext, 'store' | 'content'> & { liveMs: number }): AssistantContext {
  return {
    store,
    content,
    search: new ContentSearch(content),
    climate: async (lang) => {
      const now = new Date();
      const records = await readClimate(store, { now, liveMs });
      return { records, alerts: alertsOf(records, now, lang) };
    },
  };
}
