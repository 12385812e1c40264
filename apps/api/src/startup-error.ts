import { isDiskFull } from './db/errors.ts';

/** A reason not to start that a person can act on: its message is printed as it is, without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** What to print of an error that ended a process: a sentence when a person can act on it, else its stack. */
export function reasonOf(error: unknown): string {
  if (isDiskFull(error)) return 'The disk of the database is full: free some space on it, and start again.';
  if (error instanceof StartupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
