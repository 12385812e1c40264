import type { FastifyInstance, InjectOptions } from 'fastify';
import { onTestFinished } from 'vitest';
import { type AppOptions, buildApp } from '../../src/app.ts';
import { contentDir, picturesFolder } from './folders.ts';

/** Limits that no test meets by accident. */
const generous = { write: { max: 10_000, timeWindow: 60_000 }, token: { max: 10_000, timeWindow: 60_000 } };

/** The server on a database in memory with its content loaded; it is closed when the test ends. */
export async function startApp(options: Partial<AppOptions> = {}): Promise<FastifyInstance> {
  const picturesDir = options.picturesDir ?? picturesFolder();
  const app = await buildApp({ dataDir: ':memory:', rateLimits: generous, ...options, picturesDir });
  onTestFinished(() => app.close());
  await app.content.load(contentDir, picturesDir);
  return app;
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
export async function storedEmails(app: FastifyInstance): Promise<string[]> {
  const rows = await app.store.db.selectFrom('newsletter_subscription').select('email').orderBy('email').execute();
  return rows.map(({ email }) => email);
}
