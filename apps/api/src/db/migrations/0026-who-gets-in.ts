import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { nameKey } from '../../text/typed-name.ts';

/** Tables with an address, and what names a row of each. */
const addressed = {
  newsletter_subscription: 'id',
  account: 'id',
  account_link: 'token_hash',
  course_interest: 'id',
  mail: 'id',
  volunteer_application: 'id',
  partnership_application: 'id',
  feedback: 'id',
  consultation: 'id',
  gift: 'id',
  event_sign_up: 'id',
};

/** Stores a name as it is looked up now, where that is another spelling. */
async function respell(
  db: Kysely<unknown>,
  { table, column, id }: { table: string; column: string; id: string },
): Promise<void> {
  const [from, what, key] = [sql.table(table), sql.ref(column), sql.ref(id)];
  const stored = sql<{ id: string; name: string }>`select ${key} as id, ${what} as name from ${from}
    where ${what} is not null`;
  const { rows } = await stored.execute(db);
  for (const { id: row, name } of rows.filter((one) => nameKey(one.name) !== one.name)) {
    const wanted = nameKey(name);
    const taken = await sql`select 1 from ${from} where ${what} = ${wanted}`.execute(db);
    // Two records that only an invisible sign tells apart: the later one keeps its own spelling.
    // An account is then found by its address.
    if (taken.rows.length > 0 && isUnique(table, column)) continue;
    await sql`update ${from} set ${what} = ${wanted} where ${key} = ${row}`.execute(db);
  }
}

const isUnique = (table: string, column: string) =>
  column === 'username_key' || table === 'newsletter_subscription' || table === 'course_interest';

/** Stores the current `nameKey` of every name and address. After a change of `nameKey`, a new migration calls it again. */
export async function respellNames(db: Kysely<unknown>): Promise<void> {
  for (const [table, id] of Object.entries(addressed)) await respell(db, { table, column: 'email', id });
  await respell(db, { table: 'account', column: 'username_key', id: 'id' });
}

/** One spelling of every name and address, and no sign-ins of visitors for staff. */
export const whoGetsIn: Migration = {
  async up(db: Kysely<unknown>) {
    await respellNames(db);
    await sql`delete from session where account_id in (select id from account where role is not null)`.execute(db);
  },
};
