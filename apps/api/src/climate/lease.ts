import type { Store } from '../db/types.ts';

const NAME = 'refresh';

/** Only its holder may change the lease before it expires. Returns whether `holder` has it now. */
export async function acquireLease(store: Store, holder: string, { now, until }: { now: Date; until: Date }) {
  const expires_at = until.toISOString();
  const row = await store.db
    .insertInto('climate_lease')
    .values({ name: NAME, holder, expires_at })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ holder, expires_at })
        .where((eb) =>
          eb.or([eb('climate_lease.expires_at', '<', now.toISOString()), eb('climate_lease.holder', '=', holder)]),
        ),
    )
    .returning('holder')
    .executeTakeFirst();
  return row !== undefined;
}

/** Releases the lease, so that another server need not wait until it expires. */
export async function releaseLease({ db }: Store, holder: string): Promise<void> {
  await db.deleteFrom('climate_lease').where('name', '=', NAME).where('holder', '=', holder).execute();
}
