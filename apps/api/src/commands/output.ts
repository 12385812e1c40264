import { chmod, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { UsageError } from './run.ts';

/**
 * npm writes two lines of its own before the output of a script: harmless on a screen, but in a file they make it no
 * CSV and no JSON. A command cannot take them back, so it refuses instead of leaving a file that does not parse.
 *
 * @param script The name of the script in `package.json`.
 * @throws {UsageError}
 */
export function requireCleanOutput(script: string): void {
  const { npm_lifecycle_event, npm_config_loglevel } = process.env;
  const byNpm = npm_lifecycle_event === script && npm_config_loglevel !== 'silent';
  if (!byNpm || process.stdout.isTTY) return;
  throw new UsageError(
    'npm would write two lines of its own into this output. Name a file with --to FILE, ' +
      `or type: npm run --silent ${script} -- …`,
  );
}

/** Writes a text to a file that only its owner can read, and says so; without a file it is what is printed. */
export async function deliver(text: string, to: string | undefined): Promise<string> {
  if (to === undefined) return text;
  const file = resolve(to);
  await writeFile(file, text, { mode: 0o600 });
  await chmod(file, 0o600); // one that was there before keeps its own mode
  return `Written to ${file}\n`;
}
