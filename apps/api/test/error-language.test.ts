import type { FastifyInstance, InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { accountProblems } from '../src/accounts/problems.ts';
import { assistantProblems, modelProblems } from '../src/assistant/problems.ts';
import { climateProblems } from '../src/climate/problems.ts';
import { interestProblems } from '../src/courses/problems.ts';
import { formatMessages } from '../src/http/problems/messages.ts';
import { detailIn, type HttpError } from '../src/http/problems/problem.ts';
import { httpProblems } from '../src/http/problems/problems.ts';
import { documentProblems } from '../src/kyc/problems.ts';
import { reportProblems } from '../src/reports/problems.ts';
import { intlOf } from '../src/text/intl.ts';
import { languages } from '../src/text/languages.ts';
import { register, signIn } from './support/accounts.ts';
import { post, sharedApp, startApp, subscribe } from './support/app.ts';
import { chatBody, events } from './support/assistant.ts';
import { chunk, fakeModel, stream } from './support/fake-model.ts';
import { pdf, submitApplication } from './support/kyc.ts';

const once = { max: 1, timeWindow: 60_000 };
const jsonType = { 'content-type': 'application/json' };
const newsletter = (payload: string, headers: Record<string, string> = jsonType): InjectOptions => ({
  method: 'POST',
  url: '/api/newsletter/subscribe',
  payload,
  headers,
});
const interests = { name: 'Ada', email: 'ada@example.org', interests: ['AI/ML'] };
const asInterests = (method: 'POST' | 'PUT', path: string): InjectOptions => ({
  method,
  url: `/api/course_interests/${path}`,
  payload: JSON.stringify(interests),
  headers: jsonType,
});

/** Sends a request in every language and expects the problem in it. */
async function expectProblem(app: FastifyInstance, request: InjectOptions, { statusCode, code, detail }: HttpError) {
  for (const lang of languages) {
    const headers = { ...request.headers, 'accept-language': `${lang}-CD, en;q=0.1` };
    const answer = await app.inject({ ...request, headers });
    expect([answer.statusCode, answer.json()]).toEqual([
      statusCode,
      expect.objectContaining({ status: statusCode, code, detail: detailIn(detail, intlOf(lang)) }),
    ]);
    expect([answer.headers.vary, answer.headers['cache-control']]).toEqual(['accept-language', 'no-store']);
  }
}

const server = sharedApp();

describe('[LANG-08] the visitor is told in their language that', () => {
  test.each<[string, InjectOptions, HttpError]>([
    ['the body is empty', newsletter(''), httpProblems.emptyBody()],
    ['the body is no JSON', newsletter('{'), httpProblems.notJson()],
    ['the body is too large', newsletter(`"${'x'.repeat(20_000)}"`), httpProblems.bodyTooLarge()],
    ['the body has a wrong type', newsletter('x', { 'content-type': 'text/plain' }), httpProblems.wrongType()],
    ['the address cannot be read', { url: '/api/%zz' }, httpProblems.unreadableAddress()],
    ['the address is too long', { url: `/api/reports/${'9'.repeat(2_001)}/pdf` }, httpProblems.addressTooLong()],
    ['nothing is there', { url: '/api/nothing' }, httpProblems.notFound()],
    ['another site sends', newsletter('{}', { origin: 'https://other.example' }), httpProblems.otherSite()],
    ['a province is unknown', { url: '/api/realtime-climate-data/Paris/history' }, climateProblems.unknownProvince()],
    ['a report is unknown', { url: '/api/reports/99/pdf' }, reportProblems.unknownReport()],
    ['a report is not published', { url: '/api/reports/7/pdf' }, reportProblems.unpublishedReport()],
    ['an unknown address', { url: '/api/course_interests/by_email/a@b.cd' }, interestProblems.noInterests()],
    [
      'their interests are gone',
      asInterests('PUT', '3f2c1a9e-7d44-4f0b-9a51-0c7e4b8d2f63'),
      interestProblems.interestsGone(),
    ],
  ])('%s', async (_name, request, expected) => {
    await expectProblem(server(), request, expected);
  });

  test.each<[string, object, HttpError]>([
    ['something failed', {}, httpProblems.wentWrong()],
    ['the service is busy', { statusCode: 503 }, httpProblems.busy()],
    ['the request cannot be read', { statusCode: 400 }, httpProblems.unreadable()],
    [
      'the request failed',
      { statusCode: 418 },
      Object.assign(httpProblems.failed("I'm a Teapot"), { statusCode: 418 }),
    ],
  ])('%s', async (_name, properties, expected) => {
    const app = await startApp();
    app.get('/api/failing', () => {
      throw Object.assign(new Error('secret'), properties);
    });
    await expectProblem(app, { url: '/api/failing' }, expected);
  });

  test('fields are not valid, each of them', async () => {
    const app = server();
    for (const lang of languages) {
      const answer = await subscribe(app, 'nobody', { headers: { 'accept-language': lang } });
      const message = intlOf(lang).formatMessage(formatMessages.email);
      expect(answer.json()).toMatchObject({
        code: 'fields-invalid',
        detail: `email ${message}`,
        fields: [{ field: 'email', pointer: '/email', code: 'format', message, params: { format: 'email' } }],
      });
      expect(answer.headers.vary).toBe('accept-language');
    }
  });

  test('they write too often, and for how long', async () => {
    const app = await startApp({ rateLimits: { write: once } });
    await subscribe(app, 'ada@example.org');
    for (const lang of languages) {
      const answer = await subscribe(app, 'bob@example.org', { headers: { 'accept-language': lang } });
      const seconds = Number(answer.headers['retry-after']);
      const { detail } = httpProblems.tooManyRequests(seconds);
      expect([answer.statusCode, answer.json().detail]).toEqual([429, detailIn(detail, intlOf(lang))]);
    }
  });

  test('too many passwords were wrong, and for how long', async () => {
    const app = await startApp({ rateLimits: { account: once } });
    await signIn(app, { username: 'ada', password: 'wrong' });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const again: InjectOptions = { method: 'POST', url: '/api/token', payload: 'username=ada&password=x', headers };
    await expectProblem(app, again, accountProblems.tooManyWrongPasswords(1));
  });

  test('an Idempotency-Key was used for something else', async () => {
    const app = await startApp();
    const headers = { ...jsonType, 'idempotency-key': 'key-12345' };
    await app.inject(newsletter('{"email":"ada@example.org"}', headers));
    await expectProblem(app, newsletter('{"email":"bob@example.org"}', headers), httpProblems.keyOfAnother());
  });

  test('their interests exist already', async () => {
    const app = await startApp();
    await app.inject(asInterests('POST', ''));
    await expectProblem(app, asInterests('POST', ''), interestProblems.interestsTaken());
  });

  test('a document needs its token, and the type it has', async () => {
    const app = await startApp();
    const { reference, upload_token } = await submitApplication(app);
    const url = `/api/kyc-applications/${reference}/documents/governmentId`;
    const document: InjectOptions = { method: 'PUT', url, payload: pdf, headers: { 'content-type': 'image/png' } };
    await expectProblem(app, document, documentProblems.badUploadToken());
    const headers = { ...document.headers, authorization: `Bearer ${upload_token}` };
    await expectProblem(app, { ...document, headers }, documentProblems.otherFileType());
  });

  const question: InjectOptions = {
    method: 'POST',
    url: '/api/chat',
    payload: JSON.stringify(chatBody('Mvua?')),
    headers: jsonType,
  };

  const failure = `data: ${JSON.stringify({ error: { message: 'out of memory' } })}\n\n`;
  test.each([
    ['', [], modelProblems.broken()],
    ['; its own English words are for readers of English', [failure], modelProblems.broken('out of memory')],
  ])('the language model breaks off in the middle of its answer%s', async (_, end, { code, detail }) => {
    const fake = await fakeModel((response) => stream(response, chunk('Mbo'), ...end));
    const app = await startApp({ assistant: { ai: { baseUrl: fake.baseUrl, model: 'm' } } });
    for (const lang of languages) {
      const headers = { ...question.headers, accept: 'text/event-stream', 'accept-language': lang };
      const { body } = await app.inject({ ...question, headers });
      expect(events(body).at(-1)).toEqual({
        event: 'error',
        data: { status: 502, code, detail: detailIn(detail, intlOf(lang)) },
      });
    }
  });

  test('the assistant is busy', async () => {
    const ai = { baseUrl: 'http://127.0.0.1:9/v1', model: 'm' };
    const app = await startApp({ assistant: { ai, aiConcurrency: 0 } });
    await expectProblem(app, question, assistantProblems.assistantBusy());
  });
});

test('[LANG-08] `?lang` says the language of an error before Accept-Language does', async () => {
  const app = server();
  const headers = { 'accept-language': 'fr' };
  const report = await app.inject({ url: '/api/reports/99/pdf?lang=sw', headers });
  expect(report.json().detail).toBe(detailIn(reportProblems.unknownReport().detail, intlOf('sw')));
  const wrong = await app.inject({ url: '/api/reports/99/pdf?lang=de', headers });
  expect(wrong.json().detail).toBe(`lang doit être l’une de ces valeurs\u00a0: ${languages.join(', ')}`);
});

test('[NEWS-05, API-02, LANG-08] a sentence that the documents prescribe is the same in every language', async () => {
  const app = await startApp();
  await register(app);
  await subscribe(app, 'ada@example.org');
  const headers = { 'accept-language': 'fr' };
  const answers = [
    await subscribe(app, 'ada@example.org', { headers }),
    await post(app, '/api/register', { username: 'Ada', email: 'a@b.cd', password: 'a long pass phrase' }, { headers }),
    await signIn(app, { username: 'nobody', password: 'x' }, { headers }),
    await app.inject({ url: '/api/users/me/', headers }),
    await app.inject({ url: '/api/users/me/', headers: { ...headers, authorization: 'Bearer x' } }),
  ];
  expect(answers.map((answer) => [answer.json().detail, answer.headers.vary])).toEqual([
    ['Email already subscribed', undefined],
    ['Username already taken', undefined],
    ['Incorrect username or password', undefined],
    ['Not authenticated', undefined],
    ['Invalid or expired token', undefined],
  ]);
});

test('[LANG-08] an answer that succeeds does not look at Accept-Language', async () => {
  const app = server();
  const [plain, french] = [
    await app.inject('/api/hero'),
    await app.inject({ url: '/api/hero', headers: { 'accept-language': 'fr' } }),
  ];
  expect([french.body, french.headers.vary]).toEqual([plain.body, plain.headers.vary]);
});
