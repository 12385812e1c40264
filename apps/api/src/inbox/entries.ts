import { type ApplicationStatus, applicationStatuses } from '@nzete/domain';
import type { UpdateState } from '../partnership-updates/moderation.ts';
import { submissionKinds } from '../subjects.ts';
import type { SubmissionKind, SubmissionRow, SubmissionSource } from '../submissions/kind.ts';

/** Its name on the command line. */
export const commandNameOf = ({ kind, commandName = kind }: SubmissionKind): string => commandName;

/** A submission as one flat row. */
export type Entry = SubmissionRow & { kind: string };

/** The state of an entry; subscriptions and course interests have none. */
export const inboxStates = [...applicationStatuses, 'shown', 'hidden', 'waiting'] as const;

export type InboxState = (typeof inboxStates)[number] & (ApplicationStatus | UpdateState);

export interface InboxFilter {
  /** A name on the command line. */
  kind?: string;
  state?: InboxState;
  /** ISO 8601 date or time in UTC; earlier entries are left out. */
  since?: string;
}

export async function readInbox(
  source: SubmissionSource,
  { kind, state, since = '' }: InboxFilter = {},
): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const one of submissionKinds.filter((each) => kind === undefined || commandNameOf(each) === kind)) {
    for (const row of await one.rows(source)) entries.push({ kind: commandNameOf(one), ...row });
  }
  return entries
    .filter((entry) => entry.created_at >= since && (state === undefined || entry.state === state))
    .sort((a, b) => (a.created_at < b.created_at ? 1 : a.created_at > b.created_at ? -1 : 0));
}
