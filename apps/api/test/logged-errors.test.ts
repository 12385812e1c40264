import { once } from 'node:events';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { openStore } from '../src/db/store.ts';
import { logSerializers } from '../src/http/log.ts';
import { formType } from './support/accounts.ts';
import { chatBody } from './support/assistant.ts';
import { temporaryPlace } from './support/place.ts';
import { runServer } from './support/server.ts';

/** Causes an internal error and returns its log line. */
async function logOf(path: string, init: RequestInit): Promise<Record<string, unknown>[]> {
  const place = await temporaryPlace();
  const server = await runServer({ DATA_DIR: place.dataDir, LOG_LEVEL: 'info' });
  const store = await openStore(place);
  await store.db.schema.dropTable('climate_record').execute();
  await store.db.destroy();
  await (await fetch(`${server.url}${path}`, init)).text();
  server.child.kill('SIGINT');
  await server.exited;
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  return lines.map((line) => JSON.parse(line)).filter(({ level }) => level > 40);
}

const headers = { 'x-request-id': 'request-0001' };
const body = JSON.stringify(chatBody('What is the weather in Goma?'));
const streamed = { ...headers, 'content-type': 'application/json', accept: 'text/event-stream' };

test.each<[string, string, RequestInit]>([
  ['in a call', '/api/realtime-climate-data', { headers }],
  ['in a stream that has begun', '/api/chat', { method: 'POST', headers: streamed, body }],
])('[API-01, API-02] an error %s is logged once: its request, kind, code and place, no SQL', async (_, path, init) => {
  const [line, ...more] = await logOf(path, init);
  expect(more).toEqual([]);
  expect(line).toMatchObject({ reqId: 'request-0001', msg: 'failed' });
  // As the log's serialiser writes it.
  const { err } = line as { err: { type: string; code: string; message: string; stack: string } };
  expect([err.type, err.message]).toEqual([expect.stringMatching(/error$/i), '']);
  expect(err.code).toMatch(/^(?:SQLITE_ERROR|42P01)$/);
  expect(err.stack.split('\n').length).toBeLessThanOrEqual(5);
  expect(err.stack).toMatch(/^\s+at /);
  expect(JSON.stringify(line)).not.toContain('climate_record');
});

test('[API-02] a message of several lines stays out of the log too, even one that looks like a place', () => {
  const error = Object.assign(new TypeError('no\nada@example.org\n    at home I am Ada'), { code: 'E1' });
  const { type, code, message, stack } = logSerializers.err(error);
  expect([type, code, message]).toEqual(['TypeError', 'E1', '']);
  expect(stack).toMatch(/^ {4}at .*logged-errors\.test\.ts:\d+:\d+/);
  expect(stack).not.toMatch(/ada/i);
});

test.each([['a text'], [null], [{ message: 'secret' }]])(
  '[API-02] of %j, which is no error, the log has its type',
  (thrown) => {
    expect(logSerializers.err(thrown)).toEqual({ type: typeof thrown, message: '', stack: '' });
  },
);

test('[AUTH-02] a failed sign-in is in the log at the default level, without the name and the address', async () => {
  const { dataDir } = await temporaryPlace();
  const server = await runServer({ DATA_DIR: dataDir, TRUST_PROXY: '127.0.0.1' });
  const form = { 'content-type': formType, 'x-forwarded-for': '198.51.100.77' };
  const attempt = (username: string) =>
    fetch(`${server.url}/api/token`, {
      method: 'POST',
      headers: form,
      body: new URLSearchParams({ username, password: 'not the pass phrase' }).toString(),
    });
  for (const username of ['recognisable', 'RECOGNISABLE', 'another'])
    expect((await attempt(username)).status).toBe(401);
  const lines = () =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes('"msg":"failed sign-in"'));
  await expect.poll(() => lines().length).toBe(3);
  const [first, second, third] = lines().map((line) => JSON.parse(line));
  expect(first).toMatchObject({ level: 40, req: { route: '/api/token', network: '198.51.100' } });
  expect(first.account).toMatch(/^[\w-]{8}$/);
  expect([second.account === first.account, third.account === first.account]).toEqual([true, false]);
  expect(server.output()).not.toMatch(/recognisable|198\.51\.100\.77/i);
});

test('[KYC-05] a visitor who disconnects during a body is no error in the log', async () => {
  const { dataDir } = await temporaryPlace();
  const server = await runServer({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });
  const upload = request(`${server.url}/api/feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 1_000, expect: '100-continue' },
  });
  upload.on('error', () => {}); // aborted on purpose
  upload.flushHeaders();
  await once(upload, 'continue');
  upload.write('{');
  upload.destroy();
  await expect.poll(() => server.output()).toContain('the visitor left before all had come');
  expect(server.output()).not.toMatch(/"level":[456]0/);
});
