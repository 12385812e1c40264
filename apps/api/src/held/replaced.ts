import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import { checkSchema } from '../db/migrations.ts';
import { readJson } from '../db/stored-json.ts';
import type { Database, Store } from '../db/types.ts';
import type { Held, Queued, Snapshot } from '../jobs/held-queue.ts';
import type { HeldQueue } from '../jobs/tables.ts';
import { subjects } from '../subjects.ts';
import { queues } from './queues.ts';

/** What a database knew of its queues when a restore replaced it. */
export interface Replaced {
  installation: string;
  /** The restores that it went through, with the time of each backup. They tell whether it is a later state of a backup. */
  restores: { id: string; at: string }[];
  queues: Partial<Record<HeldQueue, Snapshot>>;
  /** What is taken over (`CarriedOver`), by its name. */
  carriedOver?: Record<string, unknown>;
}

export const keyOf = ({ id, part }: Queued) => JSON.stringify([id, part]);

/** What a person has not decided yet is known from the restore before. */
async function withHeld(db: Kysely<Database>, { queue }: Held, snapshot: Snapshot): Promise<Snapshot> {
  const rows = await db.selectFrom('held').selectAll().where('queue', '=', queue).execute();
  const known = new Map(rows.map((row) => [keyOf(row), row.known]));
  return {
    ...snapshot,
    things: snapshot.things.map((one) => ({ ...one, known: known.get(keyOf(one)) ?? one.known })),
  };
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
  if (restored && !restored.held_at) return parseReplaced(restored.replaced);
  const { id: installation } = await db.selectFrom('installation').select('id').executeTakeFirstOrThrow();
  const snapshots: Replaced['queues'] = {};
  for (const one of queues) snapshots[one.queue] = await withHeld(db, one, await one.snapshot(db));
  const facts: Record<string, unknown> = {};
  for (const { carriedOver } of subjects) if (carriedOver) facts[carriedOver.name] = await carriedOver.read(db);
  return {
    installation,
    // A held copy was not made from a backup: it differs from the time when it was held.
    restores: restores.map(({ id, made_at, restored_at }) => ({ id, at: made_at ?? restored_at })),
    queues: snapshots,
    carriedOver: facts,
  };
}

const Known = Type.Object({ queues: Type.Object({}) });

/** As the restore stored it; `undefined` if nothing was known, or another version or a person wrote it. */
export function parseReplaced(stored: string | null): Replaced | undefined {
  return readJson(stored, Known, { column: 'restored.replaced' }) as Replaced | undefined;
}

/**
 * `undefined` if it cannot be read, or is of another version: a damaged database is why many a
 * backup is restored.
 */
export const readReplaced = (store: Store): Promise<Replaced | undefined> => read(store).catch(() => undefined);
