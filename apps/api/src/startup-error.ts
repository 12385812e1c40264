import { databaseCode, isDamaged, isDiskFull, isUnusable } from './db/errors.ts';

/** A reason not to start that a person can act on: its message is printed as it is, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** How to replace what is damaged or lost by a backup. */
export const RESTORE_ADVICE =
  'Stop every server and put a backup in its place: npm run restore -- --from <folder of the backup>';

/** What to print of an error that ended a process: a sentence when a person can act on it, else its stack. */
export function reasonOf(error: unknown): string {
  if (isDiskFull(error)) return 'The disk of the database is full: free some space on it, and start again.';
  if (isDamaged(error)) return `The database is damaged (${databaseCode(error)}). ${RESTORE_ADVICE}`;
  if (isUnusable(error)) {
    return `The database cannot be read or written (${databaseCode(error)}). Look at the disk, and who may write to DATA_DIR.`;
  }
  if (error instanceof StartupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
