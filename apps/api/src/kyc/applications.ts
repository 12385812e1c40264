import { hashToken, mintToken } from '../accounts/token.ts';
import type { Keyring } from '../crypto/keyring.ts';
import { claimKey } from '../crypto/load.ts';
import { seal } from '../crypto/seal.ts';
import type { Store } from '../db/types.ts';
import { writeOnce } from '../http/idempotency.ts';
import { newReference } from '../http/reference.ts';
import type { KycApplication, KycDocumentKind } from '../routes/kyc/schemas.ts';
import { documentPlace, fieldsPlace } from './places.ts';

const RETENTION_YEARS = 7;
const UPLOAD_LIFETIME_MS = 24 * 3_600_000;

function yearsAfter(time: Date, years: number): string {
  const later = new Date(time);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later.toISOString();
}

/** Opens an application for documents for a day, and gives the token for it. The one before, if any, stops working. */
async function openUpload({ db }: Store, reference: string): Promise<string> {
  const { token, hash } = mintToken();
  await db
    .updateTable('kyc_application')
    .set({ upload_token_hash: hash, upload_expires_at: new Date(Date.now() + UPLOAD_LIFETIME_MS).toISOString() })
    .where('reference', '=', reference)
    .execute();
  return token;
}

/**
 * Stores an application, encrypted, for the seven years that compliance records are kept; once per Idempotency-Key.
 *
 * @returns the body of the answer, a `KycReceipt`. The token is in it only: the database keeps its hash.
 */
export async function createKycApplication(
  store: Store,
  keyring: Keyring,
  request: Parameters<typeof writeOnce>[1],
  fields: KycApplication,
) {
  await claimKey(store, keyring);
  const receipt = await writeOnce(store, request, async (db) => {
    const now = new Date();
    const reference = newReference('K', now);
    const head = { reference, created_at: now.toISOString(), retained_until: yearsAfter(now, RETENTION_YEARS) };
    const sealed = seal(keyring, Buffer.from(JSON.stringify(fields)), fieldsPlace(reference));
    await db
      .insertInto('kyc_application')
      .values({ ...head, status: 'received', fields: sealed })
      .execute();
    return { reference, submitted_at: head.created_at, retained_until: head.retained_until };
  });
  return { ...receipt, upload_token: await openUpload(store, receipt.reference) };
}

/** Whether a token may send documents of an application now. */
export async function mayUpload({ db }: Store, reference: string, token: string): Promise<boolean> {
  const application = await db
    .selectFrom('kyc_application')
    .select('reference')
    .where('reference', '=', reference)
    .where('upload_token_hash', '=', hashToken(token))
    .where('upload_expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  return application !== undefined;
}

/** Stores a document, encrypted, in the place of one of the same kind that was sent before. Gives when it came. */
export async function storeKycDocument(
  { db }: Store,
  keyring: Keyring,
  document: { reference: string; kind: KycDocumentKind; bytes: Buffer },
): Promise<string> {
  const { reference, kind, bytes } = document;
  const received_at = new Date().toISOString();
  const content = seal(keyring, bytes, documentPlace(reference, kind));
  await db
    .insertInto('kyc_document')
    .values({ reference, kind, received_at, content })
    .onConflict((conflict) => conflict.columns(['reference', 'kind']).doUpdateSet({ received_at, content }))
    .execute();
  return received_at;
}
