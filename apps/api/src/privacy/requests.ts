import { truncateWal, type Vault } from '../crypto/vault.ts';
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

async function eraseWithin(vault: Vault, email: string, { includingKyc }: { includingKyc: boolean }): Promise<Erasure> {
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

/** In one transaction; KYC records only with `includingKyc`. On SQLite the WAL still contains them. */
export async function eraseRows(vault: Vault, email: string, options: ErasureOptions): Promise<Erasure> {
  const { store, keyring } = vault;
  if (!options.dryRun) await eraseFiles(vault, email, options);
  const erasing = store.db.transaction().execute(async (db) => {
    // Only what must be retained is left.
    await deleteExpired(db);
    const erasure = await eraseWithin({ store: { ...store, db }, keyring }, email, options);
    if (options.dryRun) throw new Rollback(erasure);
    return erasure;
  });
  return erasing.catch((error: unknown) => {
    if (error instanceof Rollback) return error.erasure;
    throw error;
  });
}

/** {@link eraseRows}, and nothing of them stays in the WAL. */
export async function erasePerson(vault: Vault, email: string, options: ErasureOptions): Promise<Erasure> {
  const erasure = await eraseRows(vault, email, options);
  if (!options.dryRun) await truncateWal(vault);
  return erasure;
}
