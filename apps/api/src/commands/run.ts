import { type Config, readConfig } from '../config.ts';
import { reasonOf } from '../startup-error.ts';

/** A command that was typed wrongly. Its message is the reason, followed by how to type it. */
export class UsageError extends Error {}

/** Ours, or one of Node's own `parseArgs`. */
function isUsage(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** What a command does with the settings of the server; the text is what it writes. */
export type Command = (config: Config) => Promise<string>;

/**
 * Runs the command that was typed and writes what it gives. The exit code is 1 when it fails and 2 when it was typed
 * wrongly; then no database is opened.
 *
 * npm changes the folder: every relative path, and the data folder that is not named, are those of the folder where the
 * command was typed. (The server of `npm start` has the latter in the root.)
 *
 * @param parse Reads the arguments that follow the name of the command.
 * @param usage How to type it.
 */
export async function runCommand(parse: (args: string[]) => Command, usage: string): Promise<void> {
  process.umask(0o077); // what it writes is about people: no one else on the machine reads it
  try {
    process.chdir(process.env.INIT_CWD || '.');
    const command = parse(process.argv.slice(2));
    const config = readConfig(process.env);
    // A command works alone, and pg_dump and pg_restore cannot use a pooler.
    process.stdout.write(await command({ ...config, databaseUrl: config.directUrl ?? config.databaseUrl }));
  } catch (error) {
    const typedWrongly = isUsage(error);
    process.stderr.write(typedWrongly ? `${error.message}\n${usage}\n` : `${reasonOf(error)}\n`);
    process.exitCode = typedWrongly ? 2 : 1;
  }
}
