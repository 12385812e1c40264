import type { Store } from '../db/types.ts';

const NAME = 'refresh';

/**
 * Takes or keeps the lease under which one of several servers fetches: one row, which only its holder may change before
 * it has run out. The database decides, so two servers cannot both have it.
 *
 * @returns whether the holder has it now.
 */
export async function takeLease(store: Store, holder: string, { now, until }: { now: Date; until: Date }) {
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

/** Gives the lease back, so that another server does not have to wait until it runs out. */
export async function dropLease({ db }: Store, holder: string): Promise<void> {
  await db.deleteFrom('climate_lease').where('name', '=', NAME).where('holder', '=', holder).execute();
}
