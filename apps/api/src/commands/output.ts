import { closeSync, fstatSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { chmod, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { UsageError } from './run.ts';

const STDOUT = 1;
/** The file behind the output, to be opened once more; Linux only. */
const STDOUT_FILE = '/proc/self/fd/1';
/** What npm writes before the output of a script: its name and its command. */
const NPM_LINES = /^\n> .*\n> .*\n\n$/;

/** How many bytes npm has written into a file that has nothing else, as after `> FILE`; 0 when it is no such file. */
function npmLinesInFile(): number {
  try {
    const { size } = fstatSync(STDOUT);
    return size > 0 && size < 1_000 && NPM_LINES.test(readFileSync(STDOUT_FILE, 'utf8')) ? size : 0;
  } catch {
    return 0; // another system, or a file that may not be read
  }
}

/**
 * npm writes two lines of its own before the output of a script: harmless on a screen, but elsewhere they make it no
 * CSV and no JSON. In a file they are written over ({@link deliver}). In a pipe they have gone ahead: that is refused.
 *
 * @param script The name of the script in `package.json`.
 * @throws {UsageError}
 */
export function requireCleanOutput(script: string): void {
  const { npm_lifecycle_event, npm_config_loglevel } = process.env;
  const byNpm = npm_lifecycle_event === script && npm_config_loglevel !== 'silent';
  if (!byNpm || process.stdout.isTTY || npmLinesInFile() > 0) return;
  throw new UsageError(
    'npm would write two lines of its own into this output. Name a file with --to FILE, ' +
      `or type: npm run --silent ${script} -- …`,
  );
}

/**
 * Writes the beginning of a text over npm's lines, and the rest behind it. The latter through the output itself, so
 * that what is redirected into the same file afterwards follows it.
 */
function writeOver(length: number, text: string): void {
  const bytes = Buffer.from(text.padEnd(length, '\n'));
  const file = openSync(STDOUT_FILE, 'r+');
  writeSync(file, bytes, 0, length, 0);
  closeSync(file);
  writeFileSync(STDOUT, bytes.subarray(length));
}

/** Writes a text to a file that only its owner can read, and says so; without a file it is what is printed. */
export async function deliver(text: string, to: string | undefined): Promise<string> {
  if (to === undefined) {
    const npmLines = npmLinesInFile();
    if (npmLines === 0) return text;
    writeOver(npmLines, text);
    return '';
  }
  const file = resolve(to);
  await writeFile(file, text, { mode: 0o600 });
  await chmod(file, 0o600); // one that was there before keeps its own mode
  return `Written to ${file}\n`;
}
