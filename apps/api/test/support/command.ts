import { execFile } from 'node:child_process';
import type { Place } from './place.ts';
import { compileCache, program } from './programs.ts';

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs `npm run <name> -- <args>` without npm, on the data of a place. */
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
): Promise<Outcome> {
  const database = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const variables = { PATH: process.env.PATH, ...compileCache(), ...database, ...env };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [program(name), ...args], { env: variables }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
    child.stdin?.end(input);
  });
}
