import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { documentOf, type Operation, operationsOf } from '../../fuzz/document.ts';
import { formType, signIn as signInWith } from './accounts.ts';
import { post, startApp } from './app.ts';
import type { AtEnd } from './folders.ts';
import { builtSite } from './site.ts';

/** Headers of a form as browsers send it. */
export const form = { 'content-type': formType };

/** An invented account. */
export const account = { username: 'ada', email: 'ada@example.org', password: 'a long pass phrase' };

/** The server with a built site, next to files that must not be served. */
export const startSite = (options = {}, atEnd?: AtEnd) =>
  startApp({ siteDir: builtSite(['/', '/about'], {}, atEnd), ...options }, atEnd);

/** The operations of the document that match. */
export async function operations(
  app: FastifyInstance,
  wanted: (operation: Operation) => boolean,
): Promise<Operation[]> {
  await app.ready();
  return operationsOf(documentOf(app)).filter(wanted);
}

/** What only a signed-in member of staff reaches: `staff-access.test.ts` walks these calls. */
export const needsStaff = ({ path, secured }: Operation) => secured && path.startsWith('/api/staff/');

/** The URL of an operation with a value for each parameter. */
export const addressOf = ({ path }: Operation, value = 'x') => path.replace(/\{\w+\}/g, encodeURIComponent(value));

/** Signs in {@link account}, which must be registered. */
export const signIn = (app: FastifyInstance) =>
  signInWith(app, { username: account.username, password: account.password });

/** One response of every kind: page, redirect, file, API call, and each kind of rejection. */
export async function everyKind(
  app: FastifyInstance,
  more: { headers?: Record<string, string>; remoteAddress?: string } = {},
) {
  const accept = { accept: 'text/html' };
  const get = (url: string, headers = {}) => app.inject({ url, ...more, headers: { ...more.headers, ...headers } });
  const write = (payload: string, type = 'application/json') =>
    post(app, '/api/newsletter/subscribe', payload, { ...more, headers: { ...more.headers, 'content-type': type } });
  const answers: [string, LightMyRequestResponse][] = [
    ['page', await get('/', accept)],
    ['redirect', await get('/about/', accept)],
    ['page not found', await get('/nowhere', accept)],
    ['file', await get('/assets/app-1a2b.js')],
    ['drawing', await get('/logo.svg')],
    ['picture', await get('/pictures/canopy-dawn.0123abcd.svg')],
    ['compressed picture', await get('/pictures/canopy-dawn.0123abcd.svg', { 'accept-encoding': 'br' })],
    ['missing file', await get('/assets/gone.js')],
    ['call', await get('/api/hero')],
    ['call not modified', await get('/api/hero', { 'if-none-match': '*' })],
    ['call not found', await get('/api/gone')],
    ['refused query', await get('/api/hero?lang=de')],
    ['document', await get('/api/openapi.json')],
    ['no token', await get('/api/users/me')],
    ['malformed body', await write('{')],
    ['refused body', await write('{}')],
    ['foreign type', await write('{}', 'text/plain')],
    ['too large', await write('x'.repeat(20_000))],
    ['other method', await app.inject({ method: 'DELETE', url: '/api/hero', ...more })],
    ['preflight', await app.inject({ method: 'OPTIONS', url: '/api/hero', ...more })],
    ['health', await get('/healthz')],
    ['metrics without token', await get('/metrics')],
    ['undecodable address', await get('/api/%zz')],
  ];
  await app.store.db.schema.dropTable('newsletter_subscription').execute();
  answers.push(['failure inside', await write('{"email":"ada@example.org"}')]);
  expect(answers.at(-1)?.[1].statusCode).toBe(more.headers?.origin ? 403 : 500);
  return answers;
}
