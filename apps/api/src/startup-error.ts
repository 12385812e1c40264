/** An error that the operator can fix: its message is printed without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}

/** A temporary error: the same command can be run again later. */
export class TryAgainError extends StartupError {}

export const RESTORE_ADVICE =
  'Stop every server and put a backup in its place: npm run restore -- --from <folder of the backup>';
