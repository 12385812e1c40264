import { databaseCode, isBusy, isDamaged, isDiskFull, isUnusable } from './db/errors.ts';
import { RESTORE_ADVICE, StartupError, TryAgainError } from './startup-error.ts';

/** EX_TEMPFAIL of sysexits.h: scripts and process managers may try again. */
const TRY_AGAIN = 75;

export const exitCodeOf = (error: unknown): number => (isBusy(error) || error instanceof TryAgainError ? TRY_AGAIN : 1);

/** The message of a fatal error: a sentence if the operator can fix it, else the stack. */
export function reasonOf(error: unknown): string {
  if (isBusy(error)) return 'Another program keeps writing to the database. Try again in a moment.';
  if (isDiskFull(error)) return 'The disk of the database is full: free some space on it, and start again.';
  if (isDamaged(error)) return `The database is damaged (${databaseCode(error)}). ${RESTORE_ADVICE}`;
  if (isUnusable(error)) {
    return `The database cannot be read or written (${databaseCode(error)}). Check the disk and the permissions of DATA_DIR.`;
  }
  if (error instanceof StartupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
