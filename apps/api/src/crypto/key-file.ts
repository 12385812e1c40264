import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '../startup-error.ts';

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

const unusable = (file: string, error: unknown) =>
  new StartupError(
    `The key file ${file} cannot be used (${codeOf(error) ?? 'unknown reason'}). Repair it, or set ENCRYPTION_KEY.`,
  );

function sync(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

const read = (file: string) => readFileSync(file, 'utf8').trim();

export const keyFileIn = (folder: string) => join(folder, 'encryption.key');

/** `undefined` if there is none. Throws a `StartupError` if it cannot be read. */
export function readKeyFile(file: string): string | undefined {
  try {
    return read(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw unusable(file, error);
  }
}

/** A hard link is atomic and never replaces a file. */
function writeNewKey(file: string): void {
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
    sync(draft);
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Of servers that start at once one creates the key and all read it. It is synced before use. */
export function createKeyFile(file: string): string {
  const folder = dirname(file);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeNewKey(file);
    sync(folder);
    return read(file);
  } catch (error) {
    throw unusable(file, error);
  }
}
