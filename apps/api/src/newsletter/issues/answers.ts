import { readJson } from '../../db/stored-json.ts';
import type { Store } from '../../db/types.ts';
import type { ServerIntl } from '../../text/intl.ts';
import { inEveryLanguage } from '../../text/languages.ts';
import { shownBody } from '../letter/body.ts';
import { languagesFor } from '../letter/shown.ts';
import { countRecipients, readProgress } from '../sending/recipients.ts';
import { type HasPhoto, problemsOf } from './find-problems.ts';
import type { IssueRow } from './issues.ts';
import { type Issue, type IssueHead, Recipients } from './schemas.ts';

export async function headOf(store: Pick<Store, 'db'>, row: IssueRow): Promise<IssueHead> {
  const { id, state, saved_at, saved_by, started_at, started_by, finished_at, state_at } = row;
  return {
    id,
    subject: shownBody(row).subject,
    ...{ state, saved_at, saved_by, started_at, started_by, finished_at, state_at },
    progress: state === 'draft' ? null : await readProgress(store.db, row),
  };
}

const recipientsOf = ({ id, recipients }: IssueRow) =>
  readJson(recipients, Recipients, { column: 'newsletter_issue.recipients', row: id });

export async function issueOf(
  store: Pick<Store, 'db'>,
  row: IssueRow,
  { hasPhoto, intl }: { hasPhoto: HasPhoto; intl: ServerIntl },
): Promise<Issue> {
  const body = shownBody(row);
  return {
    ...(await headOf(store, row)),
    body,
    problems: problemsOf(body, hasPhoto, intl),
    recipients: recipientsOf(row) ?? (await countRecipients(store.db)),
    texts_in: inEveryLanguage((reader) => languagesFor(body, reader)),
  };
}
