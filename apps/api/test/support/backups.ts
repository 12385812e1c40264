import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { AppOptions } from '../../src/app.ts';
import type { Manifest } from '../../src/db/backup/manifest.ts';
import { connectPostgres } from '../../src/db/postgres.ts';
import { openStore } from '../../src/db/store.ts';
import { startApp, storedEmails } from './app.ts';
import { runCommand } from './command.ts';
import { temporaryFolder } from './folders.ts';
import { type Place, temporaryPlace } from './place.ts';
import { sendEverything } from './submissions.ts';

/** A running server with one of each submission. */
export async function withRecords(options: Partial<AppOptions> = {}) {
  const place = await temporaryPlace();
  const app = await startApp({ ...place, ...options });
  const to = await sendEverything(app, 'ada@example.org');
  return { place, app, to };
}

/** Makes a backup and returns its folder, the output and the manifest. */
export async function backUp(place: Place, to = temporaryFolder(), env: Record<string, string> = {}) {
  const { code, stdout, stderr } = await runCommand('backup', place, ['--to', to], env);
  expect([code, stderr]).toEqual([0, '']);
  const [folder = ''] = stdout.split('\n');
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'backup.json'), 'utf8'));
  return { folder, stdout, manifest, to };
}

export const restore = (place: Place, from: string, env: Record<string, string> = {}) =>
  runCommand('restore', place, ['--from', from], env);

/** A place without a database, or with an empty PostgreSQL database. */
export async function emptyPlace(): Promise<Place> {
  const place = await temporaryPlace();
  if (!place.databaseUrl) return place;
  const { db } = connectPostgres(place.databaseUrl);
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await db.destroy();
  return place;
}

/** The subscriptions in the database, when no server runs. */
export async function emails(place: Place): Promise<string[]> {
  const store = await openStore(place);
  return storedEmails({ store }).finally(() => store.db.destroy());
}

/** Overwrites pages in the middle of a file; its header stays. */
export function damage(file: string): void {
  const bytes = readFileSync(file);
  bytes.fill(0xa5, 8_192, bytes.length - 4_096);
  writeFileSync(file, bytes);
}

export function flipBit(file: string): void {
  const bytes = readFileSync(file);
  const middle = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
  writeFileSync(file, bytes);
}

/** A copy of a backup, to be altered. */
export function copyOf(folder: string): string {
  const copy = join(temporaryFolder(), 'copy');
  cpSync(folder, copy, { recursive: true });
  return copy;
}
