import type { Transaction } from 'kysely';
import { markRestored } from '../db/backup/mark-restored.ts';
import { chunksOf } from '../db/chunks.ts';
import type { Database, Store } from '../db/types.ts';
import type { Held, Queued, Snapshot } from '../jobs/held-queue.ts';
import type { HeldKnown } from '../jobs/tables.ts';
import { subjects } from '../subjects.ts';
import { queues } from './queues.ts';
import { keyOf, parseReplaced, type Replaced } from './replaced.ts';

/** What is known of each thing of a queue, also by what the replaced database has no more. */
function knowing({ endsWhenGone }: Held, snapshot: Snapshot | undefined, isContinued: boolean) {
  const known = new Map(snapshot?.things.map((thing) => [keyOf(thing), thing.known]));
  const finished = new Set(snapshot?.finished);
  return (thing: Queued): HeldKnown => {
    const told = known.get(keyOf(thing));
    if (told) return told;
    return finished.has(thing.id) || (isContinued && endsWhenGone) ? 'sent' : (thing.known ?? 'unknown');
  };
}

/**
 * Whether the replaced database is a later state of the backup, and so knows what happened since: it
 * went through the same restores, and was not restored from an older backup afterwards.
 */
function isLaterState(replaced: Replaced, before: readonly string[], madeAt: string | null): boolean {
  const own = replaced.restores;
  return (
    before.every((id) => own.some((one) => one.id === id)) &&
    own.every(({ id, at }) => before.includes(id) || at >= (madeAt ?? ''))
  );
}

async function holdQueue(
  db: Transaction<Database>,
  one: Held,
  { snapshot, isContinued, since }: { snapshot: Snapshot | undefined; isContinued: boolean; since: number },
): Promise<void> {
  if (isContinued && snapshot) await one.applyEnded?.(db, snapshot);
  const knownOf = knowing(one, snapshot, isContinued);
  const waiting = await one.waiting(db, since);
  const rows = waiting.map((thing) => ({ queue: one.queue, id: thing.id, part: thing.part, known: knownOf(thing) }));
  for (const part of chunksOf(rows)) {
    await db
      .insertInto('held')
      .values(part)
      // Of a backup that was made while it waited. What was sent stays so; the rest may have been since.
      .onConflict((conflict) =>
        conflict
          .columns(['queue', 'id', 'part'])
          .doUpdateSet(({ ref }) => ({ known: ref('excluded.known') }))
          .where('held.known', '!=', 'sent'),
      )
      .execute();
  }
}

async function holdOne(db: Transaction<Database>, id: string): Promise<boolean> {
  const row = await db
    .updateTable('restored')
    .set({ held_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('held_at', 'is', null)
    .returning(['made_at', 'replaced', 'restored_at'])
    .executeTakeFirst();
  if (!row) return false; // another server was faster
  const replaced = parseReplaced(row.replaced);
  const own = await db.selectFrom('installation').select('id').executeTakeFirstOrThrow();
  const others = await db.selectFrom('restored').select('id').where('id', '<>', id).execute();
  const before = others.map((one) => one.id);
  const isSame = replaced?.installation === own.id;
  const isContinued = isSame && isLaterState(replaced, before, row.made_at);
  // First, because mails may come with it, which wait like the others.
  for (const { carriedOver } of subjects) {
    const facts = carriedOver && isSame && replaced.carriedOver?.[carriedOver.name];
    if (facts) await carriedOver.apply(db, facts);
  }
  for (const one of queues) {
    const snapshot = replaced?.queues[one.queue];
    await holdQueue(db, one, { snapshot, isContinued, since: Date.parse(row.restored_at) });
  }
  // Those that have ended or were used since the backup would be open again.
  await db.updateTable('content_draft').set({ proposed_by: null, proposed_at: null, ready_at: null }).execute();
  await db.deleteFrom('text_proposal').execute();
  await db.deleteFrom('account_link').execute();
  await db.deleteFrom('session').execute();
  await db.deleteFrom('staff_session').execute();
  await db.updateTable('restored').set({ replaced: null }).where('id', '=', id).execute();
  return true;
}

/** After a restore: lists what waits for a person. Call it before anything can be sent. */
export async function holdRestored({ db }: Pick<Store, 'db'>): Promise<void> {
  const fresh = await db.selectFrom('restored').select('id').where('held_at', 'is', null).execute();
  for (const { id } of fresh) await db.transaction().execute((trx) => holdOne(trx, id));
}

/** For a copy that must not act like the original, such as one on a test machine. */
export async function holdCopy(store: Pick<Store, 'db'>): Promise<void> {
  await markRestored(store.db, { madeAt: null, replaced: undefined });
  await holdRestored(store);
}
