import { DatabaseSync } from 'node:sqlite';
import type { Kysely, Selectable } from 'kysely';
import { checkSchema } from '../migrations.ts';
import { sqliteStore } from '../sqlite-store.ts';
import type { HeldKnown, HeldQueue } from '../tables/held.ts';
import type { Database, Store } from '../types.ts';

/** What a database knew of its queues when a restore replaced it. */
export interface Replaced {
  installation: string;
  /** The restores that it went through, with the time of each backup. They tell whether it is a later state of a backup. */
  restores: { id: string; at: string }[];
  rows: { queue: HeldQueue; id: string; part: string; known: HeldKnown }[];
  /** Issues of which every message is settled. */
  finished: string[];
  /** The addresses on the list of the newsletter. */
  subscribed: string[];
  /** The issues that were started. */
  issues: StartedIssue[];
  /** Sign-ups that were withdrawn or refused. */
  endedSignUps: { reference: string; status: 'withdrawn' | 'refused'; status_at: string | null }[];
}

type StartedIssue = Pick<
  Selectable<Database['newsletter_issue']>,
  'id' | 'state' | 'started_at' | 'started_by' | 'finished_at' | 'recipients' | 'sent' | 'failed'
>;

type Row = Replaced['rows'][number];

async function mails(db: Kysely<Database>): Promise<Row[]> {
  const rows = await db.selectFrom('mail').select(['id', 'due_at', 'attempts', 'error']).execute();
  // An attempt without an error had not ended: the mail server may have taken the message.
  const knownOf = ({ due_at, attempts, error }: Omit<(typeof rows)[number], 'id'>): HeldKnown =>
    due_at === null ? 'sent' : attempts > 0 && error === null ? 'unknown' : 'unsent';
  return rows.map(({ id, ...row }) => ({ queue: 'mail', id, part: '', known: knownOf(row) }));
}

async function letters(db: Kysely<Database>): Promise<Row[]> {
  const rows = await db.selectFrom('newsletter_recipient').select(['issue_id', 'subscription_id', 'state']).execute();
  const known = { waiting: 'unsent', 'handed-over': 'unknown', unclear: 'unknown' } as const;
  return rows.map(({ issue_id: id, subscription_id: part, state }) => ({
    ...{ queue: 'newsletter', id, part },
    known: state === 'sent' || state === 'failed' || state === 'skipped' ? 'sent' : known[state],
  }));
}

async function publications(db: Kysely<Database>): Promise<Row[]> {
  const rows = await db.selectFrom('content_draft').select(['path', 'publish_at']).execute();
  return rows.flatMap(({ path: id, publish_at }) =>
    publish_at === null ? [] : [{ queue: 'publication', id, part: publish_at, known: 'unsent' }],
  );
}

/** Part: the status in the backup. Someone who cancelled since has no status to send anything for. */
async function signUps(db: Kysely<Database>): Promise<Row[]> {
  const rows = await db.selectFrom('event_sign_up').select(['reference', 'status', 'reminded_at']).execute();
  return rows.flatMap(({ reference: id, status, reminded_at }): Row[] => {
    const isOpen = status === 'received' || status === 'accepted';
    const reminder = reminded_at ? 'sent' : isOpen ? 'unsent' : 'unknown';
    const seat = { received: 'unsent', accepted: 'sent', refused: 'unknown', withdrawn: 'unknown' } as const;
    return [
      { queue: 'event', id, part: 'received', known: seat[status] },
      { queue: 'event', id, part: 'accepted', known: reminder },
    ];
  });
}

/** With the counts of messages, whose rows the restored database lacks. */
async function startedIssues(db: Kysely<Database>): Promise<StartedIssue[]> {
  const issues = await db
    .selectFrom('newsletter_issue')
    .select(['id', 'state', 'started_at', 'started_by', 'finished_at', 'recipients', 'sent', 'failed'])
    .where('state', '<>', 'draft')
    .execute();
  const counts = await db
    .selectFrom('newsletter_recipient')
    .select(({ fn }) => ['issue_id', 'state', fn.countAll().as('count')])
    .groupBy(['issue_id', 'state'])
    .execute();
  const countOf = (id: string, wanted: string) =>
    Number(counts.find(({ issue_id, state }) => issue_id === id && state === wanted)?.count ?? 0);
  return issues.map(({ sent, failed, ...issue }) => ({
    ...issue,
    sent: sent + countOf(issue.id, 'sent'),
    failed: failed + countOf(issue.id, 'failed'),
  }));
}

async function endedSignUps(db: Kysely<Database>): Promise<Replaced['endedSignUps']> {
  const ended = ['withdrawn', 'refused'] as const;
  const rows = await db
    .selectFrom('event_sign_up')
    .select(['reference', 'status', 'status_at'])
    .where('status', 'in', ended)
    .execute();
  return rows.flatMap(({ reference, status, status_at }) => {
    const now = ended.find((one) => one === status);
    return now ? [{ reference, status: now, status_at }] : [];
  });
}

async function read({ db }: Store): Promise<Replaced | undefined> {
  await checkSchema(db);
  const restores = await db
    .selectFrom('restored')
    .select(['id', 'made_at', 'restored_at', 'replaced', 'held_at'])
    .orderBy('restored_at', 'desc')
    .execute();
  const [restored] = restores;
  // No server has started on it since, so it knows only what it was told.
  if (restored && !restored.held_at) return restored.replaced === null ? undefined : JSON.parse(restored.replaced);
  const { id: installation } = await db.selectFrom('installation').select('id').executeTakeFirstOrThrow();
  const finished = await db.selectFrom('newsletter_issue').select('id').where('state', '=', 'sent').execute();
  const subscribed = await db
    .selectFrom('newsletter_subscription')
    .select('email')
    .where('state', '<>', 'bounced')
    .execute();
  const keyOf = ({ queue, id, part }: Row) => JSON.stringify([queue, id, part]);
  const held = await db.selectFrom('held').selectAll().execute();
  const heldByKey = new Map(held.map((row) => [keyOf(row), row]));
  const rows = [...(await mails(db)), ...(await letters(db)), ...(await publications(db)), ...(await signUps(db))];
  return {
    installation,
    // A held copy was not made from a backup: it differs from the time when it was held.
    restores: restores.map(({ id, made_at, restored_at }) => ({ id, at: made_at ?? restored_at })),
    rows: rows.map((row) => heldByKey.get(keyOf(row)) ?? row),
    finished: finished.map(({ id }) => id),
    subscribed: subscribed.map(({ email }) => email),
    issues: await startedIssues(db),
    endedSignUps: await endedSignUps(db),
  };
}

/**
 * `undefined` if it cannot be read, or is of another version: a damaged database is why many a
 * backup is restored.
 */
export const readReplaced = (store: Store): Promise<Replaced | undefined> => read(store).catch(() => undefined);

/** The same of a file, which is not changed. */
export async function readReplacedFile(file: string): Promise<Replaced | undefined> {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    return await readReplaced(sqliteStore(database));
  } catch {
    return undefined;
  } finally {
    database?.close();
  }
}
