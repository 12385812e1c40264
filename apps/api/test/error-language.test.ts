import type { FastifyInstance, InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { accountErrors } from '../src/accounts/error-texts.ts';
import { assistantErrors } from '../src/assistant/error-texts.ts';
import modelErrorTexts from '../src/assistant/model-error-texts.json' with { type: 'json' };
import { climateErrors } from '../src/climate/error-texts.ts';
import { interestErrors } from '../src/courses/error-texts.ts';
import { errorTexts } from '../src/http/error-texts.ts';
import { fieldTexts } from '../src/http/field-texts.ts';
import { documentErrors } from '../src/kyc/error-texts.ts';
import { reportErrors } from '../src/report-pdf/error-texts.ts';
import { languages, type Texts } from '../src/text/languages.ts';
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

/** Sends a request in every language and expects its text. */
async function expectTexts(app: FastifyInstance, request: InjectOptions, status: number, texts: Texts): Promise<void> {
  for (const lang of languages) {
    const headers = { ...request.headers, 'accept-language': `${lang}-CD, en;q=0.1` };
    const answer = await app.inject({ ...request, headers });
    expect([answer.statusCode, answer.json().detail]).toEqual([status, texts[lang]]);
    expect([answer.headers.vary, answer.headers['cache-control']]).toEqual(['accept-language', 'no-store']);
  }
}

const server = sharedApp();

describe('[LANG-08] the visitor is told in their language that', () => {
  test.each<[string, InjectOptions, number, Texts]>([
    ['the body is empty', newsletter(''), 400, errorTexts.emptyBody],
    ['the body is no JSON', newsletter('{'), 400, errorTexts.notJson],
    ['the body is too large', newsletter(`"${'x'.repeat(20_000)}"`), 413, errorTexts.bodyTooLarge],
    ['the body has a wrong type', newsletter('x', { 'content-type': 'text/plain' }), 415, errorTexts.wrongType],
    ['the address cannot be read', { url: '/api/%zz' }, 400, errorTexts.unreadableAddress],
    ['the address is too long', { url: `/api/reports/${'9'.repeat(2_001)}/pdf` }, 414, errorTexts.addressTooLong],
    ['nothing is there', { url: '/api/nothing' }, 404, errorTexts.notFound],
    ['another site sends', newsletter('{}', { origin: 'https://other.example' }), 403, errorTexts.otherSite],
    ['a province is unknown', { url: '/api/realtime-climate-data/Paris/history' }, 404, climateErrors.unknownProvince],
    ['a report is unknown', { url: '/api/reports/99/pdf' }, 404, reportErrors.unknownReport],
    ['a report is not published', { url: '/api/reports/7/pdf' }, 404, reportErrors.unpublishedReport],
    ['an unknown address', { url: '/api/course_interests/by_email/a@b.cd' }, 404, interestErrors.noInterests],
    [
      'their interests are gone',
      asInterests('PUT', '3f2c1a9e-7d44-4f0b-9a51-0c7e4b8d2f63'),
      404,
      interestErrors.interestsGone,
    ],
  ])('%s', async (_name, request, status, texts) => {
    await expectTexts(server(), request, status, texts);
  });

  test.each<[string, object, number, Texts]>([
    ['something failed', {}, 500, errorTexts.wentWrong],
    ['the service is busy', { statusCode: 503 }, 503, errorTexts.busy],
    ['the request cannot be read', { statusCode: 400 }, 400, errorTexts.unreadable],
    ['the request failed', { statusCode: 418 }, 418, { ...errorTexts.failed, en: "I'm a Teapot" }],
  ])('%s', async (_name, properties, status, texts) => {
    const app = await startApp();
    app.get('/api/failing', () => {
      throw Object.assign(new Error('secret'), properties);
    });
    await expectTexts(app, { url: '/api/failing' }, status, texts);
  });

  test('fields are not valid, each of them', async () => {
    const app = server();
    for (const lang of languages) {
      const answer = await subscribe(app, 'nobody', { headers: { 'accept-language': lang } });
      const message = fieldTexts.format?.({ format: 'email' })[lang];
      expect(answer.json()).toEqual({ detail: `email ${message}`, fields: [{ field: 'email', message }] });
      expect(answer.headers.vary).toBe('accept-language');
    }
  });

  test('they write too often, and for how long', async () => {
    const app = await startApp({ rateLimits: { write: once } });
    await subscribe(app, 'ada@example.org');
    for (const lang of languages) {
      const answer = await subscribe(app, 'bob@example.org', { headers: { 'accept-language': lang } });
      const seconds = Number(answer.headers['retry-after']);
      expect([answer.statusCode, answer.json()]).toEqual([429, { detail: errorTexts.tooManyRequests(seconds)[lang] }]);
    }
  });

  test('too many passwords were wrong, and for how long', async () => {
    const app = await startApp({ rateLimits: { account: once } });
    await signIn(app, { username: 'ada', password: 'wrong' });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const again: InjectOptions = { method: 'POST', url: '/api/token', payload: 'username=ada&password=x', headers };
    await expectTexts(app, again, 429, accountErrors.tooManyWrongPasswords(1));
  });

  test('an Idempotency-Key was used for something else', async () => {
    const app = await startApp();
    const headers = { ...jsonType, 'idempotency-key': 'key-12345' };
    await app.inject(newsletter('{"email":"ada@example.org"}', headers));
    await expectTexts(app, newsletter('{"email":"bob@example.org"}', headers), 422, errorTexts.keyOfAnother);
  });

  test('their interests exist already', async () => {
    const app = await startApp();
    await app.inject(asInterests('POST', ''));
    await expectTexts(app, asInterests('POST', ''), 409, interestErrors.interestsTaken);
  });

  test('a document needs its token, and the type it has', async () => {
    const app = await startApp();
    const { reference, upload_token } = await submitApplication(app);
    const url = `/api/kyc-applications/${reference}/documents/governmentId`;
    const document: InjectOptions = { method: 'PUT', url, payload: pdf, headers: { 'content-type': 'image/png' } };
    await expectTexts(app, document, 401, documentErrors.badUploadToken);
    const headers = { ...document.headers, authorization: `Bearer ${upload_token}` };
    await expectTexts(app, { ...document, headers }, 422, documentErrors.otherFileType);
  });

  const question: InjectOptions = {
    method: 'POST',
    url: '/api/chat',
    payload: JSON.stringify(chatBody('Mvua?')),
    headers: jsonType,
  };

  const failure = `data: ${JSON.stringify({ error: { message: 'out of memory' } })}\n\n`;
  test.each<[string, string[], Texts]>([
    ['', [], modelErrorTexts.broken],
    [
      '; its own English words are for readers of English',
      [failure],
      { ...modelErrorTexts.broken, en: `${modelErrorTexts.broken.en} It says: out of memory` },
    ],
  ])('the language model breaks off in the middle of its answer%s', async (_, end, texts) => {
    const fake = await fakeModel((response) => stream(response, chunk('Mbo'), ...end));
    const app = await startApp({ assistant: { ai: { baseUrl: fake.baseUrl, model: 'm' } } });
    for (const lang of languages) {
      const headers = { ...question.headers, accept: 'text/event-stream', 'accept-language': lang };
      const { body } = await app.inject({ ...question, headers });
      expect(events(body).at(-1)).toEqual({ event: 'error', data: { status: 502, detail: texts[lang] } });
    }
  });

  test('the assistant is busy', async () => {
    const ai = { baseUrl: 'http://127.0.0.1:9/v1', model: 'm' };
    await expectTexts(
      await startApp({ assistant: { ai, aiConcurrency: 0 } }),
      question,
      503,
      assistantErrors.assistantBusy,
    );
  });
});

test('[LANG-08] `?lang` says the language of an error before Accept-Language does', async () => {
  const app = server();
  const headers = { 'accept-language': 'fr' };
  const report = await app.inject({ url: '/api/reports/99/pdf?lang=sw', headers });
  expect(report.json()).toEqual({ detail: reportErrors.unknownReport.sw });
  const wrong = await app.inject({ url: '/api/reports/99/pdf?lang=de', headers });
  expect(wrong.json().detail).toBe(`lang doit être l’une de ces valeurs\u00a0: ${languages.join(', ')}`);
});

test('[NEWS-05, API-02, LANG-08] what clients compare with the documents is the same in every language', async () => {
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
