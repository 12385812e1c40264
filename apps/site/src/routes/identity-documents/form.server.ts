import { readError } from '@nzete/api-client';
import { sendResult } from '@nzete/api-client/forms';
import type { KycDocumentKind } from '@nzete/domain';
import type { RejectedFile } from '@nzete/ui/FilePicker';
import type { FormAnswer } from '@nzete/ui/Form';
import { type FormHandler, statusOf } from '../../shared/formHandler.server.ts';
import { readDocuments, sendDocuments } from '../../shared/identityDocuments.server.ts';

export interface DocumentsAnswer extends FormAnswer<object> {
  rejected?: Partial<Record<KycDocumentKind, RejectedFile>>;
  /** No file was chosen. */
  isMissing?: boolean;
  /** The token is wrong, or the application is older than a day. */
  isExpired?: boolean;
}

const refuse = (status: number, more: Partial<DocumentsAnswer>) =>
  ({ ok: false, status, answer: { values: {}, errors: {}, ...more } satisfies DocumentsAnswer }) as const;

/** Adds documents to an identity check that was sent before, with or without JavaScript. */
export const documentsForm: FormHandler = async ({ fields, dispatch }) => {
  const reference = String(fields.get('reference'));
  const uploadToken = String(fields.get('token'));
  const { documents, rejected } = await readDocuments(fields);
  if (rejected) return refuse(422, { rejected });
  if (documents.length === 0) return refuse(422, { isMissing: true });
  const checking = 'kyc-documents-checking';
  const { error, next } = await sendDocuments(documents, { dispatch, reference, uploadToken, checking });
  const result = sendResult({ error });
  if (result.ok) return { ok: true, reference, next };
  if (readError(error).status === 401) return refuse(401, { isExpired: true });
  return refuse(statusOf(result), { outcome: result });
};
