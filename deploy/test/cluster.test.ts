import { once } from 'node:events';
import http from 'node:http';
import { get, request } from 'node:https';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applicant } from '../../apps/api/test/support/kyc.ts';
import { PART, pdfOf } from '../../apps/api/test/support/kyc-parts.ts';
import { freePort } from '../../apps/api/test/support/postgres.ts';
import { type Client, HOST, httpsClient, json, towards } from './support/client.ts';
import {
  type ClusterServer,
  emptyDatabase,
  startPgBouncer,
  startServer,
  startValkey,
  storedSubscriptions,
} from './support/cluster.ts';
import { startLoad } from './support/load.ts';
import { startWaitingModel, type WaitingModel } from './support/model.ts';
import type { Program } from './support/programs.ts';
import { type RunningProxy, startCaddy, startNginx } from './support/proxies.ts';

/** Cleanup functions, newest first. */
const ends: (() => void | Promise<void>)[] = [];
const atEnd = (end: () => void | Promise<void>) => void ends.unshift(end);
afterAll(async () => {
  for (const end of ends) await end();
});

const toHttps = new RegExp(`^https://${HOST}(:\\d+)?/about$`);

let database: string;
let pooler: Program;
let env: Record<string, string>;
let servers: [ClusterServer, ClusterServer];

let model: WaitingModel;

const requestsOf = ({ output }: ClusterServer) => output().match(/"msg":"incoming request"/g)?.length ?? 0;

beforeAll(async () => {
  database = await emptyDatabase(atEnd);
  model = await startWaitingModel(atEnd);
  const started = await startPgBouncer(database, atEnd);
  pooler = started;
  env = {
    DATABASE_URL: started.url,
    DATABASE_DIRECT_URL: database,
    VALKEY_URL: await startValkey(atEnd),
    ENCRYPTION_KEY: `${'A'.repeat(43)}=`,
    AI_BASE_URL: model.baseUrl,
    AI_MODEL: 'a-model',
  };
  const start = async () => startServer(await freePort(), env, atEnd);
  // The database is empty: one of them creates the schema.
  servers = await Promise.all([start(), start()]);
});

