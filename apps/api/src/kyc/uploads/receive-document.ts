import type { KycDocumentKind } from '@nzete/domain';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { storeKycDocument } from '../applications.ts';
import { fileTypeOf } from '../documents/file-type.ts';
import { documentProblems } from '../problems.ts';
import type { KycDocument } from '../schemas.ts';

export interface ArrivedDocument {
  reference: string;
  kind: KycDocumentKind;
  /** The content type that the client declared. */
  type: string | undefined;
  bytes: Buffer;
  /** Whether its sender waits for the verdict of the scanner. @default true */
  waits?: boolean;
}

/**
 * Checks, scans and stores a document that has arrived completely.
 *
 * @throws {HttpError} 422 if its content is of another type or has a virus
 */
export async function receiveDocument(
  { store, keyring, documents }: Pick<FastifyInstance, 'store' | 'keyring' | 'documents'>,
  { reference, kind, type, bytes, waits = true }: ArrivedDocument,
): Promise<Static<typeof KycDocument>> {
  if (fileTypeOf(bytes) !== type) throw documentProblems.otherFileType();
  const scan = waits ? await documents.scan(bytes) : documents.unseen;
  if (scan === 'infected') throw documentProblems.infectedFile();
  const received_at = await storeKycDocument(store, keyring, { reference, kind, bytes, scan });
  return { kind, size: bytes.length, received_at, state: scan === 'waiting' ? 'being-checked' : 'received' };
}
