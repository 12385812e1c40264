import { normaliseEmail } from '../http/email.ts';
import { personalTables } from './personal.ts';
import { purgeExpired } from './retention.ts';
import { forgetDeleted, type Vault } from './vault.ts';

/** Everything that is held of the person with an e-mail address, by table; tables that hold nothing are left out. */
export async function exportPerson(vault: Vault, email: string): Promise<Record<string, object[]>> {
  const held: Record<string, object[]> = {};
  for (const { table, find } of personalTables) {
    const rows = await find(vault, normaliseEmail(email));
    if (rows.length > 0) held[table] = rows;
  }
  return held;
}

/** How many rows of a person went, and how many stay because the law keeps them, by table. */
export interface Erasure {
  erased: Record<string, number>;
  retained: Record<string, number>;
}

/** Deletes what is held of the person with an e-mail address; KYC records only with `includingKyc`. */
export async function erasePerson(vault: Vault, email: string, options: { includingKyc: boolean }): Promise<Erasure> {
  // So that what stays is indeed within its time.
  await purgeExpired(vault);
  const outcome: Erasure = { erased: {}, retained: {} };
  for (const { table, retained, find, erase } of personalTables) {
    const kept = retained && !options.includingKyc;
    const rows = kept ? (await find(vault, normaliseEmail(email))).length : await erase(vault, normaliseEmail(email));
    outcome[kept ? 'retained' : 'erased'][table] = rows;
  }
  await forgetDeleted(vault);
  return outcome;
}
