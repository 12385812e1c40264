import { databaseCode, isDamaged, isDiskFull, isUnusable } from './db/errors.ts';

/** An error that the operator can fix: its message is printed without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}

export const RESTORE_ADVICE =
  'Stop every server and put a backup in its place: npm run restore -- --from <folder of the backup>';

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
