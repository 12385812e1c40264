import { withoutUnshowable } from '@nzete/domain';
import { type Config, readConfig } from '../config.ts';
import { isBusy } from '../db/errors.ts';
import { exitCodeOf, reasonOf } from '../reason-of.ts';

/** Wrong arguments. The usage is printed after the message. */
export class UsageError extends Error {}

/** Ours, or one of Node's `parseArgs`. */
function isUsage(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** SQLite's lock was not to be had, also while the database was opened. */
const causeOf = (error: unknown) => (error instanceof Error && isBusy(error.cause) ? error.cause : error);

/** A command runs with the server's settings and returns its output. */
export type Command = (config: Config) => Promise<string>;

/** Exit code 1 is a failure, 2 wrong arguments, 75 a database that another program uses for too long. Paths are relative to where it was typed. */
export async function runCommand(parse: (args: string[]) => Command, usage: string): Promise<void> {
  process.umask(0o077); // the output contains personal data
  try {
    process.chdir(process.env.INIT_CWD || '.');
    const command = parse(process.argv.slice(2));
    const config = readConfig(process.env);
    // A command works alone, and pg_dump and pg_restore cannot use a pooler.
    const output = await command({ ...config, databaseUrl: config.directUrl ?? config.databaseUrl });
    // Data stored by earlier versions may contain control sequences of terminals.
    process.stdout.write(withoutUnshowable(output));
  } catch (thrown) {
    const error = causeOf(thrown);
    const typedWrongly = isUsage(error);
    process.stderr.write(typedWrongly ? `${error.message}\n${usage}\n` : `${reasonOf(error)}\n`);
    process.exitCode = typedWrongly ? 2 : exitCodeOf(error);
  }
}
