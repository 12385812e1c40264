import { type KycDocumentKind, kycDocumentKinds } from '@nzete/domain';
import { checkDocument, type RejectedFile } from '@nzete/ui/FilePicker';

/** The documents of an identity check in a form that a browser sent: those to store, and the others. */
export async function readDocuments(fields: FormData) {
  const documents: { kind: KycDocumentKind; file: File }[] = [];
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
