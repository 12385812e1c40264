import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/types.ts';
import { inEveryLanguage, isLang, type Lang } from '../../text/languages.ts';
import type { RecipientState } from '../tables.ts';

type IssueRow = Selectable<Database['newsletter_issue']>;

/** Of subscriptions from before the language was stored: most readers of the foundation read French. */
const DEFAULT_LANGUAGE: Lang = 'fr';

export const languageOfReader = (language: string | null): Lang => (isLang(language) ? language : DEFAULT_LANGUAGE);

/** Who would get an issue now, by language. */
export async function countRecipients(db: Kysely<Database>) {
  const rows = await db
    .selectFrom('newsletter_subscription')
    .select(({ fn }) => ['language', fn.countAll().as('count')])
    .where('state', '=', 'active')
    .groupBy('language')
    .execute();
  const by_language = inEveryLanguage(() => 0);
  for (const { language, count } of rows) by_language[languageOfReader(language)] += Number(count);
  return { total: Object.values(by_language).reduce((sum, count) => sum + count, 0), by_language };
}

/** How far an issue is. Once sending has ended, what was sent and failed is counted in its row. */
export async function readProgress(
  db: Kysely<Database>,
  { id, sent, failed }: Pick<IssueRow, 'id' | 'sent' | 'failed'>,
) {
  const rows = await db
    .selectFrom('newsletter_recipient')
    .select(({ fn }) => ['state', fn.countAll().as('count')])
    .where('issue_id', '=', id)
    .groupBy('state')
    .execute();
  const counts = Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]));
  const of = (state: RecipientState) => counts[state] ?? 0;
  return {
    sent: sent + of('sent'),
    waiting: of('waiting') + of('handed-over'),
    failed: failed + of('failed'),
    unclear: of('unclear'),
  };
}
