import type { Store } from '../../db/types.ts';
import type { Lang } from '../../text/languages.ts';
import { countRecipients, readProgress } from '../sending/recipients.ts';
import { type HasPhoto, problemsOf } from './find-problems.ts';
import { bodyOf, type IssueRow } from './issues.ts';
import type { Issue, IssueHead } from './schemas.ts';

export async function headOf(store: Pick<Store, 'db'>, row: IssueRow): Promise<IssueHead> {
  const { id, state, saved_at, saved_by, started_at, started_by, finished_at } = row;
  return {
    ...{ id, subject: bodyOf(row).subject, state, saved_at, saved_by, started_at, started_by, finished_at },
    progress: state === 'draft' ? null : await readProgress(store.db, row),
  };
}

export async function issueOf(
  store: Pick<Store, 'db'>,
  row: IssueRow,
  { hasPhoto, lang }: { hasPhoto: HasPhoto; lang: Lang },
): Promise<Issue> {
  const body = bodyOf(row);
  return {
    ...(await headOf(store, row)),
    body,
    problems: problemsOf(body, hasPhoto, lang),
    recipients: row.recipients ? JSON.parse(row.recipients) : await countRecipients(store.db),
  };
}
