import { type EventZone, momentOf } from '@nzete/domain';
import type { Kysely, Transaction } from 'kysely';
import { events } from '../content/resources/events.ts';
import { readStoredFile } from '../content-files/stored.ts';
import { markRestored } from '../db/backup/mark-restored.ts';
import type { Replaced } from '../db/backup/replaced.ts';
import { chunksOf } from '../db/chunks.ts';
import type { HeldKnown, HeldQueue } from '../db/tables/held.ts';
import type { Database, Store } from '../db/types.ts';
import { applyReplaced } from './apply-replaced.ts';

type Queued = { queue: HeldQueue; id: string; part: string; known?: HeldKnown };

const DAY_MS = 86_400_000;

const keyOf = ({ queue, id, part }: Queued) => JSON.stringify([queue, id, part]);

/** When the participants of each event are reminded. */
async function reminderTimes(db: Kysely<Database>): Promise<Map<string, number>> {
  const stored = (await readStoredFile({ db }, events.path)) ?? [];
  const all = stored as { id: string; starts: string; zone: EventZone }[]; // validated when it was loaded
  return new Map(all.map(({ id, starts, zone }) => [id, momentOf(starts, zone) - DAY_MS]));
}

/** All that would be sent or published by itself, now or later. */
async function readQueues(db: Kysely<Database>, since: number): Promise<Queued[]> {
  const mails = await db.selectFrom('mail').select('id').where('due_at', 'is not', null).execute();
  const letters = await db
    .selectFrom('newsletter_recipient')
    .select(['issue_id', 'subscription_id'])
    .where('state', '=', 'waiting')
    .execute();
  const drafts = await db.selectFrom('content_draft').select(['path', 'publish_at']).execute();
  const signUps = await db
    .selectFrom('event_sign_up')
    .select(['reference', 'status', 'event'])
    .where(({ or, and, eb }) =>
      or([eb('status', '=', 'received'), and([eb('status', '=', 'accepted'), eb('reminded_at', 'is', null)])]),
    )
    .execute();
  const remindedAt = await reminderTimes(db);
  return [
    ...mails.map(({ id }) => ({ queue: 'mail' as const, id, part: '' })),
    ...letters.map(({ issue_id: id, subscription_id: part }) => ({ queue: 'newsletter' as const, id, part })),
    ...drafts.flatMap(({ path: id, publish_at: part }) =>
      part === null ? [] : [{ queue: 'publication' as const, id, part }],
    ),
    ...signUps.map(({ reference: id, status: part, event }) => {
      const isLater = part === 'accepted' && (remindedAt.get(event) ?? 0) > since;
      return { queue: 'event' as const, id, part, ...(isLater && { known: 'unsent' as const }) };
    }),
  ];
}

/** What the replaced database says of a thing, also by having it no more. */
function knowing(replaced: Replaced | undefined, { isContinued }: { isContinued: boolean }) {
  const known = new Map(replaced?.rows.map((row) => [keyOf(row), row.known]));
  const finished = new Set(replaced?.finished);
  return (thing: Queued): HeldKnown => {
    const said = known.get(keyOf(thing));
    if (said) return said;
    if (thing.queue === 'newsletter' && finished.has(thing.id)) return 'sent';
    return isContinued && thing.queue !== 'event' ? 'sent' : (thing.known ?? 'unknown');
  };
}

/**
 * Whether the replaced database is a later state of the backup, and so knows what happened since: it
 * went through the same restores, and was not restored from an older backup afterwards.
 */
function isLaterState(replaced: Replaced, before: readonly string[], madeAt: string | null): boolean {
  const own = replaced.restores ?? []; // an older version does not write them
  return (
    before.every((id) => own.some((one) => one.id === id)) &&
    own.every(({ id, at }) => before.includes(id) || at >= (madeAt ?? ''))
  );
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
  const replaced: Replaced | undefined = row.replaced === null ? undefined : JSON.parse(row.replaced);
  const own = await db.selectFrom('installation').select('id').executeTakeFirstOrThrow();
  const others = await db.selectFrom('restored').select('id').where('id', '<>', id).execute();
  const before = others.map((one) => one.id);
  const isContinued = replaced?.installation === own.id && isLaterState(replaced, before, row.made_at);
  if (isContinued && replaced) await applyReplaced(db, replaced);
  const knownOf = knowing(replaced, { isContinued });
  const held = await readQueues(db, Date.parse(row.restored_at));
  const rows = held.map((thing) => ({ queue: thing.queue, id: thing.id, part: thing.part, known: knownOf(thing) }));
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
  // Those that have ended or were used since the backup would be open again.
  await db.updateTable('content_draft').set({ proposed_by: null, proposed_at: null, ready_at: null }).execute();
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
