import { documentTypeOf } from './fileType.ts';
import { shrinkPhoto } from './shrinkPhoto.ts';

/** Why a file is rejected. */
export type FileProblem = 'kind' | 'size' | 'empty' | 'unreadable';

/** The result for a chosen file: ready to be uploaded, or rejected. */
export type CheckedFile = { file: File } | { problem: FileProblem };

/** The maximum size of a document, in bytes. */
export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024;

const SIGNATURE_BYTES = 8;

/** Checks a file as it is: its type, detected from the first bytes, and its size. */
export async function checkDocument(chosen: File, limit = MAX_DOCUMENT_BYTES): Promise<CheckedFile> {
  const checked = await withType(chosen);
  return 'file' in checked && checked.file.size > limit ? { problem: 'size' } : checked;
}

/**
 * Checks a file for its upload from a browser: as {@link checkDocument}, but shrinks a large photo.
 *
 * @param limit the maximum size in bytes
 */
export async function checkFile(chosen: File, limit: number): Promise<CheckedFile> {
  try {
    const checked = await withType(chosen);
    if ('problem' in checked) return checked;
    const { file } = checked;
    return await checkDocument(file.type === 'application/pdf' ? file : await shrinkPhoto(file), limit);
  } catch {
    return { problem: 'unreadable' };
  }
}

async function withType(chosen: File): Promise<CheckedFile> {
  if (chosen.size === 0) return { problem: 'empty' };
  const type = documentTypeOf(new Uint8Array(await chosen.slice(0, SIGNATURE_BYTES).arrayBuffer()));
  if (!type) return { problem: 'kind' };
  return { file: chosen.type === type ? chosen : new File([chosen], chosen.name, { type }) };
}
