import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { everyLimit } from '../../fuzz/limits.ts';
import { type AppOptions, buildApp } from '../../src/app.ts';
import { type AtEnd, contentDir, picturesFolder } from './folders.ts';
import { databaseOf } from './place.ts';

/** Limits that no test meets by accident. */
const generous = everyLimit({ max: 10_000, timeWindow: 60_000 });
/** Nothing is refused because the machine of the test is busy, or holds the modules of many tests. */
const noPressure = { pageDelayMs: 0, callDelayMs: 0, memoryBytes: 0 };

/**
 * The server with its content loaded, on a database of its own: SQLite in memory, or in the project `api-postgres` a
 * database of PostgreSQL (with a `dataDir`, the one in place of this folder). It is closed when the test ends.
 */
export async function startApp(
  options: Partial<AppOptions> = {},
  atEnd: AtEnd = onTestFinished,
): Promise<FastifyInstance> {
  const picturesDir = options.picturesDir ?? picturesFolder(atEnd);
  const dataDir = options.dataDir ?? ':memory:';
  const databaseUrl = options.databaseUrl ?? (await databaseOf(dataDir, atEnd));
  const app = await buildApp({
    rateLimits: generous,
    pressure: noPressure,
    ...options,
    dataDir,
    databaseUrl,
    picturesDir,
  });
  atEnd(() => app.close());
  await app.content.load(contentDir, picturesDir);
  return app;
}

/**
 * One server for every test of a file or of a `describe`, which calls this at its top: for tests that only read, or
 * that are refused. (A test that writes, or that changes the server, starts one of its own.)
 */
export function sharedApp(start = (atEnd: AtEnd) => startApp({}, atEnd)): () => FastifyInstance {
  let app: FastifyInstance | undefined;
  const ends: Parameters<AtEnd>[0][] = [];
  beforeAll(async () => {
    app = await start((end) => ends.unshift(end));
  });
  afterAll(async () => {
    for (const end of ends) await end();
  });
  return () => {
    if (!app) throw new Error('The shared server is there while a test runs');
    return app;
  };
}

/** Sends a JSON body and gives the answer. */
export function post(app: FastifyInstance, url: string, payload: unknown, more: InjectOptions = {}) {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  const headers = { 'content-type': 'application/json', ...more.headers };
  return app.inject({ ...more, method: 'POST', url, payload: body, headers });
}

/** Subscribes an address to the newsletter. */
export function subscribe(app: FastifyInstance, email: unknown, more?: InjectOptions) {
  return post(app, '/api/newsletter/subscribe', { email }, more);
}

/** Every stored subscription, in order of e-mail. */
export async function storedEmails(app: Pick<FastifyInstance, 'store'>): Promise<string[]> {
  const rows = await app.store.db.selectFrom('newsletter_subscription').select('email').orderBy('email').execute();
  return rows.map(({ email }) => email);
}
