import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { readError } from '../errors.ts';
import { siteApi } from '../generated/site.ts';
import { createTestStore } from '../testing/store.ts';

const { getHero } = siteApi.endpoints;
const STALL_MS = 300;
const answer = JSON.stringify({ images: [], text: 'a'.repeat(40) });

/** A real server; each request is answered by the next handler, the last one for all that follow. */
async function serve(...handlers: ((response: ServerResponse) => Promise<void>)[]) {
  const seen: ServerResponse[] = [];
  const server = createServer((_, response) => {
    const handle = handlers[Math.min(seen.length, handlers.length - 1)];
    seen.push(response);
    response.setHeader('content-type', 'application/json');
    void handle?.(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { seen, store: createTestStore({ baseUrl: `http://127.0.0.1:${port}`, stallMs: STALL_MS }) };
}

const whole = async (response: ServerResponse) => void response.end(answer);

/** A piece every third of the limit, for four times the limit. */
async function slowly(response: ServerResponse) {
  const size = Math.ceil(answer.length / 12);
  for (let from = 0; from < answer.length; from += size) {
    response.write(answer.slice(from, from + size));
    await after(STALL_MS / 3);
  }
  response.end();
}

test('[DATA-01] an answer that comes in pieces for longer than the limit is waited for, and asked for once', async () => {
  const { store, seen } = await serve(slowly);
  const started = performance.now();
  const { data } = await store.dispatch(getHero.initiate({}));
  expect(performance.now() - started).toBeGreaterThan(2 * STALL_MS);
  expect(data).toEqual(JSON.parse(answer));
  expect(seen).toHaveLength(1);
});

test.each([
  ['before its first byte', async () => {}],
  ['after a piece of its body', async (response: ServerResponse) => void response.write(answer.slice(0, 20))],
])('[DATA-01] a connection that falls silent %s is given up and tried again', async (_when, stall) => {
  const { store, seen } = await serve(stall, whole);
  const { data } = await store.dispatch(getHero.initiate({}));
  expect(data).toEqual(JSON.parse(answer));
  expect(seen).toHaveLength(2);
  if (!seen[0]?.destroyed) await once(seen[0] as ServerResponse, 'close'); // the first one was let go
});

test('[DATA-01] a read that is aborted lets its connection go', async () => {
  const { store, seen } = await serve(async (response) => void response.write('{'));
  const read = store.dispatch(getHero.initiate({}));
  await expect.poll(() => seen.length).toBe(1);
  read.abort();
  expect((await read).isError).toBe(true);
  expect(readError((await read).error).status).toBeNull();
  await expect.poll(() => seen[0]?.destroyed).toBe(true);
  expect(seen).toHaveLength(1);
});
