import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { everyLimit } from '../../fuzz/limits.ts';
import { type AppOptions, buildApp } from '../../src/app.ts';
import { type AtEnd, contentDir, sharedPictures } from './folders.ts';
import { databaseOf } from './place.ts';
import { copyOfSqlite } from './sqlite-copy.ts';

/** Limits that no test reaches by accident. */
const generous = everyLimit({ max: 10_000, timeWindow: 60_000 });
/** Nothing is rejected because the machine is busy. */
const noPressure = { pageDelayMs: 0, callDelayMs: 0, memoryBytes: 0 };

/**
 * The server with its content, on a new database: SQLite in memory, or PostgreSQL in the project
 * `api-postgres`. It is closed when the test ends.
 */
export async function startApp(
  options: Partial<AppOptions> = {},
  atEnd: AtEnd = onTestFinished,
): Promise<FastifyInstance> {
  const picturesDir = options.picturesDir ?? sharedPictures(atEnd);
  const dataDir = options.dataDir ?? ':memory:';
  const databaseUrl = options.databaseUrl ?? (await databaseOf(dataDir, atEnd));
  const store = dataDir === ':memory:' && !databaseUrl ? copyOfSqlite() : undefined;
  const app = await buildApp({
    rateLimits: generous,
    pressure: noPressure,
    // What most tests are not about: posts show at once, and editors publish with a password.
    moderation: 'after',
    publishWithoutSecondFactor: true,
    ...options,
    dataDir,
    databaseUrl,
    picturesDir,
    ...(store && { store }),
  });
  atEnd(() => app.close());
  if (store) await app.content.use(contentDir, picturesDir);
  else await app.content.load(contentDir, picturesDir);
  return app;
}

/**
 * One server for all tests of a file or a `describe`, for tests that only read or are rejected. A
 * test that writes starts its own.
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

/** An answer as its reader sees it: each has a number of its own in the log. */
export const withoutRequestId = ({ body }: { body: string }) => body.replace(/,"request_id":"[^"]+"/, '');

export function post(app: FastifyInstance, url: string, payload: unknown, more: InjectOptions = {}) {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  const headers = { 'content-type': 'application/json', ...more.headers };
  return app.inject({ ...more, method: 'POST', url, payload: body, headers });
}

export function subscribe(app: FastifyInstance, email: unknown, more?: InjectOptions) {
  return post(app, '/api/newsletter/subscribe', { email }, more);
}

/** All stored subscriptions, sorted by e-mail. */
export async function storedEmails(app: Pick<FastifyInstance, 'store'>): Promise<string[]> {
  const rows = await app.store.db.selectFrom('newsletter_subscription').select('email').orderBy('email').execute();
  return rows.map(({ email }) => email);
}
