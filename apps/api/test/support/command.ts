import { execFile } from 'node:child_process';
import { inheritedClock } from '../../../../tooling/lib/clock.ts';
import type { Place } from './place.ts';
import { compileCache, program } from './programs.ts';

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs `npm run <name> -- <args>` without npm, on the data of a place.
 *
 * @param folder a copy of the programs, if not those of all tests
 */
export function runCommand(
  name:
    | 'privacy'
    | 'inbox'
    | 'content'
    | 'documents'
    | 'backup'
    | 'restore'
    | 'held'
    | 'rehearse'
    | 'status'
    | 'staff'
    | 'mail'
    | 'translations',
  { dataDir, databaseUrl }: Place,
  args: string[],
  env: Record<string, string> = {},
  input = '',
  folder?: string,
): Promise<Outcome> {
  const database = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const variables = { PATH: process.env.PATH, ...inheritedClock(), ...compileCache(), ...database, ...env };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [program(name, folder), ...args],
      { env: variables },
      (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
      },
    );
    child.stdin?.end(input);
  });
}
