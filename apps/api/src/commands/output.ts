import { closeSync, fstatSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { chmod, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { UsageError } from './run.ts';

const STDOUT = 1;
/** The file behind the output, to be opened again; Linux only. */
const STDOUT_FILE = '/proc/self/fd/1';
/** What npm writes before the output of a script: its name and its command. */
const NPM_LINES = /^\n> .*\n> .*\n\n$/;

/** The size of npm's lines if the output is a file with nothing else, as after `> FILE`; else 0. */
function npmLinesInFile(): number {
  try {
    const { size } = fstatSync(STDOUT);
    return size > 0 && size < 1_000 && NPM_LINES.test(readFileSync(STDOUT_FILE, 'utf8')) ? size : 0;
  } catch {
    return 0; // another system, or an unreadable file
  }
}

/** npm's lines would corrupt CSV and JSON. {@link deliver} overwrites them, in files only. */
export function assertCleanOutput(script: string): void {
  const { npm_lifecycle_event, npm_config_loglevel } = process.env;
  const byNpm = npm_lifecycle_event === script && npm_config_loglevel !== 'silent';
  if (!byNpm || process.stdout.isTTY || npmLinesInFile() > 0) return;
  throw new UsageError(
    'npm would write two lines into this output. Give a file with --to FILE, ' +
      `or type: npm run --silent ${script} -- …`,
  );
}

/** The rest goes through the output itself, so that later output follows it. */
function writeOver(length: number, text: string): void {
  const bytes = Buffer.from(text.padEnd(length, '\n'));
  const file = openSync(STDOUT_FILE, 'r+');
  writeSync(file, bytes, 0, length, 0);
  closeSync(file);
  writeFileSync(STDOUT, bytes.subarray(length));
}

/** Writes to a file that only its owner can read, and returns a message; else returns the text. */
export async function deliver(text: string, to: string | undefined): Promise<string> {
  if (to === undefined) {
    const npmLines = npmLinesInFile();
    if (npmLines === 0) return text;
    writeOver(npmLines, text);
    return '';
  }
  const file = resolve(to);
  await writeFile(file, text, { mode: 0o600 });
  await chmod(file, 0o600); // an existing file keeps its mode otherwise
  return `Written to ${file}\n`;
}
