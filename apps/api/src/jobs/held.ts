import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../db/types.ts';
import type { HeldQueue } from './tables.ts';

/** In the order in which they are shown. */
export const heldQueues = ['mail', 'newsletter', 'event', 'publication'] as const satisfies HeldQueue[];

interface QueueCount {
  queue: HeldQueue;
  /** What the backup was still to send, and is known not to have been sent since. */
  unsent: number;
  /** What was sent after the backup, or withdrawn. */
  sent: number;
  unknown: number;
}

export interface RestoredState {
  restored_at: string;
  /** When the backup was made; null if a person held a copy. */
  made_at: string | null;
  queues: QueueCount[];
}

/** The ids of a queue that wait for a person, as a subquery. */
export const heldIn = (db: Kysely<Database>, queue: HeldQueue) =>
  db.selectFrom('held').select('held.id').where('held.queue', '=', queue);

/** That a row does not wait for a person, by the columns with its id and its part. */
export const isNotHeld = (queue: HeldQueue, id: string, part: string) =>
  sql<SqlBool>`not exists (
    select 1 from held where held.queue = ${queue} and held.id = ${sql.ref(id)} and held.part = ${sql.ref(part)}
  )`;

/** Whether a restore waits for a person. */
export async function isRestoredWaiting(db: Kysely<Database>): Promise<boolean> {
  const row = db.selectFrom('restored').select('id').where('ended_at', 'is', null);
  return (await row.limit(1).executeTakeFirst()) !== undefined;
}

/** What waits for a person; `undefined` unless a restore does. */
export async function readRestored(db: Kysely<Database>): Promise<RestoredState | undefined> {
  const last = await db
    .selectFrom('restored')
    .select(['restored_at', 'made_at'])
    .where('ended_at', 'is', null)
    .orderBy('restored_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last) return undefined;
  const rows = await db
    .selectFrom('held')
    .select(({ fn }) => ['queue', 'known', fn.countAll().as('count')])
    .groupBy(['queue', 'known'])
    .execute();
  const count = (queue: HeldQueue, known: string) =>
    Number(rows.find((row) => row.queue === queue && row.known === known)?.count ?? 0);
  const queues = heldQueues
    .map((queue) => ({
      queue,
      unsent: count(queue, 'unsent'),
      sent: count(queue, 'sent'),
      unknown: count(queue, 'unknown'),
    }))
    .filter(({ unsent, sent, unknown }) => unsent + sent + unknown > 0);
  return { ...last, queues };
}

const minute = (time: string) => `${time.slice(0, 16).replace('T', ' ')} UTC`;

/** The state in a sentence, for the log and the operator. */
export function describeRestored({ made_at, queues }: RestoredState): string {
  const of = made_at ? `A backup of ${minute(made_at)} was restored` : 'This is a copy';
  const counts = queues.map(({ queue, unsent, sent, unknown }) => `${queue} ${unsent + sent + unknown}`);
  const held = counts.length > 0 ? ` (held: ${counts.join(', ')})` : '';
  return `${of}: nothing is sent, published or deleted by itself until someone decides${held}. See npm run held`;
}
