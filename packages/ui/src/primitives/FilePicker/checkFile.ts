import { documentTypeOf } from './fileType.ts';
import { shrinkPhoto } from './shrinkPhoto.ts';

/** Why a file is rejected. */
export type FileProblem = 'kind' | 'size' | 'empty' | 'unreadable';

/** The result for a chosen file: ready to be uploaded, or rejected. */
export type CheckedFile = { file: File } | { problem: FileProblem };

const SIGNATURE_BYTES = 8;

/**
 * Checks a file: detects its type from the first bytes, and shrinks a large photo.
 *
 * @param limit the maximum size in bytes
 */
export async function checkFile(chosen: File, limit: number): Promise<CheckedFile> {
  if (chosen.size === 0) return { problem: 'empty' };
  try {
    const type = documentTypeOf(new Uint8Array(await chosen.slice(0, SIGNATURE_BYTES).arrayBuffer()));
    if (!type) return { problem: 'kind' };
    const typed = chosen.type === type ? chosen : new File([chosen], chosen.name, { type });
    const file = type === 'application/pdf' ? typed : await shrinkPhoto(typed);
    return file.size > limit ? { problem: 'size' } : { file };
  } catch {
    return { problem: 'unreadable' };
  }
}
