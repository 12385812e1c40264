import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/types.ts';
import type { CarriedOver } from '../../jobs/held-queue.ts';
import { readWaitingMails, takeOverMails } from '../../mail/carried-over.ts';

interface Facts {
  documents: Pick<Selectable<Database['kyc_document']>, 'reference' | 'kind' | 'received_at'>[];
  mails: Awaited<ReturnType<typeof readWaitingMails>>;
}

const readInfected = (db: Kysely<Database>) =>
  db.selectFrom('kyc_document').select(['reference', 'kind', 'received_at']).where('scan', '=', 'infected').execute();

/** Infected documents that were found since the backup, with their mails. The scanner deletes them again. */
export const carriedOver: CarriedOver<Facts> = {
  name: 'infected documents',

  async read(db) {
    return { documents: await readInfected(db), mails: await readWaitingMails(db, ['kyc-document']) };
  },

  async apply(db, { documents, mails }) {
    const known = new Set<string | null>();
    for (const { reference, kind, received_at } of documents) {
      const { numUpdatedRows } = await db
        .updateTable('kyc_document')
        .set({ scan: 'infected', scan_due_at: new Date().toISOString() })
        .where('reference', '=', reference)
        .where('kind', '=', kind)
        .where('received_at', '=', received_at)
        .where('scan', '=', 'waiting')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) known.add(reference);
    }
    await takeOverMails(
      db,
      mails.filter(({ reference }) => known.has(reference)),
    );
  },
};
