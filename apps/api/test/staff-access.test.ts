import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { staffRoles } from '@nzete/domain';
import type { FastifyInstance, InjectOptions, RouteOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { storeUploadedFile } from '../src/content/uploaded-files.ts';
import { addIssue } from '../src/newsletter/issues/issues.ts';
import type { StaffAccess } from '../src/staff/guard.ts';
import { sharedApp, startApp } from './support/app.ts';
import type { AtEnd } from './support/folders.ts';
import { builtSite } from './support/site.ts';
import { openSession } from './support/staff.ts';

interface Route {
  method: NonNullable<InjectOptions['method']>;
  url: string;
  access: StaffAccess | undefined;
  isLimited: boolean;
}

const routes: Route[] = [];

function listen(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance }; // documented by Fastify
  fastify.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
    if (!url.startsWith('/api/staff')) return;
    for (const one of [method].flat()) {
      if (one === 'HEAD') continue;
      const isLimited = config?.rateLimit !== undefined;
      routes.push({ method: one as Route['method'], url, access: config?.staff, isLimited });
    }
  });
}

/** A server whose routes under /api/staff are listed, whatever they are. */
async function startListed(atEnd: AtEnd) {
  subscribe('fastify.initialization', listen);
  try {
    return await startApp({ siteDir: builtSite(['/team'], {}, atEnd) }, atEnd);
  } finally {
    unsubscribe('fastify.initialization', listen);
  }
}

const server = sharedApp(startListed);

const isWrite = ({ method }: Route) => method !== 'GET';
const nameOf = ({ method, url }: Pick<Route, 'method' | 'url'>) => `${method} ${url}`;

/** What some reads cannot do without. */
const queriesFor = (revision: number, issue: string): Record<string, string> => ({
  '/api/staff/content/list': '?path=team',
  '/api/staff/content/file': '?file=file:report',
  '/api/staff/content/versions': '?path=team',
  '/api/staff/content-preview': '?path=team&page=/team',
  '/api/staff/translations': '?language=fr',
  '/api/staff/translations/export': '?language=fr&format=csv',
  '/api/staff/content/version': `?path=team&revision=${revision}`,
  '/api/staff/newsletter/issue': `?id=${issue}`,
  '/api/staff/newsletter/preview': `?id=${issue}`,
  '/api/staff/newsletter/export': `?id=${issue}`,
});

/** What the guard answers, before anything else looks at the request. */
const refusals: Record<string, string> = {
  'staff-not-signed-in': 'not signed in',
  'second-factor-wanted': 'half signed in',
  'role-not-allowed': 'another role',
  'other-site': 'no CSRF token',
};

async function ask({ method, url }: Pick<Route, 'method' | 'url'>, headers: Record<string, string> = {}) {
  const path = url.replace(/:\w+/g, '0f8fad5b-d9cb-469f-a165-70867728950e');
  const answer = await server().inject({ method, url: path, headers, ...(method !== 'GET' && { payload: {} }) });
  expect(answer.statusCode, nameOf({ method, url })).not.toBe(500);
  const isJson = answer.headers['content-type']?.toString().includes('json');
  return (isJson && refusals[answer.json().code]) || 'let in';
}

const headersOf = ({ cookie, csrf }: { cookie: string; csrf: string }) => ({ cookie, 'x-csrf-token': csrf });

/** The answer of every route to a caller, and what it must be by `config.staff`. */
async function walk(caller: () => Promise<Record<string, string>>, expected: (route: Route) => string) {
  const [found, wanted]: Record<string, string>[] = [{}, {}];
  for (const route of routes) {
    // A new session each time, because some calls end it.
    Object.assign(found ?? {}, { [nameOf(route)]: await ask(route, await caller()) });
    Object.assign(wanted ?? {}, { [nameOf(route)]: expected(route) });
  }
  expect(found).toEqual(wanted);
}

const anyone = ({ access }: Route) => access === 'anyone';

