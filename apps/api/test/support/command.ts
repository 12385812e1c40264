import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { compileCache } from './folders.ts';
import type { Place } from './place.ts';

/** What a command did. */
export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs `npm run <name> -- <args>` without npm, on the data of a place. */
export function runCommand(
  name: 'privacy' | 'inbox',
  { dataDir, databaseUrl }: Place,
  args: string[],
  env: Record<string, string> = {},
): Promise<Outcome> {
  const file = join(import.meta.dirname, `../../src/commands/${name}.ts`);
  const database = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const variables = { NODE_COMPILE_CACHE: compileCache, ...database, ...env };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { env: variables }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
    });
  });
}
