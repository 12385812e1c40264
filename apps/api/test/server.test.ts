import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { Agent, get, request } from 'node:http';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startApp } from './support/app.ts';
import { temporaryFolder, writeFiles } from './support/folders.ts';
import { databaseOf, sqliteTest } from './support/place.ts';
import { runServer, spawnServer } from './support/server.ts';

const json = { 'content-type': 'application/json' };

const subscribe = (url: string, email: string) =>
  fetch(`${url}/api/newsletter/subscribe`, { method: 'POST', headers: json, body: JSON.stringify({ email }) });

async function takenPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

test('[API-01] a server that logs every request outlives visitors whose connections are reset', async () => {
  const server = await runServer({ DATA_DIR: temporaryFolder(), LOG_LEVEL: 'info' });
  const { port } = new URL(server.url);
  for (let visitor = 0; visitor < 40; visitor += 1) {
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write('GET /api/settings HTTP/1.1\r\nHost: x\r\n\r\n', () => socket.resetAndDestroy());
    await once(socket, 'close');
  }
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

describe('starting', () => {
  sqliteTest(
    '[API-01] says where it is ready, and makes its data in .data of the folder it is started in',
    async () => {
      const folder = temporaryFolder();
      const { url, output } = await runServer({}, folder);
      await expect
        .poll(output)
        .toMatch(
          /^Nzete is ready on http:\/\/localhost:\d+\nThere is no built site in \/nowhere: only the API answers\.\n$/,
        );
      expect((await fetch(`${url}/api/hero?lang=sw`)).status).toBe(200);
      expect(statSync(join(folder, '.data')).mode & 0o077).toBe(0);
      expect(statSync(join(folder, '.data/nzete.db')).mode & 0o077).toBe(0);
    },
  );

  test('[API-01] a taken port is a sentence and a failure', async () => {
    const port = await takenPort();
    const { exited, output } = spawnServer({ PORT: String(port), DATA_DIR: temporaryFolder() });
    expect(await exited).toBe(1);
    expect(output()).toBe(
      `Nzete could not start. Port ${port} is already in use. Stop the program that uses it, or choose another: PORT=${port + 1}\n`,
    );
  });

  test('[API-01] a malformed variable is a sentence that names it, and a failure', async () => {
    const { exited, output } = spawnServer({ PORT: 'eighty' });
    expect(await exited).toBe(1);
    expect(output()).toBe(
      'Nzete could not start. The variable PORT is malformed: it must be a whole number from 0 to 65535.\n',
    );
  });

  sqliteTest('[API-01] an unusable data folder is a sentence and a failure', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, { file: 'not a folder', 'broken/nzete.db': 'not a database '.repeat(100) });
    for (const name of ['file', 'broken']) {
      const { exited, output } = spawnServer({ DATA_DIR: join(folder, name) });
      expect(await exited).toBe(1);
      expect(output()).toContain(`Nzete could not start. The data folder ${join(folder, name)} cannot be used: `);
    }
  });

  sqliteTest('[API-01] a data folder that another program has locked is a sentence and a failure', async () => {
    const folder = temporaryFolder();
    const other = new DatabaseSync(join(folder, 'nzete.db'));
    onTestFinished(() => other.close());
    other.exec('pragma locking_mode = exclusive; begin exclusive; create table x (y)');
    const { exited, output } = spawnServer({ DATA_DIR: folder });
    expect(await exited).toBe(1);
    expect(output()).toContain(`The data folder ${folder} is locked by another program.`);
  });

  test('[API-01] data of a newer version is a sentence and a failure', async () => {
    const folder = temporaryFolder();
    const databaseUrl = await databaseOf(folder);
    const app = await startApp({ dataDir: folder, databaseUrl });
    await sql`insert into kysely_migration values ('9999_future', '2999-01-01')`.execute(app.store.db);
    await app.close();
    const next = spawnServer({ DATA_DIR: folder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) });
    expect(await next.exited).toBe(1);
    expect(next.output()).toContain('written by a newer version');
  });

  test('[API-01] a PostgreSQL that does not answer is a sentence without the password, and a failure', async () => {
    const { exited, output } = spawnServer({ DATABASE_URL: 'postgres://nzete:secret@127.0.0.1:1/nzete' });
    expect(await exited).toBe(1);
    expect(output()).toContain('The database that DATABASE_URL names cannot be used (ECONNREFUSED).');
    expect(output()).not.toContain('secret');
  });

  test('[API-01] pictures that were not drawn are a sentence and a failure', async () => {
    const { exited, output } = spawnServer({ DATA_DIR: temporaryFolder(), PICTURES_DIR: '/nowhere' });
    expect(await exited).toBe(1);
    expect(output()).toContain('The pictures have not been drawn');
  });
});

