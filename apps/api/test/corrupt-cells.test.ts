import { randomUUID } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { days, times } from '../src/db/stored-times.ts';
import { unreadableCells } from '../src/db/unreadable.ts';
import { incrementFeedVersion } from '../src/partnership-updates/version.ts';
import { purgeExpired } from '../src/privacy/retention.ts';
import { signIn } from './support/accounts.ts';
import { startApp } from './support/app.ts';
import { corrupt, fillTables, jsonColumns, remindOf, timeColumns } from './support/corrupt-rows.ts';
import { sendGift } from './support/gifts.ts';
import { builtSite } from './support/site.ts';
import { signInStaff } from './support/staff-inbox.ts';
import { secrets } from './support/submissions.ts';

/** A server, and the address of every call that reads. */
async function startListed() {
  const urls = new Set<string>();
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }; // documented by Fastify
    fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
      if ([method].flat().includes('GET') && url.startsWith('/api/')) urls.add(url);
    });
  };
  subscribe('fastify.initialization', listen);
  try {
    const app = await startApp({ siteDir: builtSite(['/team'], {}, onTestFinished) });
    return { app, urls: [...urls] };
  } finally {
    unsubscribe('fastify.initialization', listen);
  }
}

/** What each call reads: all rows of the tables that have a page of their own. */
async function addressesOf({ store: { db } }: FastifyInstance, urls: readonly string[], subjects: readonly string[]) {
  const namesIn = async (table: 'gift' | 'newsletter_issue', column: 'reference' | 'id') =>
    (await db.selectFrom(table).select(column).execute()).map((row) => String(Object.values(row)[0]));
  const gifts = await namesIn('gift', 'reference');
  const issues = (await namesIn('newsletter_issue', 'id')).map((id) => `?id=${id}`);
  const team = db.selectFrom('content').select('revision').where('path', '=', '/team');
  const { revision } = await team.executeTakeFirstOrThrow();
  const queries: Record<string, string[]> = {
    '/api/staff/content/list': ['?path=about', '?path=team'],
    '/api/staff/content/versions': ['?path=team'],
    '/api/staff/content-preview': ['?path=team&page=/team'],
    '/api/staff/content/version': [`?path=team&revision=${revision}`],
    '/api/staff/translations': ['?language=fr'],
    '/api/staff/translations/export': ['?language=fr&format=csv'],
    '/api/staff/newsletter/issue': issues,
    '/api/staff/newsletter/preview': issues,
    '/api/staff/newsletter/export': issues,
    '/api/search': ['?q=forest'],
  };
  const places: Record<string, readonly string[]> = {
    'gifts/:reference': gifts.map((one) => `gifts/${one}`),
    'inbox/:subject': subjects.map((one) => `inbox/${one}`),
    'events/:id': ['events/planting-nsele-1'],
    ':province': ['CD-KN'],
    ':email': ['ada.mbo@example.org', 'ben.ilunga@example.org'],
  };
  return urls.flatMap((url) => {
    const place = Object.keys(places).find((name) => url.includes(name));
    const filled = place ? (places[place] ?? []).map((value) => url.replace(place, value)) : [url];
    return filled.flatMap((one) => (queries[url] ?? ['']).map((query) => one + query));
  });
}

/** That have one of a few values, or none. */
const choiceColumns = {
  course_interest: ['preferred_level', 'preferred_language'],
  gift: ['received_currency'],
  volunteer_application: ['status'],
  feedback: ['status'],
  consultation: ['status'],
  kyc_application: ['status'],
  partnership_application: ['status'],
};

async function prepare() {
  const { app, urls } = await startListed();
  const staff = await signInStaff(app, 'administrator', 'amani');
  await fillTables(app, staff.id);
  const { entries } = (await staff.get('/inbox?limit=100')).json<{ entries: { subject: string }[] }>();
  const subjects = entries.map(({ subject }) => subject);
  await remindOf(app, subjects, staff.id);
  const visitor = await signIn(app, { username: 'ada.mbo.example.org', password: secrets.password });
  const authorization = `Bearer ${visitor.json().access_token}`;
  const addresses = await addressesOf(app, urls, subjects);
  const walk = async () => {
    // What is kept in memory is read again.
    app.content.forget();
    await app.store.db.updateTable('course_catalogue').set({ fingerprint: randomUUID() }).execute();
    await app.store.db.transaction().execute(incrementFeedVersion);
    const found = new Map<string, { status: number; body: string }>();
    for (const url of addresses) {
      const headers = url.startsWith('/api/users') ? { authorization } : staff.headers;
      const { statusCode, body } = await app.inject({ url, headers });
      found.set(url, { status: statusCode, body });
    }
    return found;
  };
  return { app, walk, subjects };
}

test.each(['', '2026-02-30'])('[GIFT-09] a receipt that is kept until %j is not deleted', async (retained_until) => {
  const app = await startApp();
  await sendGift(app);
  await app.store.db.updateTable('gift').set({ retained_until }).execute();
  await purgeExpired(app);
  expect(await app.store.db.selectFrom('gift').select('id').execute()).toHaveLength(1);
});

test('[INPUT-02] every column of a time that may be null is read with its check', async () => {
  const app = await startApp();
  const columns = Object.values(await timeColumns(app)).flat();
  expect(columns.length).toBeGreaterThan(20);
  expect(columns.filter((column) => !times.has(column) && !days.has(column))).toEqual([]);
});

test('[INPUT-02] a value that no program would have stored breaks neither its list nor its page', async () => {
  const { app, walk, subjects } = await prepare();
  const cells = new Set<string>();
  const note = (cell: unknown) => cells.add((cell as { column: string }).column);
  unreadableCells.subscribe(note);
  onTestFinished(() => void unreadableCells.unsubscribe(note));
  const before = await walk();
  const answered = [...before.values()].filter(({ status }) => status === 200);
  expect(answered.length).toBeGreaterThan(100);
  expect([...before].filter(([, { status }]) => status >= 500)).toEqual([]);
  expect(cells).toEqual(new Set());

  const times = await timeColumns(app);
  const cases = [
    ...['', '2026-02-30'].map((bad) => ({ columns: times, bad })),
    ...['', 'x y'].map((bad) => ({ columns: choiceColumns, bad })),
    ...['', '{', '5'].flatMap((bad) =>
      [jsonColumns, { content_version: ['body'] }].map((columns) => ({ columns, bad })),
    ),
  ];
  for (const { columns, bad } of cases) {
    const takeBack = await corrupt(app, columns, bad);
    const after = await walk();
    const failed = [...after].filter(([, { status }]) => status >= 500).map(([url]) => url);
    expect({ bad, failed }).toEqual({ bad, failed: [] });
    // The rows are still in the lists, also the corrupt ones.
    const missing = [...before].flatMap(([url, { body }]) =>
      subjects.filter((one) => body.includes(one) && !after.get(url)?.body.includes(one)).map((one) => `${url} ${one}`),
    );
    expect({ bad, missing }).toEqual({ bad, missing: [] });
    await takeBack();
  }
  expect([...cells]).toEqual(
    expect.arrayContaining(['status_at', 'remind_on', 'content_draft.body', 'newsletter_issue.body', 'course.body']),
  );
}, 120_000);
