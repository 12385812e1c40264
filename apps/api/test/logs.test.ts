import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../src/db/store.ts';
import { formType } from './support/accounts.ts';
import { applicant, pdf } from './support/kyc.ts';
import { type Place, sqliteTest, temporaryPlace } from './support/place.ts';
import { type RunningServer, runServer } from './support/server.ts';
import { secrets, submissionsOf } from './support/submissions.ts';

const EMAIL = 'recognisable.person@example.org';
const KEY = 'recognisable-idempotency-key';
const json = { 'content-type': 'application/json' };
const form = { 'content-type': formType };

/** Personal texts that are too long to occur by chance. */
const personal = [
  EMAIL,
  KEY,
  'Recognisable-Path',
  pdf.toString().slice(-20),
  ...Object.values(secrets),
  ...Object.values(applicant).filter((value) => typeof value === 'string' && value.length > 9),
].map(String);

function expectNothingPersonal(text: string): void {
  // As typed, and percent-encoded.
  for (const value of personal.flatMap((one) => [one, encodeURIComponent(one)])) {
    expect(text.includes(value), value).toBe(false);
  }
}

type Send = (
  path: string,
  body?: string | Buffer<ArrayBuffer>,
  headers?: Record<string, string>,
  method?: string,
) => Promise<Response>;

const question = { user_id: 'web_user', session_id: 'default_session', message: `${secrets.message}: ${EMAIL}?` };

/** A server with the most verbose log. */
async function talkative(
  env: Record<string, string> = {},
): Promise<{ place: Place; server: RunningServer; send: Send }> {
  const place = await temporaryPlace();
  const server = await runServer({ DATA_DIR: place.dataDir, LOG_LEVEL: 'trace', ...env });
  const send: Send = (path, body, headers = json, method = 'POST') =>
    fetch(`${server.url}/api${path}`, { method, headers, ...(body !== undefined && { body }) });
  return { place, server, send };
}

/** Sends one of each submission and returns the KYC receipt. */
async function sendAll(send: Send): Promise<{ reference: string; upload_token: string }> {
  let answer: unknown;
  for (const [index, { path, body }] of submissionsOf(EMAIL).entries()) {
    const response = await send(path, JSON.stringify(body), { ...json, 'idempotency-key': `${KEY}-${index}` });
    expect([path, response.status]).toEqual([path, 201]);
    answer = await response.json();
  }
  return answer as { reference: string; upload_token: string }; // the KYC application comes last
}

test('[KYC-04, NEWS-04, VOL-05, AUTH-02, PRIV-24] at the most verbose level the log has every request, and no personal data', async () => {
  const { server, send } = await talkative();
  const { reference, upload_token } = await sendAll(send);
  const upload = (type: string, token: string) =>
    send(
      `/kyc-applications/${reference}/documents/governmentId`,
      Buffer.from(pdf),
      { 'content-type': type, authorization: `Bearer ${token}` },
      'PUT',
    );
  const credentials = new URLSearchParams({ username: EMAIL.replace(/\W+/g, '.'), password: secrets.password });
  const signedIn = await send('/token', credentials.toString(), form);
  const { access_token } = await signedIn.json();
  const me = { authorization: `Bearer ${access_token}` };
  const statuses = [
    signedIn.status,
    (await send('/users/me/', undefined, me, 'GET')).status,
    (await upload('application/pdf', upload_token)).status,
    (await send(`/course_interests/by_email/${EMAIL}`, undefined, {}, 'GET')).status,
    (await send('/chat', JSON.stringify(question))).status,
    (await send('/analysis', JSON.stringify({ query: question.message }))).status,
  ];
  expect(statuses).toEqual([200, 200, 201, 200, 200, 200]);
  await expect.poll(() => server.output().split('"route":"/api/course_interests/by_email/:email"').length).toBe(2);
  expect(server.output()).toContain('"route":"/api/kyc-applications/:reference/documents/:kind"');
  expectNothingPersonal(server.output());
  for (const token of [upload_token, access_token, reference]) expect(server.output()).not.toContain(token);
});

test('[KYC-04, NEWS-04, VOL-05, API-02] nor when calls fail, inside too', async () => {
  // With a model that does not answer, too.
  const { place, server, send } = await talkative({ AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_MODEL: 'none' });
  const wrong = new URLSearchParams({ username: EMAIL, password: secrets.password }).toString();
  for (const { path, body } of submissionsOf(EMAIL)) {
    await send(path, JSON.stringify({ ...body, unknown: secrets.name }));
    await send(path, JSON.stringify({ ...body, email: secrets.message, [secrets.name]: secrets.phone }));
    await send(path, `{"email":"${EMAIL}","name":"${secrets.name}`);
    await send(path, JSON.stringify(body), { 'content-type': 'text/plain' });
    await send(`${path}/${EMAIL}?email=${EMAIL}`, JSON.stringify(body));
  }
  await send('/token', wrong, form);
  await send('/chat', JSON.stringify(question));
  await send('/chat', JSON.stringify({ ...question, [secrets.name]: 1 }));
  await send('/users/me/', undefined, { authorization: `Bearer ${secrets.password}` }, 'GET');
  await send('/kyc-applications/Recognisable-Path/documents/governmentId', Buffer.from(pdf), json, 'PUT');
  await send('/Recognisable-Path/%zz', undefined, {}, 'GET');
  const store = await openStore(place);
  await store.db.schema.dropTable('newsletter_subscription').execute();
  await store.db.schema.dropTable('feedback').execute();
  await store.db.destroy();
  expect((await send('/newsletter/subscribe', JSON.stringify({ email: EMAIL }))).status).toBe(500);
  expect((await send('/feedback', JSON.stringify({ message: secrets.message, email: EMAIL }))).status).toBe(500);
  await expect.poll(() => server.output().split('"statusCode":500').length).toBe(3);
  expect(server.output()).toContain('"statusCode":422');
  expectNothingPersonal(server.output());
});

sqliteTest('[KYC-04] the files of the data folder have nothing readable of a KYC application', async () => {
  const { place, send } = await talkative();
  await send('/newsletter/subscribe', JSON.stringify({ email: 'readable@example.org' }));
  const answer = await send('/kyc-applications', JSON.stringify({ ...applicant, email: EMAIL }));
  const { reference, upload_token } = await answer.json();
  const headers = { 'content-type': 'application/pdf', authorization: `Bearer ${upload_token}` };
  const path = `/kyc-applications/${reference}/documents/proofOfAddress`;
  expect((await send(path, Buffer.from(pdf), headers, 'PUT')).status).toBe(201);
  const files = readdirSync(place.dataDir).map((file) => readFileSync(join(place.dataDir, file)));
  const bytes = Buffer.concat(files);
  expect(bytes.includes('readable@example.org')).toBe(true);
  expect(bytes.includes(reference)).toBe(true);
  for (const value of [...personal, upload_token, pdf.toString('base64').slice(0, 16)]) {
    expect(bytes.includes(value), value).toBe(false);
  }
});
