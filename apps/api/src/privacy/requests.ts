import { dropFiles } from '../kyc/document-content.ts';
import { findPerson, personalTables } from './personal.ts';
import { deleteExpired, dropExpiredFiles } from './retention.ts';
import { forgetDeleted, type Vault } from './vault.ts';

/** KYC applications that could not be decrypted, so that no one can say whose they are. */
interface Unreadable {
  unreadable: string[];
}

/** Everything that is held of the person with an e-mail address, by table; tables that hold nothing are left out. */
export async function exportPerson(
  vault: Vault,
  email: string,
): Promise<{ held: Record<string, object[]> } & Unreadable> {
  const { person, unreadable } = await findPerson(vault, email);
  const held: Record<string, object[]> = {};
  for (const { table, find } of personalTables) {
    const rows = await find(vault, person);
    if (rows.length > 0) held[table] = rows;
  }
  return { held, unreadable };
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

/** Deletes what is held of the person with an e-mail address, all of it or nothing; KYC records only with `includingKyc`. */
export async function erasePerson(vault: Vault, email: string, options: { includingKyc: boolean }): Promise<Erasure> {
  const { store, keyring } = vault;
  if (options.includingKyc) {
    const { person } = await findPerson(vault, email);
    await dropFiles(
      store,
      person.applications.map(({ reference }) => reference),
    );
  }
  await dropExpiredFiles(store);
  const erasure = await store.db.transaction().execute(async (db) => {
    // So that what stays is indeed within its time. It comes first: SQLite gives the right to write to a transaction
    // that begins with a write, and may refuse it to one that has read before.
    await deleteExpired(db);
    return eraseWithin({ store: { ...store, db }, keyring }, email, options);
  });
  await forgetDeleted(vault);
  return erasure;
}
