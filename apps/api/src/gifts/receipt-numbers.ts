import type { Transaction } from 'kysely';
import type { Database } from '../db/types.ts';
import type { CarriedOver } from '../jobs/held-queue.ts';

/** The next number of a year. It is rolled back with its transaction, so that none is left out. */
export async function nextReceiptNumber(db: Transaction<Database>, year: number): Promise<string> {
  const { last_number } = await db
    .insertInto('gift_receipt_year')
    .values({ year, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet((eb) => ({ last_number: eb('gift_receipt_year.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return `${year}-${String(last_number).padStart(4, '0')}`;
}

type Years = { year: number; last_number: number }[];

/** Numbers that donors have since the backup are not given again. */
export const carriedOver: CarriedOver<Years> = {
  name: 'receipt numbers',
  read: (db) => db.selectFrom('gift_receipt_year').select(['year', 'last_number']).execute(),

  async apply(db, years) {
    for (const { year, last_number } of years) {
      await db
        .insertInto('gift_receipt_year')
        .values({ year, last_number })
        .onConflict((conflict) =>
          conflict.column('year').doUpdateSet({ last_number }).where('gift_receipt_year.last_number', '<', last_number),
        )
        .execute();
    }
  },
};
