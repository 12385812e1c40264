import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { normalisePhone } from '../../text/phone.ts';

interface Phones {
  volunteer_application: { id: string; phone: string | null };
  partnership_application: { id: string; phone: string | null };
  event_sign_up: { id: string; phone: string | null };
}

/** Numbers that were stored as they were typed, as they are stored now. */
export const phoneNumbers: Migration = {
  async up(anyDb: Kysely<unknown>) {
    const db = anyDb as Kysely<Phones>; // the tables of the migrations before
    for (const table of ['volunteer_application', 'partnership_application', 'event_sign_up'] as const) {
      const rows = await db.selectFrom(table).select(['id', 'phone']).where('phone', 'is not', null).execute();
      for (const { id, phone } of rows) {
        const normalised = normalisePhone(phone ?? '');
        if (normalised !== phone) await db.updateTable(table).set({ phone: normalised }).where('id', '=', id).execute();
      }
    }
  },
};
