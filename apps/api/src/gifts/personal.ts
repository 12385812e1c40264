import { deleteTraces } from '../audit/traces.ts';
import { isTimeOver } from '../db/stored-times.ts';
import type { Store } from '../db/types.ts';
import { byEmail, submissions } from '../personal-data/by-email.ts';
import { type PersonalData, type PersonalTable, runDeletion, type Traced } from '../personal-data/data.ts';

const referencesOf = ({ db }: Store, email: string) =>
  db.selectFrom('gift').select('reference').where('email', '=', email);

const traced: Traced = {
  ...submissions('gift').traced,
  retained: async ({ store }, { email }) => {
    const rows = await referencesOf(store, email).where('retained_until', 'is not', null).execute();
    return rows.map(({ reference }) => reference);
  },
};

/** A receipt is a record of the accounts, which the law has kept. Staff are not named to the donor. */
const gifts: PersonalTable = {
  ...byEmail('gift', 'decided_by'),
  keepsRetained: true,
  retained: async (vault, person) => (await traced.retained?.(vault, person))?.length ?? 0,
  erase: async ({ store }, { email }) => {
    const open = await referencesOf(store, email).where('retained_until', 'is', null).execute();
    const references = open.map(({ reference }) => reference);
    await deleteTraces(store.db, references);
    return runDeletion(store.db.deleteFrom('gift').where('reference', 'in', references));
  },
};

/** Receipts are kept for ten years. */
export const personal: PersonalData = {
  tables: [gifts],
  traced,
  over: (db, now) => db.selectFrom('gift').select('reference').where(isTimeOver('retained_until', now)),
  expired: (db, now) => ({ gift: db.deleteFrom('gift').where(isTimeOver('retained_until', now)) }),
};
