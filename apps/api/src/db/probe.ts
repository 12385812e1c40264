import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { RESTORE_ADVICE, StartupError } from '../startup-error.ts';
import type { Store } from './types.ts';

/** More than a database can store in the space that it has already allocated. */
const PROBE_BYTES = 32_768;

/** Resolves if the database can store something, and rejects with the reason otherwise. */
export function canStore({ db }: Store): Promise<void> {
  const path = `probe ${randomUUID()}`;
  const body = randomBytes(PROBE_BYTES / 2).toString('hex');
  return db.transaction().execute(async (trx) => {
    const row = { path, revision: 0, loaded_at: '', origin: 'load', digest: '', body } as const;
    await trx.insertInto('content_version').values(row).execute();
    await trx.deleteFrom('content_version').where('path', '=', path).execute();
  });
}

/** A larger file would delay a start by seconds; `npm run status` always reads everything. */
const LARGEST_CHECKED = 500_000_000;

/** Finds damage, such as a copy beside the log of a newer file, before visitors write to it. */
export async function assertNotDamaged({ db, kind }: Store): Promise<void> {
  if (kind !== 'sqlite') return;
  const { rows: sizes } = await sql<{ bytes: number }>`
    select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(db);
  if ((sizes[0]?.bytes ?? 0) > LARGEST_CHECKED) return;
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  const found = rows[0]?.quick_check;
  if (found === 'ok') return;
  throw new StartupError(`The database is damaged: ${found}. ${RESTORE_ADVICE}`);
}
