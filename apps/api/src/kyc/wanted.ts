import { type KycDocumentKind, kycDocumentKinds } from '@nzete/domain';
import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import { readJson } from '../db/stored-json.ts';
import type { Database } from '../db/types.ts';
import { DAY_MS } from '../durations.ts';
import { oneOf } from '../http/schemas.ts';

/** How long the link works by which documents are sent that staff have asked for. */
const WANTED_DAYS = 14;

const Documents = Type.Array(oneOf(kycDocumentKinds));

interface Application {
  status: string;
  status_at: string | null;
  wanted: string | null;
}

export interface Wanted {
  documents: readonly KycDocumentKind[];
  /** When the link ends, as ISO 8601 in UTC. */
  until: string;
}

/** What staff have asked for last, also when the time is over; `undefined` if that is no document. */
export function askedOf({ status, status_at, wanted }: Application): Wanted | undefined {
  if (status !== 'more-wanted' || status_at === null) return undefined;
  // Before it was stored, staff waited for any.
  const documents = readJson(wanted, Documents, { column: 'kyc_application.wanted' }) ?? [...kycDocumentKinds];
  if (documents.length === 0) return undefined;
  return { documents, until: new Date(Date.parse(status_at) + WANTED_DAYS * DAY_MS).toISOString() };
}

/** What staff wait for; `undefined` unless they do, or if the applicant has let the time pass. */
export function wantedOf(application: Application, now = Date.now()): Wanted | undefined {
  const asked = askedOf(application);
  return asked && Date.parse(asked.until) > now ? asked : undefined;
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
