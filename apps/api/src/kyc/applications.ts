import { type KycDocumentKind, openStatuses } from '@nzete/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Transaction } from 'kysely';
import type { Keyring } from '../crypto/keyring.ts';
import { claimKey } from '../crypto/load.ts';
import { seal } from '../crypto/seal.ts';
import type { Database, Store } from '../db/types.ts';
import { languageOf } from '../http/language.ts';
import { type IdempotentRequest, writeOnce } from '../http/submissions/idempotency.ts';
import { newReference, retryOnDuplicate } from '../http/submissions/reference.ts';
import type { ScanState } from '../submissions/kind.ts';
import { normalisePhone } from '../text/phone.ts';
import { deleteContent, storeContent } from './documents/content.ts';
import { documentProblems } from './problems.ts';
import type { KycApplication } from './schemas.ts';
import { documentContext, fieldsContext } from './seal-contexts.ts';
import { identityChecks } from './submission.ts';
import { isUploadToken, isWantedToken, uploadTokenOf } from './upload-token.ts';
import { wantedOf } from './wanted.ts';

const RETENTION_YEARS = 7;
/** How long documents may be added to an application. */
export const UPLOAD_LIFETIME_MS = 24 * 3_600_000;

function yearsAfter(time: Date, years: number): string {
  const later = new Date(time);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later.toISOString();
}

/** Once for each Idempotency-Key, kept for seven years. Only the response has the upload token. */
export async function createKycApplication(
  { store, keyring, mail }: Pick<FastifyInstance, 'store' | 'keyring' | 'mail'>,
  request: IdempotentRequest & Pick<FastifyRequest, 'query'>,
  fields: KycApplication,
) {
  await claimKey(store, keyring);
  const language = languageOf(request);
  const write = async (db: Transaction<Database>) => {
    const now = new Date();
    const reference = newReference(identityChecks.letter, now);
    const head = { reference, created_at: now.toISOString(), retained_until: yearsAfter(now, RETENTION_YEARS) };
    const sealed = seal(
      keyring,
      Buffer.from(JSON.stringify({ ...fields, phone: normalisePhone(fields.phone) })),
      fieldsContext(reference),
    );
    await db
      .insertInto('kyc_application')
      .values({ ...head, language, status: 'received', fields: sealed })
      .execute();
    await mail.queue(db, { about: 'kyc', reference, hasSealedEmail: true, language });
    return { reference, submitted_at: head.created_at, retained_until: head.retained_until };
  };
  const receipt = await retryOnDuplicate(() => writeOnce(store, request, write));
  return { ...receipt, upload_token: uploadTokenOf(keyring, receipt.reference) };
}

/**
 * Whether a token may upload a document of an undecided application: its own may for a day, and the one that
 * its sender got when staff asked for it may for two weeks, until the status changes.
 */
export async function isUploadAllowed(
  { db }: Store,
  keyring: Keyring,
  { reference, kind }: { reference: string; kind: string },
  token: string,
): Promise<boolean> {
  const application = await db
    .selectFrom('kyc_application')
    .select(['reference', 'status', 'status_at', 'created_at', 'wanted'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  // A decision keeps the documents that it was based on.
  if (!application || !openStatuses.includes(application.status)) return false;
  if (isWantedToken(keyring, application, token)) {
    return wantedOf(application)?.documents.some((one) => one === kind) ?? false;
  }
  const isNew = application.created_at > new Date(Date.now() - UPLOAD_LIFETIME_MS).toISOString();
  return isNew && isUploadToken(keyring, reference, token);
}

/**
 * Stores an encrypted document, replacing an earlier one of the same kind, and returns the time.
 *
 * @throws {HttpError} 401 if the application was decided while the document arrived
 */
export async function storeKycDocument(
  store: Store,
  keyring: Keyring,
  document: { reference: string; kind: KycDocumentKind; bytes: Buffer; scan: ScanState },
): Promise<string> {
  await claimKey(store, keyring);
  const { reference, kind, bytes, scan } = document;
  const received_at = new Date().toISOString();
  const sealed = seal(keyring, bytes, documentContext(reference, kind));
  const content = await storeContent(store, document, sealed);
  const values = { received_at, content, scan, scan_due_at: scan === 'waiting' ? received_at : null };
  const replaced = await store.db.transaction().execute(async (trx) => {
    // Locks the application until the document is stored, so that no decision comes in between.
    const { numUpdatedRows } = await trx
      .updateTable('kyc_application')
      .set(({ ref }) => ({ status: ref('status') }))
      .where('reference', '=', reference)
      .where('status', 'in', openStatuses)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return undefined;
    const before = await trx
      .selectFrom('kyc_document')
      .select('content')
      .where('reference', '=', reference)
      .where('kind', '=', kind)
      .executeTakeFirst();
    await trx
      .insertInto('kyc_document')
      .values({ reference, kind, ...values })
      .onConflict((conflict) => conflict.columns(['reference', 'kind']).doUpdateSet(values))
      .execute();
    return { before };
  });
  const outdated = replaced ? replaced.before?.content : content;
  if (outdated !== undefined) await deleteContent(store, document, outdated);
  if (!replaced) throw documentProblems.badUploadToken();
  return received_at;
}
