import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../db/types.ts';
import type { CarriedOver } from '../../jobs/held-queue.ts';
import { readWaitingMails, takeOverMails } from '../../mail/carried-over.ts';

interface Facts {
  decisions: Pick<Selectable<Database['kyc_application']>, 'reference' | 'status_at'>[];
  documents: Pick<Selectable<Database['kyc_document']>, 'reference' | 'kind' | 'received_at'>[];
  mails: Awaited<ReturnType<typeof readWaitingMails>>;
}

const readInfected = (db: Kysely<Database>) =>
  db.selectFrom('kyc_document').select(['reference', 'kind', 'received_at']).where('scan', '=', 'infected').execute();

const readDecisions = (db: Kysely<Database>) =>
  db.selectFrom('kyc_application').select(['reference', 'status_at']).where('status_at', 'is not', null).execute();

/** A link by which documents are sent lasts until the next decision, which the backup may not know. */
async function endLinks(db: Kysely<Database>, decisions: Facts['decisions']): Promise<void> {
  for (const { reference, status_at } of decisions) {
    await db
      .updateTable('kyc_application')
      .set({ wanted: '[]' })
      .where('reference', '=', reference)
      .where('status', '=', 'more-wanted')
      .where('status_at', '<', status_at)
      .execute();
  }
}

/**
 * Infected documents that were found since the backup, with their mails, which the scanner deletes again;
 * and that links by which documents are sent have ended.
 */
export const carriedOver: CarriedOver<Facts> = {
  name: 'infected documents',

  async read(db) {
    return {
      decisions: await readDecisions(db),
      documents: await readInfected(db),
      mails: await readWaitingMails(db, ['kyc-document']),
    };
  },

  async apply(db, { decisions, documents, mails }) {
    await endLinks(db, decisions);
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
