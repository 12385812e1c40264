import { databaseCode, isDamaged, isDiskFull, isUnusable } from './db/errors.ts';
import { RESTORE_ADVICE, StartupError } from './startup-error.ts';

/** The message of a fatal error: a sentence if the operator can fix it, else the stack. */
export function reasonOf(error: unknown): string {
  if (isDiskFull(error)) return 'The disk of the database is full: free some space on it, and start again.';
  if (isDamaged(error)) return `The database is damaged (${databaseCode(error)}). ${RESTORE_ADVICE}`;
  if (isUnusable(error)) {
    return `The database cannot be read or written (${databaseCode(error)}). Check the disk and the permissions of DATA_DIR.`;
  }
  if (error instanceof StartupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
