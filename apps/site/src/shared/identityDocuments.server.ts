import { applicationsApi } from '@nzete/api-client/applications';
import { type KycDocumentKind, kycDocumentKinds } from '@nzete/domain';
import { checkDocument, type RejectedFile } from '@nzete/ui/FilePicker';
import type { SentForm } from './formHandler.server.ts';
import { sentPath } from './routes.ts';

interface SentDocument {
  kind: KycDocumentKind;
  file: File;
}

/** The documents of an identity check in a form that a browser sent: those to store, and the others. */
export async function readDocuments(fields: FormData) {
  const documents: SentDocument[] = [];
  const rejected: Partial<Record<KycDocumentKind, RejectedFile>> = {};
  for (const kind of kycDocumentKinds) {
    const file = fields.get(kind);
    // A file input without a file sends an empty one without a name.
    if (!(file instanceof File) || !(file.size > 0 || file.name)) continue;
    const checked = await checkDocument(file);
    if ('file' in checked) documents.push({ kind, file: checked.file });
    else rejected[kind] = { ...checked, name: file.name, bytes: file.size };
  }
  return { documents, rejected: Object.keys(rejected).length > 0 ? rejected : undefined };
}

interface Receiver extends Pick<SentForm, 'dispatch'> {
  reference: string;
  uploadToken: string;
  /** The form of `SentPage` that says that they are being checked for viruses. */
  checking: string;
}

/**
 * Sends documents, up to the first that is not received: its error, or the page that says that they
 * are being checked.
 */
export async function sendDocuments(
  documents: readonly SentDocument[],
  { dispatch, reference, uploadToken, checking }: Receiver,
): Promise<{ error?: unknown; next?: string }> {
  let isBeingChecked = false;
  for (const { kind, file } of documents) {
    const { uploadKycDocument } = applicationsApi.endpoints;
    const { data, error } = await dispatch(uploadKycDocument.initiate({ reference, kind, uploadToken, file }));
    if (error !== undefined) return { error };
    isBeingChecked ||= data?.state === 'being-checked';
  }
  return isBeingChecked ? { next: `${sentPath}?${new URLSearchParams({ form: checking, reference })}` } : {};
}