describe('every call of the staff area', () => {
  test('[PRIV-09, STAFF-04] says who may call it, and only three are open to anyone', () => {
    expect(routes.length).toBeGreaterThan(15);
    expect(routes.filter(({ access }) => !access)).toEqual([]);
    expect(routes.filter(anyone).map(nameOf).sort()).toEqual([
      'POST /api/staff/invitation',
      'POST /api/staff/invitation/accept',
      'POST /api/staff/sign-in',
    ]);
  });

  test.each([
    ['nobody', {}],
    ['a cookie that was never given', { cookie: 'nzete-staff=never-given', 'x-csrf-token': 'x' }],
    ['the token of a visitor', { authorization: 'Bearer of-a-visitor' }],
  ])('[STAFF-04] ASVS 8.2.1: %s is let in only where anyone is', async (_, headers) => {
    await walk(
      async () => ({ ...headers }),
      (route) => (anyone(route) ? 'let in' : 'not signed in'),
    );
  });

  test('[STAFF-03, STAFF-04] ASVS 6.3.3: half signed in, even an administrator only gives the second factor or signs out', async () => {
    await walk(
      async () => headersOf(await openSession(server(), 'administrator', { half: true })),
      ({ access }) => (access === 'anyone' || access === 'half-signed-in' ? 'let in' : 'half signed in'),
    );
  });

  test.each(staffRoles)(
    '[STAFF-04] ASVS 8.2.1: the role %s may do what config.staff says, and nothing else',
    async (role) => {
      await walk(
        async () => headersOf(await openSession(server(), role)),
        ({ access }) => (Array.isArray(access) && !access.includes(role) ? 'another role' : 'let in'),
      );
    },
  );

  test('[STAFF-04] without the CSRF token, or with the one of another session, nothing is written', async () => {
    const refused = (route: Route) => (isWrite(route) && !anyone(route) ? 'no CSRF token' : 'let in');
    await walk(async () => ({ cookie: (await openSession(server(), 'administrator')).cookie }), refused);
    const other = await openSession(server(), 'administrator');
    await walk(
      async () => headersOf({ cookie: (await openSession(server(), 'administrator')).cookie, csrf: other.csrf }),
      refused,
    );
  });

  test('[AUTH-22] limits writes by address, except signing out, which ends what could be repeated', () => {
    const unlimited = routes.filter((route) => isWrite(route) && !route.isLimited);
    expect(unlimited.map(nameOf)).toEqual(['DELETE /api/staff/session']);
  });

  test('[AUTH-22] answers too many writes with when to try again, writes nothing, and does not count strangers', async () => {
    const app = await startApp({ rateLimits: { staffWrite: { max: 2, timeWindow: 60_000 } } });
    const headers = headersOf(await openSession(app, 'editor'));
    const template = { name: 'Thanks', status: 'accepted', texts: { en: 'T', fr: 'M', ln: 'M', sw: 'A' } };
    const write = (more: Record<string, string> = headers, lang = 'en') =>
      app.inject({ method: 'POST', url: `/api/staff/templates?lang=${lang}`, headers: more, payload: template });
    for (let tries = 0; tries < 3; tries += 1) expect((await write({})).statusCode).toBe(401);
    for (let tries = 0; tries < 2; tries += 1) expect((await write()).statusCode).toBe(201);
    const stored = () => app.store.db.selectFrom('message_template').selectAll().execute();
    const before = await stored();
    const refused = await write(headers, 'fr');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'requests-too-many']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await stored()).toEqual(before);
  });

  test('[STAFF-04] no answer is stored by a cache', async () => {
    const { cookie } = await openSession(server(), 'administrator');
    const team = server().store.db.selectFrom('content').select('revision').where('path', '=', '/team');
    const file = {
      name: 'report',
      bytes: Buffer.from('%PDF-1.7'),
      added_at: '2026-01-01T00:00:00.000Z',
      added_by: 'amani',
    };
    await server()
      .store.db.transaction()
      .execute((trx) => storeUploadedFile(trx, file));
    const queries = queriesFor(
      (await team.executeTakeFirstOrThrow()).revision,
      (await addIssue(server().store.db, 'amani')).id,
    );
    for (const { method, url } of routes.filter((route) => !isWrite(route) && !route.url.includes(':'))) {
      const answer = await server().inject({ method, url: url + (queries[url] ?? ''), headers: { cookie } });
      expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 200, 'no-store']);
    }
  });
});
