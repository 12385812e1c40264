import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { startApp, storedEmails } from './support/app.ts';
import { runCommand } from './support/command.ts';
import { temporaryFolder } from './support/folders.ts';
import { type Place, temporaryPlace } from './support/place.ts';
import { type RunningServer, runServer } from './support/server.ts';

/** The full proof is KILL_ROUNDS=20. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3);
const WRITERS = 6;
const KILL_AFTER = 60;

interface Attempt {
  /** Under `/api`. */
  call: string;
  email: string;
  /** The browser sends the same key when it retries. */
  key: string;
}

interface Ledger {
  acknowledged: Attempt[];
  /** Sent, and killed before the response: they may be stored or not. */
  unanswered: Attempt[];
}

const calls: Record<string, object> = {
  '/newsletter/subscribe': {},
  '/feedback': { message: 'The reports page does not open.' },
};

async function send(url: string, { call, email, key }: Attempt): Promise<number | undefined> {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': key,
    // Many visitors behind one proxy.
    'x-forwarded-for': `198.51.${Math.floor(Math.random() * 250)}.${1 + Math.floor(Math.random() * 250)}`,
  };
  const body = JSON.stringify({ email, ...calls[call] });
  const answer = await fetch(`${url}/api${call}`, { method: 'POST', headers, body }).catch(() => undefined);
  await answer?.arrayBuffer().catch(() => undefined);
  return answer?.status;
}

/** Writes with one address after another, to each endpoint in turn, until the server is gone. */
async function write(url: string, writer: string, ledger: Ledger, onAcknowledged: () => void): Promise<void> {
  for (let count = 0; ; count += 1) {
    const call = Object.keys(calls)[count % 2] ?? '';
    const attempt = { call, email: `${writer}-${count}@example.org`, key: randomUUID() };
    const status = await send(url, attempt);
    if (status === undefined) return void ledger.unanswered.push(attempt);
    if (status === 201) {
      ledger.acknowledged.push(attempt);
      onAcknowledged();
    }
  }
}

/** Retries what got no response, as a browser does. */
async function tryAgain(url: string, ledger: Ledger): Promise<void> {
  for (const attempt of ledger.unanswered.splice(0)) {
    expect(await send(url, attempt), 'the same request with the same key').toBe(201);
    ledger.acknowledged.push(attempt);
  }
}

/** Writes to two servers on one database and kills them. */
async function round(dataDir: string, name: string, ledger: Ledger): Promise<void> {
  const start = () => runServer({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' });
  const servers = await Promise.all([start(), start()]);
  const urlOf = (index: number) => servers[index % 2]?.url ?? '';
  await tryAgain(urlOf(0), ledger);
  const enough = ledger.acknowledged.length + KILL_AFTER;
  const killWhenEnough = () => {
    if (ledger.acknowledged.length >= enough) for (const { child } of servers) child.kill('SIGKILL');
  };
  const writers = Array.from({ length: WRITERS }, (_, index) =>
    write(urlOf(index), `${name}w${index}`, ledger, killWhenEnough),
  );
  await Promise.all(writers);
  expect(await Promise.all(servers.map(({ exited }: RunningServer) => exited))).toEqual(['SIGKILL', 'SIGKILL']);
}

/** What the database contains, by the names of the writers. */
async function stored(place: Place): Promise<string[]> {
  const app = await startApp(place);
  const feedback = await app.store.db.selectFrom('feedback').select('email').execute();
  const emails = [...(await storedEmails(app)), ...feedback.map(({ email }) => String(email))];
  await app.close();
  return emails.toSorted();
}

/**
 * Writes to two servers, makes a backup meanwhile, kills them, and restores the backup.
 *
 * @returns what had been acknowledged when the backup began
 */
async function backupRound(place: Place, name: string, backups: string): Promise<string[]> {
  const ledger: Ledger = { acknowledged: [], unanswered: [] };
  const start = () => runServer({ DATA_DIR: place.dataDir, TRUST_PROXY: '127.0.0.1' });
  const servers = await Promise.all([start(), start()]);
  let backedUp: Promise<{ before: string[]; folder: string }> | undefined;
  const backUp = async () => {
    const before = ledger.acknowledged.map(({ email }) => email);
    const { code, stdout, stderr } = await runCommand('backup', place, ['--to', backups]);
    expect([code, stderr]).toEqual([0, '']);
    const more = ledger.acknowledged.length;
    expect(more, 'visitors go on writing meanwhile').toBeGreaterThan(before.length);
    for (const { child } of servers) child.kill('SIGKILL');
    return { before, folder: stdout.split('\n')[0] ?? '' };
  };
  const onAcknowledged = () => {
    if (ledger.acknowledged.length >= KILL_AFTER / 2) backedUp ??= backUp();
  };
  const writers = Array.from({ length: WRITERS }, (_, index) =>
    write(servers[index % 2]?.url ?? '', `${name}w${index}`, ledger, onAcknowledged),
  );
  await Promise.all(writers);
  const { before, folder } = (await backedUp) ?? { before: [], folder: '' };
  // PostgreSQL notices a moment later that the servers are gone.
  await expect.poll(() => runCommand('restore', place, ['--from', folder])).toMatchObject({ code: 0, stderr: '' });
  return before;
}

describe('durability', () => {
  test(
    '[API-01, NEWS-05] a backup that is made while visitors write holds all that was acknowledged before it began, once put back',
    async () => {
      const place = await temporaryPlace();
      const backups = temporaryFolder();
      const acknowledged: string[] = [];
      for (let count = 0; count < ROUNDS; count += 1) {
        acknowledged.push(...(await backupRound(place, `b${count}`, backups)));
        const emails = await stored(place);
        expect(emails).toEqual(expect.arrayContaining(acknowledged));
        expect(new Set(emails).size, 'nothing is stored twice').toBe(emails.length);
      }
      expect(acknowledged.length).toBeGreaterThanOrEqual((ROUNDS * KILL_AFTER) / 2);
    },
    30_000 + ROUNDS * 30_000,
  );

  test(
    '[API-01, NEWS-05] of what two servers acknowledged, kill -9 loses nothing, and what is sent again is stored once',
    async () => {
      const folder = temporaryFolder();
      const ledger: Ledger = { acknowledged: [], unanswered: [] };
      for (let count = 0; count < ROUNDS; count += 1) await round(folder, `r${count}`, ledger);
      const { url } = await runServer({ DATA_DIR: folder, TRUST_PROXY: '127.0.0.1' });
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      await tryAgain(url, ledger);

      const { store } = await startApp({ dataDir: folder });
      if (store.kind === 'sqlite') {
        const { rows } = await sql`pragma integrity_check`.execute(store.db);
        expect(rows).toEqual([{ integrity_check: 'ok' }]);
      }
      expect(ledger.acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * KILL_AFTER);
      const acknowledged = (name: string) =>
        ledger.acknowledged.flatMap(({ call, email }) => (call === name ? [email] : [])).toSorted();
      expect((await storedEmails({ store })).toSorted()).toEqual(acknowledged('/newsletter/subscribe'));
      const feedback = await store.db.selectFrom('feedback').select('email').execute();
      expect(feedback.map(({ email }) => email).toSorted()).toEqual(acknowledged('/feedback'));
    },
    30_000 + ROUNDS * 20_000,
  );
});
