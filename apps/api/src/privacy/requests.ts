import type { Transaction } from 'kysely';
import { truncateWal, type Vault } from '../crypto/vault.ts';
import type { Database } from '../db/types.ts';
import { findPerson, personalData, personalTables } from './personal-data.ts';
import { deleteExpired, deleteExpiredFiles } from './retention.ts';

/** KYC applications that cannot be decrypted, so their owner is unknown. */
interface Unreadable {
  unreadable: string[];
}

interface Export extends Unreadable {
  /** By table; empty tables are omitted. */
  held: Record<string, object[]>;
  opened: string[];
}

export async function exportPerson(vault: Vault, email: string): Promise<Export> {
  const { person, unreadable } = await findPerson(vault, email);
  const held: Record<string, object[]> = {};
  for (const { table, find } of personalTables) {
    const rows = await find(vault, person);
    if (rows.length > 0) held[table] = rows;
  }
  return { held, opened: person.applications.map(({ reference }) => reference), unreadable };
}

/** The number of erased and of retained rows, by table. */
interface Erasure extends Unreadable {
  erased: Record<string, number>;
  retained: Record<string, number>;
}

/**
 * In the transaction `db`; KYC records only with `includingKyc`. Files go before it, and on SQLite the
 * WAL still contains the rows.
 */
export async function eraseWithin(
  { store, keyring }: Vault,
  db: Transaction<Database>,
  email: string,
  { includingKyc }: Pick<ErasureOptions, 'includingKyc'>,
): Promise<Erasure> {
  const vault = { store: { ...store, db }, keyring };
  // Only what must be retained is left.
  await deleteExpired(db);
  const { person, unreadable } = await findPerson(vault, email);
  const outcome: Erasure = { erased: {}, retained: {}, unreadable };
  for (const { table, retained, keepsRetained, erase } of personalTables) {
    if (retained && (keepsRetained || !includingKyc)) outcome.retained[table] = await retained(vault, person);
    if (!retained || keepsRetained || includingKyc) outcome.erased[table] = await erase(vault, person);
  }
  return outcome;
}

/** Before {@link erasePerson} deletes their rows, so that a failure can be retried. */
async function eraseFiles(vault: Vault, email: string, { includingKyc }: ErasureOptions): Promise<void> {
  if (includingKyc) {
    const { person } = await findPerson(vault, email);
    for (const { deleteFilesOf } of personalData) await deleteFilesOf?.(vault.store, person);
  }
  await deleteExpiredFiles(vault.store);
}

/** Rolls back the transaction in which it is thrown. */
class Rollback extends Error {
  readonly erasure: Erasure;

  constructor(erasure: Erasure) {
    super('Nothing was to be deleted');
    this.erasure = erasure;
  }
}

interface ErasureOptions {
  includingKyc: boolean;
  /** Rolls back, to report what would be erased. */
  dryRun?: boolean;
}

/** In one transaction, and nothing of them stays in the WAL. */
export async function erasePerson(vault: Vault, email: string, options: ErasureOptions): Promise<Erasure> {
  if (!options.dryRun) await eraseFiles(vault, email, options);
  const erasing = vault.store.db.transaction().execute(async (db) => {
    const erasure = await eraseWithin(vault, db, email, options);
    if (options.dryRun) throw new Rollback(erasure);
    return erasure;
  });
  const erasure = await erasing.catch((error: unknown) => {
    if (error instanceof Rollback) return error.erasure;
    throw error;
  });
  if (!options.dryRun) await truncateWal(vault);
  return erasure;
}
