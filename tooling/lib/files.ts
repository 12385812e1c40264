import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export { root } from './setup.mjs';

/** Reads a JSON file, or returns `fallback` if it does not exist. */
export function readJson<T>(file: string, fallback: T): T {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return fallback;
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

/**
 * Writes a temporary file and renames it, so that readers never see half of it. Skips equal text.
 */
export function writeText(file: string, text: string): boolean {
  try {
    if (readFileSync(file, 'utf8') === text) return false;
  } catch {
    mkdirSync(dirname(file), { recursive: true });
  }
  const next = `${file}.${process.pid}.tmp`;
  writeFileSync(next, text);
  renameSync(next, file);
  return true;
}

export const writeJson = (file: string, value: unknown) => writeText(file, `${JSON.stringify(value, null, 2)}\n`);
