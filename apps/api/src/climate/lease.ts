import type { Store } from '../db/types.ts';

const NAME = 'refresh';

/**
 * Acquires or renews the lease of the server that fetches: one row, which only its holder may
 * change before it expires.
 *
 * @returns whether the holder has it now
 */
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
