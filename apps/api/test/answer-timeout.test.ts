import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startApp } from './support/app.ts';
import { chat, chatBody } from './support/assistant.ts';
import { begin, chunk, type FakeModel, fakeModel, stream } from './support/fake-model.ts';

const tooLong = expect.objectContaining({ code: 'answer-too-slow' });
const json = { 'content-type': 'application/json' };

/** Listens, and returns a function that sends requests with a body. */
async function connect(app: FastifyInstance) {
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return (method: string, path: string, body: unknown = {}, headers = {}) =>
    fetch(url + path, {
      method,
      headers: { ...json, ...headers },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    });
}

function event() {
  let happen = () => {};
  const happened = new Promise<void>((resolve) => {
    happen = resolve;
  });
  return { happened, happen };
}

// Node's own timers are not replaced.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

describe('a response that does not come', () => {
  test.each(['GET', 'POST', 'PUT'])('[API-02] of a %s is a 503 after eight seconds', async (method) => {
    // The event loop delay cannot be measured with fake timers.
    const app = await startApp({ metricsToken: 'a-token-for-prometheus', pressure: { callDelayMs: 0 } });
    const reached = event();
    app.route({
      method,
      url: '/slow',
      preHandler: () => {
        reached.happen();
        return new Promise(() => {});
      },
      handler: () => 'never',
    });
    const ask = await connect(app);
    let answered = false;
    const answer = ask(method, '/slow').finally(() => {
      answered = true;
    });
    await reached.happened;
    vi.advanceTimersByTime(7_999);
    expect((await ask('GET', '/api/hero')).status).toBe(200);
    expect(answered).toBe(false);
    vi.advanceTimersByTime(1);
    const { status, headers } = await answer;
    expect([status, headers.get('retry-after'), await (await answer).json()]).toEqual([503, '5', tooLong]);
    const authorization = 'Bearer a-token-for-prometheus';
    const counted = `http_request_duration_seconds_count{method="${method}",route="/slow",status="503"} 1`;
    expect((await app.inject({ url: '/metrics', headers: { authorization } })).body).toContain(counted);
  });

  test('[API-02] is a 503 too when a stream was promised', async () => {
    const app = await startApp();
    const silent = new PassThrough();
    const reached = event();
    app.post('/slow', (_request, reply) => {
      reached.happen();
      return reply.header('content-length', 1_000_000).send(silent);
    });
    const answer = (await connect(app))('POST', '/slow');
    await reached.happened;
    vi.advanceTimersByTime(8_000);
    expect([(await answer).status, await (await answer).json()]).toEqual([503, tooLong]);
    await expect.poll(() => silent.destroyed).toBe(true);
  });

  test.each<[string, (reply: FastifyReply) => unknown]>([
    ['returns', () => ({ late: true })],
    ['sends', (reply) => reply.code(201).header('etag', '"late"').send({ late: true })],
  ])('[API-02] is of no interest any more: what a handler then %s is neither sent nor an error', async (_, late) => {
    const app = await startApp();
    const [reached, goOn] = [event(), event()];
    const logged = vi.fn();
    app.post('/slow', async (_request, reply) => {
      reached.happen();
      await goOn.happened;
      for (const level of ['warn', 'error'] as const) vi.spyOn(reply.log, level).mockImplementation(logged);
      return late(reply);
    });
    const answer = (await connect(app))('POST', '/slow');
    await reached.happened;
    vi.advanceTimersByTime(8_000);
    expect([(await answer).status, await (await answer).json()]).toEqual([503, tooLong]);
    goOn.happen();
    await new Promise(setImmediate);
    expect(logged).not.toHaveBeenCalled();
  });

  test('[API-02] may take as long as a slow connection needs once it has begun', async () => {
    const app = await startApp();
    const file = new PassThrough();
    app.get('/file', (_request, reply) => reply.send(file));
    file.write('begin ');
    const answer = await (await connect(app))('GET', '/file');
    vi.advanceTimersByTime(600_000);
    file.end('end');
    expect(await answer.text()).toBe('begin end');
  });
});

describe('an answer of the assistant', () => {
  async function withModel(fake: FakeModel) {
    const ai = { baseUrl: fake.baseUrl, model: 'qwen3:8b', firstPieceMs: 600_000, idleMs: 600_000 };
    const app = await startApp({ assistant: { ai, aiConcurrency: 1, heartbeatMs: 600_000 } });
    return { app, ask: await connect(app) };
  }

  /** The model is free again, and answers another question. */
  async function expectFree(app: FastifyInstance, fake: FakeModel) {
    await fake.abandoned;
    fake.handlers = [(response) => stream(response, chunk('Mbote', 'stop'))];
    await expect.poll(async () => (await chat(app, 'Mbote')).statusCode).toBe(200);
  }

  test.each([
    ['/api/chat', chatBody('Mbote')],
    ['/api/analysis', { query: 'Mbote' }],
  ])('[API-05] of %s is a 503 after two minutes, and the model is let go', async (path, body) => {
    const asked = event();
    const fake = await fakeModel(() => asked.happen());
    const { app, ask } = await withModel(fake);
    const answer = ask('POST', path, body);
    await asked.happened;
    vi.advanceTimersByTime(119_999);
    expect((await chat(app, 'Mbote')).statusCode).toBe(503);
    vi.advanceTimersByTime(1);
    expect([(await answer).status, await (await answer).json()]).toEqual([503, tooLong]);
    await expectFree(app, fake);
  });

  test('[API-05] may take longer to begin than other responses', async () => {
    let silence = () => {};
    const fake = await fakeModel((response) => {
      silence();
      stream(response, chunk('Mbote', 'stop'));
    });
    const { app, ask } = await withModel(fake);
    app.server.once('connection', (socket) => {
      silence = () => void socket.emit('timeout'); // as Node does after 20 seconds
    });
    expect((await ask('POST', '/api/chat', chatBody('Mbote'))).status).toBe(200);
  });

  test('[API-05] in a stream is cut after two minutes, however often a chunk comes', async () => {
    const fake = await fakeModel((response) => begin(response, chunk('It is ')));
    const { app, ask } = await withModel(fake);
    const answer = await ask('POST', '/api/chat', chatBody('Mbote'), { accept: 'text/event-stream' });
    vi.advanceTimersByTime(119_999);
    expect((await chat(app, 'Mbote')).statusCode).toBe(503);
    vi.advanceTimersByTime(1);
    await expect(answer.text()).rejects.toThrow();
    await expectFree(app, fake);
  });
});
