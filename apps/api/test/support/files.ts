import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

// Without vitest, because the fuzzer uses it too.

const shipped = join(import.meta.dirname, '../../content');

const DAY_MS = 86_400_000;
/** Those who test with an event need it to be this far ahead. */
const AHEAD_DAYS = 60;

interface Dated {
  starts: string;
  ends: string;
}

/** By how many days the sample events must move, so that all of them are still to come. */
function daysToMove(events: readonly Dated[]): number {
  const first = Math.min(...events.map(({ starts }) => Date.parse(`${starts}Z`)));
  return Math.max(0, Math.ceil((Date.now() - first) / DAY_MS) + AHEAD_DAYS);
}

/**
 * The content files that ship with the server. Their sample events pass one day; from then on this
 * is a copy in which they are still to come.
 */
function contentToCome(): string {
  const events = readContentFile<Dated[]>('events.json', shipped);
  const days = daysToMove(events);
  if (days === 0) return shipped;
  const folder = mkdtempSync(join(tmpdir(), 'nzete-content-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  cpSync(shipped, folder, { recursive: true });
  const later = (time: string) => new Date(Date.parse(`${time}Z`) + days * DAY_MS).toISOString().slice(0, 16);
  const moved = events.map((event) => ({ ...event, starts: later(event.starts), ends: later(event.ends) }));
  writeFiles(folder, { 'events.json': JSON.stringify(moved) });
  return folder;
}

export const contentDir = contentToCome();

/** Writes files by their path in a folder. */
export function writeFiles(folder: string, files: Record<string, string | Buffer>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** A content file of the repository. */
export function readContentFile<Content>(file: string, folder: string = contentDir): Content {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}

/** The names of the pictures in the content files. */
export function namedPictures(): string[] {
  const texts = readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(join(contentDir, file), 'utf8'));
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/"picture:([^"]+)"/g)].map(([, name = '']) => name)))];
}

const DOT = '<svg xmlns="http://www.w3.org/2000/svg"/>';

/** The manifest of the generated pictures, and a dot for each picture. */
export function drawDots(): Record<string, string> {
  const files = namedPictures().map((name) => [name, `${name}.0123abcd.svg`] as const);
  const dots = Object.fromEntries(files.map(([, file]) => [file, DOT]));
  return { 'manifest.json': JSON.stringify(Object.fromEntries(files)), ...dots };
}
