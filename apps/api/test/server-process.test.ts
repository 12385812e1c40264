import { once } from 'node:events';
import { Agent, get, request } from 'node:http';
import { connect, createServer } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from './support/folders.ts';
import { runServer, spawnServer } from './support/server.ts';

// How the process handles connections and variables, independent of the database (see
// server.test.ts).
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
  test('[API-01] in production the server says that its public address is missing, and not when it is set', async () => {
    const env = { DATA_DIR: temporaryFolder(), NODE_ENV: 'production', ENCRYPTION_KEY: `${'A'.repeat(43)}=` };
    const without = await runServer(env);
    await expect.poll(without.output).toContain('PUBLIC_URL is not set');
    const set = await runServer({ ...env, DATA_DIR: temporaryFolder(), PUBLIC_URL: 'https://nzete.example' });
    await expect.poll(set.output).toContain('only the API answers');
    expect(set.output()).not.toContain('PUBLIC_URL');
  });

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

  test('[API-01] a PostgreSQL that does not answer is a sentence without the password, and a failure', async () => {
    const { exited, output } = spawnServer({ DATABASE_URL: 'postgres://nzete:secret@127.0.0.1:1/nzete' });
    expect(await exited).toBe(1);
    expect(output()).toContain('The database of DATABASE_URL cannot be used (ECONNREFUSED).');
    expect(output()).not.toContain('secret');
  });

  test('[API-01] pictures that were not drawn are a sentence and a failure', async () => {
    const { exited, output } = spawnServer({ DATA_DIR: temporaryFolder(), PICTURES_DIR: '/nowhere' });
    expect(await exited).toBe(1);
    expect(output()).toContain('The pictures have not been generated');
  });
});

describe('stopping', () => {
  test('[API-01] a running request is answered before the stop', async () => {
    const { url, child, exited } = await runServer({ DATA_DIR: temporaryFolder() });
    const body = '{"email":"late@example.org"}';
    const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' };
    const posting = request(`${url}/api/newsletter/subscribe`, { method: 'POST', headers });
    posting.flushHeaders();
    await once(posting, 'continue'); // the server has accepted the request and waits for its body
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

  test('[API-01] SIGTERM under load drops no request on a keep-alive connection, even if nothing probes /readyz', async () => {
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
    // Open connections get a response; new ones are rejected.
    expect(ends.filter((end) => end === 'told')).toHaveLength(16);
    expect(ends.filter((end) => end === 'ECONNREFUSED')).toHaveLength(16);
  });

  test('[API-01] an idle keep-alive connection does not delay the stop', async () => {
    const { url, child, exited } = await runServer({ DATA_DIR: temporaryFolder() });
    const idle = connect(Number(new URL(url).port), '127.0.0.1');
    idle.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(idle, 'data');
    child.kill('SIGTERM');
    await once(idle, 'close');
    expect(await exited).toBe(0);
  });
});
