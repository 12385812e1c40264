import { deleteFiles } from '../kyc/document-content.ts';
import { findPerson, personalTables } from './personal.ts';
import { deleteExpired, dropExpiredFiles } from './retention.ts';
import { forgetDeleted, type Vault } from './vault.ts';

/** KYC applications that could not be decrypted, so that no one can say whose they are. */
interface Unreadable {
  unreadable: string[];
}

interface Export extends Unreadable {
  /** By table; tables that hold nothing are left out. */
  held: Record<string, object[]>;
  /** The KYC applications in it. */
  opened: string[];
}

/** Everything that is held of the person with an e-mail address. */
export async function exportPerson(vault: Vault, email: string): Promise<Export> {
  const { person, unreadable } = await findPerson(vault, email);
  const held: Record<string, object[]> = {};
  for (const { table, find } of personalTables) {
    const rows = await find(vault, person);
    if (rows.length > 0) held[table] = rows;
  }
  return { held, opened: person.applications.map(({ reference }) => reference), unreadable };
}

/** How many rows of a person went, and how many stay because the law keeps them, by table. */
interface Erasure extends Unreadable {
  erased: Record<string, number>;
  retained: Record<string, number>;
}

async function eraseWithin(vault: Vault, email: string, { includingKyc }: { includingKyc: boolean }): Promise<Erasure> {
  const { person, unreadable } = await findPerson(vault, email);
  const outcome: Erasure = { erased: {}, retained: {}, unreadable };
  for (const { table, retained, erase } of personalTables) {
    if (retained && !includingKyc) outcome.retained[table] = await retained(vault, person);
    else outcome.erased[table] = await erase(vault, person);
  }
  return outcome;
}

/** Deletes the files of what {@link erasePerson} then deletes: when that fails, the rows still say what has to go. */
async function eraseFiles(vault: Vault, email: string, { includingKyc }: ErasureOptions): Promise<void> {
  if (includingKyc) {
    const { person } = await findPerson(vault, email);
    await deleteFiles(
      vault.store,
      person.applications.map(({ reference }) => reference),
    );
  }
  await dropExpiredFiles(vault.store);
}

/** Takes back the transaction in which it is thrown. */
class TakeBack extends Error {
  readonly erasure: Erasure;

  constructor(erasure: Erasure) {
    super('Nothing was to be deleted');
    this.erasure = erasure;
  }
}

interface ErasureOptions {
  includingKyc: boolean;
  /** Does all of it and takes it back, to say what would go. @default false */
  dryRun?: boolean;
}

/** Deletes what is held of the person with an e-mail address, all of it or nothing; KYC records only with `includingKyc`. */
export async function erasePerson(vault: Vault, email: string, options: ErasureOptions): Promise<Erasure> {
  const { store, keyring } = vault;
  if (!options.dryRun) await eraseFiles(vault, email, options);
  const erasing = store.db.transaction().execute(async (db) => {
    // So that what stays is indeed within its time. It comes first: SQLite gives the right to write to a transaction
    // that begins with a write, and may refuse it to one that has read before.
    await deleteExpired(db);
    const erasure = await eraseWithin({ store: { ...store, db }, keyring }, email, options);
    if (options.dryRun) throw new TakeBack(erasure);
    return erasure;
  });
  try {
    const erasure = await erasing;
    await forgetDeleted(vault);
    return erasure;
  } catch (error) {
    if (error instanceof TakeBack) return error.erasure;
    throw error;
  }
}
