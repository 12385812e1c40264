import { type KycDocumentKind, kycDocumentKinds } from '@nzete/domain';
import type { Kysely } from 'kysely';
import type { Database } from '../db/types.ts';

/** How long the link works by which documents are sent that staff have asked for. */
const WANTED_DAYS = 14;

const DAY_MS = 86_400_000;

interface Application {
  status: string;
  status_at: string | null;
  wanted: string | null;
}

interface Wanted {
  documents: readonly KycDocumentKind[];
  /** When the link ends, as ISO 8601 in UTC. */
  until: string;
}

/** What staff wait for; `undefined` unless they do, or if the applicant has let the time pass. */
export function wantedOf({ status, status_at, wanted }: Application, now = Date.now()): Wanted | undefined {
  if (status !== 'more-wanted' || status_at === null) return undefined;
  const until = Date.parse(status_at) + WANTED_DAYS * DAY_MS;
  if (until <= now) return undefined;
  // Before it was stored, staff waited for any.
  const documents: KycDocumentKind[] = wanted === null ? [...kycDocumentKinds] : JSON.parse(wanted);
  return { documents, until: new Date(until).toISOString() };
}

/** Those that have not arrived or were deleted as infected; if all are there, all, for better copies. */
export async function missingDocuments(db: Kysely<Database>, reference: string): Promise<KycDocumentKind[]> {
  const rows = await db
    .selectFrom('kyc_document')
    .select('kind')
    .where('reference', '=', reference)
    .where('scan', '<>', 'infected')
    .execute();
  const missing = kycDocumentKinds.filter((kind) => !rows.some((row) => row.kind === kind));
  return missing.length > 0 ? missing : [...kycDocumentKinds];
}
