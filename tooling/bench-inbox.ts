/**
 * `npm run bench:inbox`: milliseconds of processor time for a page of the staff's inbox with 10,000 entries, on a new
 * SQLite database on disk, or in a new schema of the PostgreSQL database `DATABASE_URL`. The floor
 * is a call with the same check of who asks and next to no work, in the same run.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../apps/api/src/app.ts';
import { STAFF_COOKIE } from '../apps/api/src/staff/guard.ts';
import { openStaffSession } from '../apps/api/src/staff/sessions/sessions.ts';
import { median } from './lib/quantile.ts';
import { table } from './lib/table.ts';

const ENTRIES = 10_000;
const ROUNDS = 30;
/** More rows in one statement would exceed SQLite's limit of parameters. */
const ROWS = 500;
const FLOOR = '/colleagues';

const queries = {
  'the newest page': '',
  'what waits, oldest first': 'state=waiting&order=oldest',
  'the last page': `page=${ENTRIES / 50}`,
  'a search': 'q=mbo%2077',
  'a province': 'province=CD-NK',
  'all filters': 'kind=volunteer&state=waiting&age=7&province=CD-NK&assigned=none&q=ada',
};

const places = ['Goma, Nord-Kivu', 'Nsele, Kinshasa', 'Lubumbashi', 'Mbandaka, Équateur', 'Tshikapa'];

function head(index: number, letter: string) {
  const minutesAgo = index * 53;
  return {
    reference: `NZ-${letter}-2026-${String(index).padStart(8, '0')}`,
    created_at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
    status: index % 5 === 0 ? ('received' as const) : ('accepted' as const),
    language: 'fr',
  };
}

const text = 'I want shade on the road to our market, and know how to raise seedlings. '.repeat(10);

const volunteer = (index: number) => ({
  ...head(index, 'V'),
  id: randomUUID(),
  first_name: `Ada ${index}`,
  last_name: `Mbo ${index}`,
  email: `ada.${index}@example.org`,
  phone: null,
  location: places[index % places.length] ?? '',
  skills: text,
  interests: '[]',
  availability: 'weekends' as const,
  experience: text,
  motivation: text,
  requires_verification: 0,
  background_check: 0,
  working_with_vulnerable: 0,
});

const letter = (index: number) => ({
  ...head(index, 'F'),
  id: randomUUID(),
  message: text,
  name: `Béatrice ${index}`,
  email: null,
  page: null,
  rating: 4,
});

const identityCheck = (index: number) => ({
  ...head(index, 'K'),
  retained_until: '2033-01-01T00:00:00.000Z',
  fields: 'x'.repeat(2_000),
});

const dataDir = mkdtempSync(join(tmpdir(), 'nzete-bench-inbox-'));
const databaseUrl = process.env.DATABASE_URL;
const app = await buildApp({ dataDir, picturesDir: dataDir, ...(databaseUrl && { databaseUrl }) });
const { db } = app.store;
try {
  for (let from = 0; from < ENTRIES / 4; from += ROWS) {
    const some = Array.from({ length: ROWS }, (_, index) => from + index);
    await db.insertInto('volunteer_application').values(some.map(volunteer)).execute();
    await db
      .insertInto('volunteer_application')
      .values(some.map((index) => volunteer(index + ENTRIES)))
      .execute();
    await db.insertInto('feedback').values(some.map(letter)).execute();
    await db.insertInto('kyc_application').values(some.map(identityCheck)).execute();
  }
  const id = randomUUID();
  const account = {
    id,
    username: 'bench',
    username_key: 'bench',
    email: 'bench@nzete.example',
    role: 'reader' as const,
  };
  await db
    .insertInto('account')
    .values({ ...account, password_hash: '', created_at: new Date().toISOString() })
    .execute();
  const cookie = `${STAFF_COOKIE}=${await openStaffSession(app.store, { accountId: id, device: null })}`;
  const timed = async (path: string) => {
    const before = process.cpuUsage();
    const { statusCode, body } = await app.inject({ url: `/api/staff${path}`, headers: { cookie } });
    if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${body}`);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
  const paths = [FLOOR, ...Object.values(queries).map((query) => `/inbox?${query}`)];
  const times = paths.map((path) => ({ path, rounds: [] as number[] }));
  // They take turns, so that noise affects them all.
  for (let round = 0; round < ROUNDS; round += 1) for (const { path, rounds } of times) rounds.push(await timed(path));
  const medians = times.map(({ rounds }) => median(rounds));
  const names = ['floor', ...Object.keys(queries)];
  const rows = names.map((name, index) => {
    const time = medians[index] ?? Number.NaN;
    const longest = Math.max(...(times[index]?.rounds ?? []));
    return [name, time.toFixed(1), longest.toFixed(1), (time / (medians[0] ?? Number.NaN)).toFixed(1)];
  });
  console.log(table([`${app.store.kind}, ${ENTRIES} entries`, 'median ms', 'longest ms', 'x floor'], rows));
} finally {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
}