describe('several servers on one database', () => {
  test('[API-01, NEWS-05] share it, started at the same moment', async () => {
    const folder = temporaryFolder();
    const start = () => runServer({ DATA_DIR: folder });
    const [first, second, third] = await Promise.all([start(), start(), start()]);
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const url = index % 2 === 0 ? first.url : second.url;
        return (await subscribe(url, `reader${Math.floor(index / 2)}@example.org`)).status;
      }),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect((await fetch(`${third.url}/api/navigation`)).status).toBe(200);
  });
});

describe('stopping', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '[API-01] %s with no one connected ends it at once, with success',
    async (signal) => {
      const folder = temporaryFolder();
      const { child, exited } = await runServer({ DATA_DIR: folder });
      const asked = performance.now();
      child.kill(signal);
      expect(await exited).toBe(0);
      expect(performance.now() - asked).toBeLessThan(3_000);
      expect(existsSync(join(folder, 'nzete.db-wal')), 'the log is folded into the database').toBe(false);
    },
  );

  test('[API-01] a request that is under way is answered before the end', async () => {
    const { url, child, exited } = await runServer({ DATA_DIR: temporaryFolder() });
    const body = '{"email":"late@example.org"}';
    const headers = { ...json, 'content-length': body.length, expect: '100-continue' };
    const posting = request(`${url}/api/newsletter/subscribe`, { method: 'POST', headers });
    posting.flushHeaders();
    await once(posting, 'continue'); // the server has taken the request, and waits for its body
    posting.write(body.slice(0, 5));
    child.kill('SIGTERM');
    await expect
      .poll(() =>
        fetch(`${url}/healthz`).then(
          (answer) => answer.status,
          () => 'refused',
        ),
      )
      .toBe('refused');
    posting.end(body.slice(5));
    const [answer] = await once(posting, 'response');
    answer.resume();
    expect([answer.statusCode, answer.headers.connection]).toEqual([201, 'close']);
    expect(await exited).toBe(0);
  });

  test('[API-01] SIGTERM under load drops no request on a connection that is kept, also when no one asks /readyz', async () => {
    const { url, child, exited } = await runServer({ DATA_DIR: temporaryFolder() });
    const ends: unknown[] = [];
    let answered = 0;
    const visitor = async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const ask = () =>
        new Promise<string | undefined>((resolve, reject) => {
          const asking = get(`${url}/api/hero`, { agent }, (answer) => {
            answer.resume().once('end', () => resolve(answer.headers.connection));
          });
          asking.once('error', reject);
        });
      try {
        for (;;) {
          const connection = await ask();
          answered += 1;
          if (answered === 500) child.kill('SIGTERM');
          if (connection === 'close') ends.push('told');
        }
      } catch (error) {
        ends.push((error as NodeJS.ErrnoException).code);
      }
    };
    const visitors = Array.from({ length: 16 }, visitor);
    await Promise.all(visitors);
    expect(await exited).toBe(0);
    expect(answered).toBeGreaterThan(500);
    // Every open connection is told; a new one is refused.
    expect(ends.filter((end) => end === 'told')).toHaveLength(16);
    expect(ends.filter((end) => end === 'ECONNREFUSED')).toHaveLength(16);
  });

  test('[API-01] a connection that is kept and not used does not hold up the end', async () => {
    const { url, child, exited } = await runServer({ DATA_DIR: temporaryFolder() });
    const idle = connect(Number(new URL(url).port), '127.0.0.1');
    idle.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(idle, 'data');
    child.kill('SIGTERM');
    await once(idle, 'close');
    expect(await exited).toBe(0);
  });

  test('[API-01] SIGTERM under load drops no request: the load balancer is told before the door closes', async () => {
    const { url, child, exited } = await runServer({ DATA_DIR: temporaryFolder(), TRUST_PROXY: '127.0.0.1' });
    const probe = () => fetch(`${url}/readyz`).then(({ status }) => status);
    expect(await probe()).toBe(200);
    const statuses: unknown[] = [];
    let told = false;
    const visitor = async (name: number) => {
      for (let count = 0; !told; count += 1) {
        const body = JSON.stringify({ email: `visitor${name}-${count}@example.org` });
        const headers = { ...json, 'x-forwarded-for': `198.51.${name}.${1 + (count % 250)}` };
        const asked = [
          fetch(`${url}/api/hero?lang=ln`),
          fetch(`${url}/api/newsletter/subscribe`, { method: 'POST', headers, body }),
        ];
        for (const answer of asked) statuses.push(await answer.then(({ status }) => status, String));
        if (statuses.length >= 200) child.kill('SIGTERM');
      }
    };
    const visitors = Array.from({ length: 12 }, (_, name) => visitor(name));
    await expect.poll(probe, { timeout: 20_000, interval: 20 }).toBe(503);
    told = true;
    await Promise.all(visitors);
    expect(await probe()).toBe(503);
    expect(await exited).toBe(0);
    expect(statuses.length).toBeGreaterThanOrEqual(200);
    expect(statuses.filter((status) => status !== 200 && status !== 201)).toEqual([]);
  });
});
