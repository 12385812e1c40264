import { setImmediate } from 'node:timers/promises';
import type { Keyring } from '../crypto/keyring.ts';
import type { Store } from '../db/types.ts';
import { nameKey } from '../text/typed-name.ts';
import { emailIn, type KycRecord, readKycApplications } from './records.ts';

/** Decrypted without a pause for other requests. */
const AT_ONCE = 200;

/**
 * The address of each application, `undefined` if it cannot be decrypted. SQL cannot search
 * encrypted fields, and the address of an application never changes, so a server remembers it.
 */
const remembered = new WeakMap<Keyring, Map<string, string | undefined>>();

async function addressesOf({ db }: Pick<Store, 'db'>, keyring: Keyring): Promise<Map<string, string | undefined>> {
  const before = remembered.get(keyring) ?? new Map<string, string | undefined>();
  const rows = await db.selectFrom('kyc_application').select('reference').execute();
  const references = rows.map(({ reference }) => reference);
  // Without those that were erased.
  const addresses = new Map(references.flatMap((one) => (before.has(one) ? [[one, before.get(one)] as const] : [])));
  const missing = references.filter((reference) => !before.has(reference));
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    if (from > 0) await setImmediate();
    const sealed = db
      .selectFrom('kyc_application')
      .select(['reference', 'fields'])
      .where('reference', 'in', missing.slice(from, from + AT_ONCE));
    for (const row of await sealed.execute()) {
      const email = emailIn(keyring, row);
      addresses.set(row.reference, email === undefined ? undefined : nameKey(email));
    }
  }
  remembered.set(keyring, addresses);
  return addresses;
}

/** The applications of an address. The `unreadable` ones may belong to anyone. */
export async function findKycApplications(
  store: Store,
  keyring: Keyring,
  email: string,
): Promise<{ found: KycRecord[]; unreadable: string[] }> {
  const addresses = [...(await addressesOf(store, keyring))];
  const referencesOf = (address: string | undefined) =>
    addresses.filter(([, one]) => one === address).map(([reference]) => reference);
  return {
    found: await readKycApplications(store, keyring, referencesOf(email)),
    unreadable: referencesOf(undefined),
  };
}
