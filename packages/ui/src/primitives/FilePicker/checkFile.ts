import { documentTypeOf } from './fileType.ts';
import { shrinkPhoto } from './shrinkPhoto.ts';

/** Why a file cannot be taken. */
export type FileProblem = 'kind' | 'size' | 'empty' | 'unreadable';

/** The outcome for a file that was chosen: it is ready to be sent, or it cannot be taken. */
export type CheckedFile = { file: File } | { problem: FileProblem };

const SIGNATURE_BYTES = 8;

/**
 * Looks into a file: its type is what its first bytes say, and a large photo is made smaller.
 *
 * @param limit the most bytes that can be sent
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
