import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/types.ts';
import { submissionKinds } from '../subjects.ts';
import type { InboxKind } from '../submissions/kind.ts';

const listed = submissionKinds.flatMap(({ kind, inbox }) => (inbox ? [{ kind, inbox }] : []));

/** The names of the kinds in the inbox. */
export const inboxKinds = listed.map(({ kind }) => kind);

/** @throws for a name that is not in {@link inboxKinds} */
export function inboxKindOf(kind: string): InboxKind {
  const found = listed.find((each) => each.kind === kind);
  if (!found) throw new Error(`No subject declares the inbox kind ${kind}.`);
  return found.inbox;
}

/** Every submission of the inbox in the columns that all kinds have. */
export function allEntries(db: Kysely<Database>) {
  const [first, ...others] = listed.map(({ kind, inbox }) =>
    inbox.list(db).select(sql<string>`${sql.lit(kind)}`.as('kind')),
  );
  if (!first) throw new Error('No subject has submissions for the inbox.');
  return others.reduce((all, next) => all.unionAll(next), first);
}
