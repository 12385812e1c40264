import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { configuredKeys } from '../crypto/load.ts';
import { sealedWith, unseal } from '../crypto/seal.ts';
import { backupsIn, filesOf, type Manifest, readManifest } from '../db/backup/manifest.ts';
import { restoreDatabase } from '../db/backup/restore-database.ts';
import { openStore } from '../db/store.ts';
import type { Store } from '../db/types.ts';
import { fileNameOf, readContent } from '../kyc/documents/content.ts';
import { documentContext, fieldsContext } from '../kyc/seal-contexts.ts';
import { reasonOf } from '../reason-of.ts';
import { StartupError } from '../startup-error.ts';
import { version } from '../version.ts';
import type { Check } from './check.ts';
import { readLast, recordRehearsal } from './last-runs.ts';
import { NoPlaceError, type TrialPlace, trialPlace } from './rehearsal-place.ts';

export interface Rehearsal {
  /** Whether the backup can be restored. */
  ok: boolean;
  folder: string;
  checks: Check[];
}

interface Options {
  /** A backup, or a folder of which the newest is used. @default the last one made here */
  from: string | undefined;
  /** An empty database for a PostgreSQL backup. @default a temporary one */
  databaseUrl: string | undefined;
}

/** @throws {StartupError} if there is none */
async function newestBackup(from: string | undefined, dataDir: string): Promise<string> {
  if (from === undefined) {
    const last = readLast(dataDir, 'backup');
    if (last) return last.folder;
    throw new StartupError('npm run backup has made no backup here. Give a folder with backups: --from FOLDER');
  }
  const newest = (await backupsIn(from)).at(-1);
  if (newest !== undefined) return join(from, newest);
  if (await readFile(join(from, 'backup.json')).catch(() => undefined)) return from;
  throw new StartupError(`There is no backup in ${from}.`);
}

const ok = (name: string, text: string): Check => ({ name, state: 'ok', text });
const note = (name: string, text: string): Check => ({ name, state: 'note', text });

function digests(manifest: Manifest): Check[] {
  const documents = filesOf(manifest, 'documents').length;
  const content = filesOf(manifest, 'content').length;
  const text =
    `as backup.json says: the database (${(manifest.bytes / 1e6).toFixed(1)} MB), documents of a storage (${documents}), ` +
    `content files and photos (${content})`;
  const { missing = [] } = manifest;
  if (missing.length === 0) return [ok('digests', text)];
  return [ok('digests', text), note('missing', `${missing.length} documents of its rows are missing`)];
}

function rows({ rows: counts }: Manifest): Check {
  const numbers = Object.values(counts);
  const sum = numbers.reduce((all, count) => all + count, 0);
  return ok('rows', `${numbers.length} tables with ${sum} rows are restored, as many as backup.json says`);
}

/** Decrypts the newest application, and the newest document in the backup. */
async function decrypt({ db }: Store, config: Config, folder: string): Promise<Check> {
  const { keyring, source } = configuredKeys(config);
  const row = await db
    .selectFrom('kyc_application')
    .select(['reference', 'fields'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return ok('key', 'it has no encrypted records');
  const keyId = sealedWith(row.fields) ?? '';
  if (!keyring?.find(keyId)) {
    return note('key', `no record was decrypted: the key ${keyId} is not here. Make sure that you have a copy of it`);
  }
  if (!unseal(keyring, row.fields, fieldsContext(row.reference))) {
    throw new StartupError(`The application ${row.reference} cannot be decrypted with its key.`);
  }
  const document = await openDocument({ db }, folder, (sealed, place) => unseal(keyring, sealed, place) !== undefined);
  return ok('key', `${source} decrypts an application${document ? ' and a document' : ''}`);
}

type Opens = (sealed: string, place: ReturnType<typeof documentContext>) => boolean;

async function openDocument({ db }: Pick<Store, 'db'>, folder: string, opens: Opens): Promise<boolean> {
  const row = await db
    .selectFrom('kyc_document')
    .select(['reference', 'kind', 'content'])
    // The content of an infected one is deleted.
    .where('content', '<>', '')
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return false;
  const files = { get: (name: string) => readFile(join(folder, 'documents', name), 'utf8').catch(() => undefined) };
  const sealed = await readContent({ files }, row);
  if (sealed === '' && fileNameOf(row)) return false; // a missing document
  if (opens(sealed, documentContext(row.reference, row.kind))) return true;
  throw new StartupError(`The document ${row.reference}/${row.kind} cannot be decrypted with its key.`);
}

/** Restores the backup to a place, opens it as a server does, and adds to the checks. */
async function restoreInto(place: TrialPlace, manifest: Manifest, folder: string, config: Config, checks: Check[]) {
  await restoreDatabase(manifest, { ...place, from: folder });
  checks.push(rows(manifest));
  const store = await openStore(place);
  try {
    checks.push(ok('version', `made by ${manifest.version}, opened and migrated by ${version}`));
    checks.push(await decrypt(store, config, folder));
  } finally {
    await store.db.destroy();
  }
}

async function run(folder: string, config: Config, databaseUrl: string | undefined, checks: Check[]): Promise<void> {
  const manifest = await readManifest(folder);
  checks.push(...digests(manifest));
  const place = await trialPlace(manifest.kind, { besides: config.databaseUrl, named: databaseUrl });
  try {
    await restoreInto(place, manifest, folder, config, checks);
  } finally {
    await place.remove();
  }
}

/** Records the result. Throws if there is no backup, or no place to restore it. */
export async function rehearse(config: Config, { from, databaseUrl }: Options): Promise<Rehearsal> {
  const folder = await newestBackup(from, config.dataDir);
  const checks: Check[] = [];
  let failure: string | null = null;
  try {
    await run(folder, config, databaseUrl, checks);
  } catch (error) {
    if (error instanceof NoPlaceError) throw error;
    failure = reasonOf(error).split('\n')[0] ?? '';
    checks.push({ name: 'restore', state: 'action', text: failure });
  }
  recordRehearsal(config.dataDir, { folder, failure });
  return { ok: failure === null, folder, checks };
}
