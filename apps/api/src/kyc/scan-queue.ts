import type { Kysely } from 'kysely';
import type { ScanState } from '../db/tables/kyc.ts';
import type { Database, Store } from '../db/types.ts';

/** Longer than a scan may take. A server that dies in the meantime leaves the document to another. */
const CLAIM_MS = 3 * 60_000;

/** A stored document that no one has scanned yet. */
export interface WaitingDocument {
  reference: string;
  kind: string;
  content: string;
}

/**
 * Takes the next document that waits, so that no other server scans it at the same time.
 *
 * @returns `undefined` when none is due.
 */
export async function claimDocument({ db }: Pick<Store, 'db'>, now: Date): Promise<WaitingDocument | undefined> {
  for (;;) {
    const due = await db
      .selectFrom('kyc_document')
      .select(['reference', 'kind', 'scan_due_at'])
      .where('scan', '=', 'waiting')
      .where('scan_due_at', '<=', now.toISOString())
      .orderBy('scan_due_at')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const claimed = await db
      .updateTable('kyc_document')
      .set({ scan_due_at: new Date(now.getTime() + CLAIM_MS).toISOString() })
      .where('reference', '=', due.reference)
      .where('kind', '=', due.kind)
      .where('scan', '=', 'waiting')
      .where('scan_due_at', '=', due.scan_due_at)
      .returning(['reference', 'kind', 'content'])
      .executeTakeFirst();
    if (claimed) return claimed; // else another server was quicker
  }
}

/** Gives a document back, to be scanned at another time. */
export async function postponeDocument(
  { db }: Pick<Store, 'db'>,
  { reference, kind }: WaitingDocument,
  until: Date,
): Promise<void> {
  await db
    .updateTable('kyc_document')
    .set({ scan_due_at: until.toISOString() })
    .where('reference', '=', reference)
    .where('kind', '=', kind)
    .where('scan', '=', 'waiting')
    .execute();
}

/**
 * Notes the outcome of a scan; of an infected document the content goes.
 *
 * @returns false when another document has taken its place meanwhile, or the same was encrypted again.
 */
export async function noteScan(
  db: Kysely<Database>,
  { reference, kind, content }: WaitingDocument,
  scan: Exclude<ScanState, 'waiting'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('kyc_document')
    .set({ scan, scan_due_at: null, ...(scan === 'infected' && { content: '' }) })
    .where('reference', '=', reference)
    .where('kind', '=', kind)
    .where('scan', '=', 'waiting')
    .where('content', '=', content)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** How many documents wait, since when the oldest was sent, and how many infected ones were deleted. */
export async function scanCounts({ db }: Pick<Store, 'db'>) {
  const count = async (state: ScanState) => {
    const { n, oldest } = await db
      .selectFrom('kyc_document')
      .select((eb) => [eb.fn.countAll().as('n'), eb.fn.min('received_at').as('oldest')])
      .where('scan', '=', state)
      .executeTakeFirstOrThrow();
    return { count: Number(n), oldest };
  };
  const waiting = await count('waiting');
  return { waiting: waiting.count, oldest: waiting.oldest, infected: (await count('infected')).count };
}
