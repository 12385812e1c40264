import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { decide } from '../src/inbox/decide.ts';
import { post, startApp, withoutRequestId } from './support/app.ts';
import { applicant, sendApplication } from './support/kyc.ts';
import { shortForm } from './support/submissions.ts';

const volunteer = {
  firstName: 'Ada',
  lastName: 'Mbo',
  email: 'Ada@example.org',
  location: 'Nsele, Kinshasa',
  availability: 'weekends',
  motivation: 'Shade on the road to our market.',
};

const ask = (app: FastifyInstance, reference: string, email: string, more = {}) =>
  post(app, '/api/application-status', { reference, email }, more);

async function send(
  app: FastifyInstance,
  url: string,
  body: object,
): Promise<{ reference: string; submitted_at: string }> {
  const answer = await post(app, url, body);
  expect(answer.statusCode).toBe(201);
  return answer.json();
}

const sent = [
  { kind: 'volunteer', url: '/api/volunteer-applications', body: volunteer, email: 'ada@example.org' },
  { kind: 'partnership', url: '/api/partnership-application', body: shortForm, email: shortForm.email },
  { kind: 'kyc', url: '/api/kyc-applications', body: applicant, email: applicant.email },
  { kind: 'feedback', url: '/api/feedback', body: { message: 'Slow.', email: 'a@b.org' }, email: 'a@b.org' },
  {
    kind: 'consultation',
    url: '/api/consultations',
    body: { name: 'Ada Mbo', email: 'ada@example.org', message: 'We have land for a nursery.' },
    email: 'ada@example.org',
  },
] as const;

test.each(sent)('[STATUS-01] $kind: its number and its address tell that it was received, and when', async (one) => {
  const app = await startApp();
  const { reference, submitted_at } = await send(app, one.url, one.body);
  const answer = await ask(app, ` ${reference.toLowerCase()}`, one.email.toUpperCase());
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(answer.json()).toEqual({
    reference,
    kind: one.kind,
    status: 'received',
    submitted_at,
    status_at: submitted_at,
  });
});

test.each(['\u2011', '\u2013', ' - ', '\u00a0', ' '])(
  '[STATUS-01] a number is found with %j in place of its hyphens',
  async (hyphen) => {
    const app = await startApp();
    const { reference } = await send(app, '/api/feedback', { message: 'Slow.', email: 'ada@example.org' });
    const typed = reference.replaceAll('-', hyphen);
    expect((await ask(app, typed, 'ada@example.org')).json()).toMatchObject({ reference });
  },
);

test('[STATUS-01] a decision shows, with its time and without its reason', async () => {
  const app = await startApp();
  const { reference, submitted_at } = await send(app, '/api/volunteer-applications', volunteer);
  await decide(app.store, reference, { who: 'Amani', status: 'accepted', reason: 'Lives close by' });
  const answer = (await ask(app, reference, volunteer.email)).json();
  expect(answer).toMatchObject({ status: 'accepted', submitted_at });
  expect(answer.status_at >= submitted_at).toBe(true);
  expect(JSON.stringify(answer)).not.toMatch(/Amani|close by/);
});

test('[STATUS-02] a wrong number, a wrong address and a number of another kind get the same answer', async () => {
  const app = await startApp();
  const { reference } = await send(app, '/api/volunteer-applications', volunteer);
  const kyc = (await sendApplication(app)).json().reference as string;
  const wrong = [
    await ask(app, reference, 'someone@example.org'),
    await ask(app, kyc, 'someone@example.org'),
    await ask(app, reference.replace('-V-', '-P-'), 'ada@example.org'),
    await ask(app, 'NZ-K-2026-22222222', 'ada@example.org'),
    await ask(app, 'no number at all', 'ada@example.org'),
  ];
  expect(wrong.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  expect(new Set(wrong.map(withoutRequestId)).size).toBe(1);
  expect(wrong[0]?.json().code).toBe('application-not-found');
});

test('[STATUS-02] addresses cannot be tried out for a number, from any network', async () => {
  const limit = { max: 3, timeWindow: 60_000 };
  const app = await startApp({ rateLimits: { account: limit } });
  const { reference } = await send(app, '/api/volunteer-applications', volunteer);
  const from = (n: number) => ({ remoteAddress: `203.0.113.${n}` });
  for (const n of [1, 2, 3]) expect((await ask(app, reference, `guess${n}@example.org`, from(n))).statusCode).toBe(404);
  const refused = await ask(app, reference, 'ada@example.org', from(4));
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('[STATUS-02] a blank number or a wrong address is a 422 that names the field', async () => {
  const app = await startApp();
  for (const [reference, email, field] of [
    [' ', 'ada@example.org', 'reference'],
    ['NZ-K-2026-22222222', 'ada', 'email'],
  ] as const) {
    const answer = await ask(app, reference, email);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toEqual([expect.objectContaining({ field })]);
  }
});

test('[STATUS-03] each submission keeps the language of its page, to be answered in it', async () => {
  const app = await startApp();
  for (const { url, body } of sent) await send(app, `${url}?lang=sw`, body);
  for (const table of [
    'volunteer_application',
    'partnership_application',
    'kyc_application',
    'feedback',
    'consultation',
  ] as const)
    expect(await app.store.db.selectFrom(table).select('language').execute()).toEqual([{ language: 'sw' }]);
});