describe.each([
  { name: 'nginx', start: startNginx, net: 2 },
  { name: 'Caddy', start: startCaddy, net: 3 },
])('behind $name', ({ name, start, net }) => {
  let proxy: RunningProxy;
  let ask: Client;
  const visitor = (last: number) => `127.0.${net}.${last}`;
  beforeAll(async () => {
    proxy = await start(
      servers.map(({ port }) => port),
      atEnd,
    );
    ask = httpsClient(proxy.httpsPort, proxy.ca);
  });

  test('[API-01] pages and calls arrive over TLS, and HTTP leads there', async () => {
    const page = await ask('/about?lang=fr');
    expect([page.status, page.headers['strict-transport-security']]).toEqual([200, expect.stringContaining('max-age')]);
    expect(page.body).toContain('<html lang="fr"');
    expect((await ask('/api/hero')).status).toBe(200);
    const asking = http.get({ host: '127.0.0.1', port: proxy.httpPort, path: '/about', headers: { host: HOST } });
    const [plain] = await once(asking, 'response');
    plain.resume();
    expect([plain.statusCode, plain.headers.location]).toEqual([308, expect.stringMatching(toHttps)]);
  });

  test('[API-01] addresses in a page name the host that the visitor asked for, whatever headers a visitor forges', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http', forwarded: 'host=evil.example' };
    const { body } = await ask('/sitemap.xml', { headers });
    expect(body).toContain(`<loc>https://${HOST}/`);
    expect(body).not.toContain('evil.example');
  });

  test('[API-01] a request for any other host reaches no server', async () => {
    const outcome = (servername: string) =>
      new Promise((resolve) => {
        const headers = { host: 'evil.example', 'x-request-id': 'for-another-host' };
        const options = { ...towards(proxy.httpsPort, proxy.ca), servername, headers };
        get(options, (response) => response.resume().once('end', () => resolve('closed'))).once('error', () =>
          resolve('refused'),
        );
      });
    expect(await outcome('evil.example')).toBe('refused');
    await outcome(HOST);
    const log = () => servers.map(({ output }) => output()).join();
    await ask('/api/hero', { headers: { 'x-request-id': `after-that-${name}` } });
    await expect.poll(log).toContain(`after-that-${name}`);
    expect(log()).not.toContain('for-another-host');
  });

  test('[API-02] both servers count one visitor by his own address, which he cannot forge', async () => {
    const before = servers.map(requestsOf);
    const statuses = [];
    for (let at = 0; at < 31; at += 1) {
      const headers = { 'x-forwarded-for': `198.51.100.${at}`, forwarded: `for=198.51.100.${at}` };
      const email = `${name}-limit-${at}@example.org`;
      const asked = json({ email }, { headers, from: visitor(1) });
      statuses.push((await ask('/api/newsletter/subscribe', asked)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 201), 429]);
    const counts = servers.map((server, index) => requestsOf(server) - (before[index] ?? 0));
    expect(Math.min(...counts), 'both servers took a part').toBeGreaterThan(5);
    const other = json({ email: `${name}-other@example.org` }, { from: visitor(2) });
    expect((await ask('/api/newsletter/subscribe', other)).status).toBe(201);
  });

  test('[API-02] more than six megabytes are refused', async () => {
    const headers = { 'content-type': 'application/json' };
    const asked = { method: 'POST', headers, body: Buffer.alloc(7_000_000), from: visitor(3) };
    expect((await ask('/api/feedback', asked)).status).toBe(413);
  });

  test('[OFF-46] a document arrives in parts, and what came of a broken part is kept', async () => {
    const created = await ask('/api/kyc-applications', json(applicant, { from: visitor(4) }));
    const { reference, upload_token } = JSON.parse(created.body);
    const headers = { authorization: `Bearer ${upload_token}`, 'tus-resumable': '1.0.0' };
    const base = `/api/kyc-applications/${reference}/documents/governmentId/uploads`;
    const bytes = pdfOf(PART + 10);
    const filetype = `filetype ${Buffer.from('application/pdf').toString('base64')}`;
    const announced = { 'upload-length': String(bytes.length), 'upload-metadata': filetype };
    const begun = await ask(base, { method: 'POST', headers: { ...headers, ...announced } });
    const path = new URL(String(begun.headers.location), `https://${HOST}${base}`).pathname;
    const part = { ...headers, 'content-type': 'application/offset+octet-stream' };
    const partsBegun = () => servers.flatMap(({ output }) => output().match(/"method":"PATCH"/g) ?? []).length;
    const arrived = async () => Number((await ask(path, { method: 'HEAD', headers })).headers['upload-offset']);
    const breakPart = async () => {
      const before = partsBegun();
      const broken = request({
        ...towards(proxy.httpsPort, proxy.ca),
        method: 'PATCH',
        path,
        headers: { host: HOST, ...part, 'upload-offset': '0', 'content-length': PART },
      });
      broken.on('error', () => {}); // broken on purpose
      broken.write(bytes.subarray(0, 50_000));
      await expect.poll(partsBegun).toBeGreaterThan(before);
      broken.destroy();
      return arrived();
    };
    // Again if it broke before anything had arrived.
    await expect.poll(breakPart, { timeout: 60_000 }).toBeGreaterThan(0);
    for (let at = await arrived(); at < bytes.length; at = await arrived()) {
      const body = bytes.subarray(at, at + PART);
      const sent = await ask(path, { method: 'PATCH', body, headers: { ...part, 'upload-offset': String(at) } });
      expect(sent.status).toBe(204);
    }
    const { headers: done } = await ask(path, { method: 'HEAD', headers });
    expect(JSON.parse(String(done['upload-result']))).toMatchObject({ kind: 'governmentId', size: bytes.length });
  });

  test('[API-01] an answer of the assistant comes piece by piece', async () => {
    const headers = { host: HOST, 'content-type': 'application/json', accept: 'text/event-stream' };
    const options = { ...towards(proxy.httpsPort, proxy.ca), method: 'POST', path: '/api/chat', headers };
    const asking = request(options);
    asking.end(JSON.stringify({ message: 'Why do forests matter?', user_id: 'a-visitor', session_id: 'a-session' }));
    const [response] = await once(asking, 'response');
    const [first] = await once(response.setEncoding('utf8'), 'data');
    expect(first).toContain('The first piece.');
    model.goOn();
    let rest = '';
    for await (const piece of response) rest += piece;
    expect(rest).toContain('The second piece.');
    expect(rest).toContain('event: done');
  });

  test('[API-01] while the database does not answer, pages and content are still read', async () => {
    pooler.child.kill('SIGSTOP');
    try {
      const ready = () => fetch(`http://127.0.0.1:${servers[0].port}/readyz`).then(({ status }) => status);
      await expect.poll(ready).toBe(503);
      if (proxy.hasFoundNone) await expect.poll(proxy.hasFoundNone).toBe(true);
      const statuses: number[] = [];
      for (const path of ['/', '/api/hero', '/', '/api/hero']) statuses.push((await ask(path)).status);
      expect(statuses).toEqual([200, 200, 200, 200]);
    } finally {
      pooler.child.kill('SIGCONT');
    }
  });

  test('[API-01] under load one server is killed and comes back, the other is stopped: no reader notices, no write is lost', async ({
    annotate,
  }) => {
    const load = startLoad(ask, name.toLowerCase());
    const more = async (reads: number) => {
      const enough = load.reads + reads;
      await expect.poll(() => load.reads, { timeout: 20_000 }).toBeGreaterThan(enough);
    };
    const [one, other] = servers;
    await more(300);
    one.child.kill('SIGKILL');
    await more(300);
    const killed = load.failedWrites.length;
    const revived = await startServer(one.port, env, atEnd);
    servers = [revived, other];
    await expect.poll(() => requestsOf(revived), { timeout: 20_000, message: 'it is asked again' }).toBeGreaterThan(20);
    await more(100);
    const before = load.failedWrites.length;
    other.child.kill('SIGTERM');
    expect(await other.exited).toBe(0);
    await more(300);
    const after = load.failedWrites.slice(before);
    servers = [revived, await startServer(other.port, env, atEnd)];
    await load.stop();
    await annotate(
      `${name}: ${load.reads} reads, ${load.acknowledged.length} writes, ${killed} sent again after the kill`,
    );
    expect(load.failedReads).toEqual([]);
    expect(after, 'a server that stops drops no write').toEqual([]);
    expect(load.failedWrites.filter((failed) => failed.startsWith('never'))).toEqual([]);
    const emails = await storedSubscriptions(database);
    expect(emails).toEqual(expect.arrayContaining(load.acknowledged));
    expect(new Set(emails).size, 'nothing is stored twice').toBe(emails.length);
  });
});

test('[API-01] nginx takes three hundred requests of one address at a time, and goes on for others', async () => {
  const proxy = await startNginx(
    servers.map(({ port }) => port),
    atEnd,
  );
  const headers = { host: HOST, 'content-length': 10, expect: '100-continue' };
  const slow = { ...towards(proxy.httpsPort, proxy.ca), method: 'POST', path: '/api/feedback', headers };
  const asking = await Promise.all(
    Array.from({ length: 300 }, async () => {
      const one = request({ ...slow, localAddress: '127.0.4.1' });
      one.on('error', () => {});
      one.flushHeaders();
      await once(one, 'continue');
      return one;
    }),
  );
  const ask = httpsClient(proxy.httpsPort, proxy.ca);
  expect((await ask('/', { from: '127.0.4.1' })).status).toBe(429);
  expect((await ask('/', { from: '127.0.4.2' })).status).toBe(200);
  for (const one of asking) one.destroy();
});
