import { existsSync, statfsSync, statSync } from 'node:fs';
import { sql } from 'kysely';
import { lastFetch } from '../climate/records.ts';
import { keyFileIn, readKeyFile } from '../crypto/key-file.ts';
import { parseKeyring } from '../crypto/keyring.ts';
import { databaseFileIn } from '../db/files.ts';
import { readMigrations } from '../db/migrations.ts';
import { DAY_MS } from '../durations.ts';
import { describeRestored, readRestored } from '../jobs/held.ts';
import { isReachable, needsSecondFactorToPublish } from '../staff/second-factor/needs-second-factor.ts';
import { subjects } from '../subjects.ts';
import { version } from '../version.ts';
import { type Look, type LookAt, minute } from './check.ts';
import { readLast } from './last-runs.ts';
import { mailCheck } from './mail-check.ts';
import { scanner } from './scanner-check.ts';
import { server } from './server-check.ts';

/** With less free space the disk may be full within days. */
const LEAST_FREE = 500_000_000;

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** SQLite's integrity check reads every page, while the server runs. */
const sqliteDatabase: Look = async ({ db }, { dataDir }) => {
  const file = databaseFileIn(dataDir);
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(10)`.execute(db);
  const problems = rows.map((row) => row.integrity_check).filter((line) => line !== 'ok');
  const bytes = sizeOf(file) + sizeOf(`${file}-wal`);
  const data = { kind: 'sqlite', file, bytes, problems };
  if (problems.length === 0) return { state: 'ok', text: `sound: ${file}, ${megabytes(bytes)}`, data };
  const text = `${file} is damaged: ${problems[0]}. Restore a backup: npm run restore`;
  return { state: 'action', text, data };
};

const postgresDatabase: Look = async ({ db }) => {
  const { rows } = await sql<{ server: string; checksums: string; bytes: string }>`
    select current_setting('server_version') as server, current_setting('data_checksums') as checksums,
      pg_database_size(current_database()) as bytes`.execute(db);
  const [{ server, checksums, bytes } = { server: '', checksums: '', bytes: 0 }] = rows;
  const text = `PostgreSQL ${server} answers, ${megabytes(Number(bytes))}; its own page checks: data_checksums ${checksums}`;
  return { state: 'ok', text, data: { kind: 'postgres', server, checksums, bytes: Number(bytes) } };
};

const database: Look = (store, config) =>
  store.kind === 'sqlite' ? sqliteDatabase(store, config) : postgresDatabase(store, config);

const migrations: Look = async ({ db }) => {
  const { pending } = await readMigrations(db);
  const data = { version, pending };
  if (pending.length === 0) return { state: 'ok', text: `${version}, the tables are up to date`, data };
  const text = `${version}, but the database is older: ${pending.join(', ')}. The next start of the server migrates it`;
  return { state: 'action', text, data };
};

const disk: Look = async (_store, { dataDir }) => {
  if (!existsSync(dataDir)) return { state: 'note', text: `there is no folder ${dataDir}` };
  const { bavail, blocks, bsize } = statfsSync(dataDir);
  const [free, total] = [bavail * bsize, blocks * bsize];
  const needed = Math.max(LEAST_FREE, 2 * sizeOf(databaseFileIn(dataDir)));
  const text = `${megabytes(free)} free of ${megabytes(total)} in ${dataDir}`;
  const data = { free, total, needed };
  if (free >= needed) return { state: 'ok', text, data };
  return { state: 'action', text: `${text}: less than ${megabytes(needed)}. Free some space`, data };
};

const address: Look = async (_store, { publicUrl, production }) => {
  const data = { public_url: publicUrl ?? null };
  if (publicUrl) return { state: 'ok', text: publicUrl, data };
  const text = 'PUBLIC_URL is not set: pages contain the host of each request';
  return { state: production ? 'action' : 'note', text, data };
};

const publishing: Look = async (_store, config) => {
  const data = { second_factor_needed: needsSecondFactorToPublish(config) };
  if (data.second_factor_needed) return { state: 'ok', text: 'staff need a second factor', data };
  if (!isReachable(config.publicUrl)) return { state: 'ok', text: 'the site is not reached from outside', data };
  const text = 'staff need no second factor (PUBLISH_WITHOUT_SECOND_FACTOR), so a stolen password changes the site';
  return { state: 'note', text, data };
};

export const climateLook: LookAt<'climate'> = async (store, { climate: { refreshMinutes } }) => {
  const last = await lastFetch(store);
  const data = { last_fetch: last?.toISOString() ?? null };
  const said = last ? `last fetched ${minute(last.toISOString())}` : 'never fetched';
  if (refreshMinutes === 0) {
    return { state: 'note', text: `${said}; fetching is disabled (CLIMATE_REFRESH_MINUTES)`, data };
  }
  const late = !last || Date.now() - last.getTime() > Math.max(DAY_MS, 3 * refreshMinutes * 60_000);
  if (!late) return { state: 'ok', text: said, data };
  return { state: 'action', text: `${said}. Check that the server runs and can reach Open-Meteo`, data };
};

const waiting: Look = async ({ db }) => {
  const count = ({ n }: { n: string | number | bigint }) => Number(n);
  const received = (table: 'volunteer_application' | 'partnership_application' | 'kyc_application') =>
    db
      .selectFrom(table)
      .select((eb) => [eb.fn.countAll().as('n'), eb.fn.min('created_at').as('oldest')])
      .where('status', '=', 'received')
      .executeTakeFirstOrThrow();
  const all = (table: 'partnership_update' | 'feedback') => db.selectFrom(table).select(db.fn.countAll().as('n'));
  const kyc = await received('kyc_application');
  const data = {
    kyc: count(kyc),
    oldest_kyc: kyc.oldest,
    volunteers: count(await received('volunteer_application')),
    partnerships: count(await received('partnership_application')),
    updates: count(await all('partnership_update').where('waiting', '=', 1).executeTakeFirstOrThrow()),
    feedback: count(await all('feedback').executeTakeFirstOrThrow()),
  };
  const since = kyc.oldest ? ` (the oldest since ${kyc.oldest.slice(0, 10)})` : '';
  const text =
    `waiting: ${data.kyc} KYC applications${since}, ${data.volunteers} volunteer applications, ` +
    `${data.partnerships} partnership applications and ${data.updates} updates; stored: ${data.feedback} messages. See ` +
    'npm run inbox -- list';
  const someoneWaits = data.kyc + data.volunteers + data.partnerships + data.updates > 0;
  return { state: someoneWaits ? 'note' : 'ok', text, data };
};

const key: Look = async ({ db }, { encryptionKey, dataDir }) => {
  const row = await db.selectFrom('encryption_key').select('key_id').executeTakeFirst();
  const file = keyFileIn(dataDir);
  const text = encryptionKey ?? readKeyFile(file);
  const source = encryptionKey ? 'the variable ENCRYPTION_KEY' : file;
  const keyring = text === undefined ? undefined : parseKeyring(text, source);
  const data = { key_id: row?.key_id ?? null, source: keyring ? source : null };
  if (!row) return { state: 'ok', text: 'nothing is encrypted yet', data };
  if (keyring?.find(row.key_id)) return { state: 'ok', text: `${row.key_id}, in ${source}`, data };
  return { state: 'action', text: `the key ${row.key_id} of the encrypted records is missing`, data };
};

/** Backups are daily; one may fail. */
const OLDEST_BACKUP_MS = 2 * DAY_MS;

const backup: Look = async (_store, { dataDir }) => {
  const last = readLast(dataDir, 'backup');
  if (!last) return { state: 'note', text: 'npm run backup has made none here', data: { last: null } };
  const text = `last made ${minute(last.made_at)}: ${last.folder}`;
  const isOld = Date.now() - Date.parse(last.made_at) > OLDEST_BACKUP_MS;
  if (isOld) return { state: 'action', text: `${text}. Find out why there is no newer one`, data: { last } };
  return { state: 'ok', text, data: { last } };
};

const restored: Look = async ({ db }) => {
  const state = await readRestored(db);
  if (!state) return { state: 'ok', text: 'nothing waits for a decision after a restore' };
  return { state: 'action', text: describeRestored(state), data: { ...state } };
};

/** Two weekly rehearsals were missed. */
const OLDEST_REHEARSAL_MS = 14 * DAY_MS;

/** Without any rehearsal here it is only a note, because it may be done elsewhere. */
const rehearsal: Look = async (_store, { dataDir }) => {
  const last = readLast(dataDir, 'rehearsal');
  const data = { last: last ?? null };
  if (!last) return { state: 'note', text: 'no backup was tested here: npm run rehearse', data };
  const when = minute(last.tried_at);
  if (last.failure !== null) return { state: 'action', text: `failed ${when}: ${last.failure}`, data };
  const text = `last tested ${when}: ${last.folder}`;
  if (Date.now() - Date.parse(last.tried_at) <= OLDEST_REHEARSAL_MS) return { state: 'ok', text, data };
  return { state: 'action', text: `${text}. That is more than 14 days ago: npm run rehearse`, data };
};

/** By name, in the order of the output. */
export const looks: Readonly<Record<string, Look>> = {
  version: migrations,
  server,
  database,
  disk,
  address,
  climate: climateLook,
  ...Object.fromEntries(subjects.flatMap(({ checks = {} }) => Object.entries(checks))),
  publishing,
  inbox: waiting,
  mail: mailCheck,
  restored,
  scanner,
  key,
  backup,
  rehearsal,
};
