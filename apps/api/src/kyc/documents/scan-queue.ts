import type { Kysely } from 'kysely';
import { isTimeOver } from '../../db/stored-times.ts';
import type { Database, Store } from '../../db/types.ts';
import type { ScanState } from '../../submissions/kind.ts';

/** Longer than a scan may take. If a server dies, another takes over after it. */
const CLAIM_MS = 3 * 60_000;

export interface WaitingDocument {
  reference: string;
  kind: string;
  content: string;
  /** `infected` if that is known from a database which a restore replaced: it is still to be deleted. */
  scan: ScanState;
}

/** The states in which `scan_due_at` is set. */
const unfinished = ['waiting', 'infected'] as const;

/** So that no other server scans it at the same time. Returns `undefined` if none is due. */
export async function claimDocument({ db }: Pick<Store, 'db'>, now: Date): Promise<WaitingDocument | undefined> {
  for (;;) {
    const due = await db
      .selectFrom('kyc_document')
      .select(['reference', 'kind'])
      .where('scan', 'in', unfinished)
      .where(isTimeOver('scan_due_at', now))
      .orderBy('scan_due_at')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const claimed = await db
      .updateTable('kyc_document')
      .set({ scan_due_at: new Date(now.getTime() + CLAIM_MS).toISOString() })
      .where('reference', '=', due.reference)
      .where('kind', '=', due.kind)
      .where('scan', 'in', unfinished)
      .where(isTimeOver('scan_due_at', now))
      .returning(['reference', 'kind', 'content', 'scan'])
      .executeTakeFirst();
    if (claimed) return claimed; // else another server was faster
  }
}

export async function postponeDocument(
  { db }: Pick<Store, 'db'>,
  { reference, kind, scan }: WaitingDocument,
  until: Date,
): Promise<void> {
  await db
    .updateTable('kyc_document')
    .set({ scan_due_at: until.toISOString() })
    .where('reference', '=', reference)
    .where('kind', '=', kind)
    .where('scan', '=', scan)
    .execute();
}

/** Returns false if the document was replaced or re-encrypted meanwhile. */
export async function recordScan(
  db: Kysely<Database>,
  { reference, kind, content, scan: before }: WaitingDocument,
  scan: Exclude<ScanState, 'waiting'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('kyc_document')
    .set({ scan, scan_due_at: null, ...(scan === 'infected' && { content: '' }) })
    .where('reference', '=', reference)
    .where('kind', '=', kind)
    .where('scan', '=', before)
    .where('content', '=', content)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** How many documents wait, since when the oldest, and how many infected ones were deleted. */
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
