import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { inEveryLanguage } from '../src/text/languages.ts';
import { post, startApp, storedEmails, subscribe } from './support/app.ts';
import { call } from './support/staff.ts';
import { signInStaff } from './support/staff-inbox.ts';

const feedback = { message: 'The reports page does not open.', name: 'Ada Mbo', email: 'ada@example.org' };

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });

function sendFeedback(app: FastifyInstance, key: string, more: object = {}) {
  return post(app, '/api/feedback', { ...feedback, ...more }, withKey(key));
}

function storedMessages(app: FastifyInstance) {
  return app.store.db.selectFrom('feedback').select(['message', 'reference']).execute();
}

describe('an Idempotency-Key', () => {
  test('[API-01] sent again gets the same status and body, and nothing is stored twice', async () => {
    const app = await startApp();
    const key = randomUUID();
    const first = await sendFeedback(app, key);
    const again = await sendFeedback(app, key);
    expect(first.statusCode).toBe(201);
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    expect(await storedMessages(app)).toEqual([{ message: feedback.message, reference: first.json().reference }]);
  });

  test('[API-01] on twelve concurrent requests writes once, and all get the same response', async () => {
    const app = await startApp();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 12 }, () => sendFeedback(app, key)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect(await storedMessages(app)).toHaveLength(1);
  });

  test('[API-01] without one, and with another one, every request is stored', async () => {
    const app = await startApp();
    await post(app, '/api/feedback', feedback);
    await post(app, '/api/feedback', feedback);
    await sendFeedback(app, randomUUID());
    await sendFeedback(app, randomUUID());
    const rows = await storedMessages(app);
    expect(new Set(rows.map(({ reference }) => reference)).size).toBe(4);
  });

  test('[API-01] sent again by staff makes one note, one template and one issue', async () => {
    const app = await startApp();
    const { reference } = (await post(app, '/api/feedback', feedback)).json();
    const editor = await signInStaff(app, 'editor', 'amani');
    const texts = inEveryLanguage((lang) => `Yes in ${lang}.`);
    for (const [path, body] of [
      [`/inbox/${reference}/notes`, { text: ' Ask Ada. ' }],
      ['/templates', { name: ' Short ', status: 'accepted', texts }],
      ['/newsletter/issues', {}],
    ] as const) {
      const headers = { ...editor.headers, 'idempotency-key': randomUUID() };
      const send = () => call(app, 'POST', path, { headers, body });
      const answers = await Promise.all([send(), send()]);
      answers.push(await send());
      expect([path, ...new Set(answers.map(({ statusCode, body: answer }) => `${statusCode} ${answer}`))]).toEqual([
        path,
        expect.stringMatching(/^20[01] /),
      ]);
    }
    for (const table of ['submission_note', 'message_template', 'newsletter_issue'] as const)
      expect([table, (await app.store.db.selectFrom(table).selectAll().execute()).length]).toEqual([table, 1]);
  });

  test('[API-02] used for another body is a 422 with a detail, and changes nothing', async () => {
    const app = await startApp();
    const key = randomUUID();
    const first = await sendFeedback(app, key);
    const other = await sendFeedback(app, key, { message: 'Something else.' });
    expect([other.statusCode, other.json().code]).toEqual([422, 'idempotency-key-reused']);
    expect((await sendFeedback(app, key)).body).toBe(first.body);
    expect(await storedMessages(app)).toHaveLength(1);
  });

  test('[API-02] used for another call is a 422 with a detail, and changes nothing', async () => {
    const app = await startApp();
    const key = randomUUID();
    await sendFeedback(app, key);
    expect((await subscribe(app, 'ada@example.org', withKey(key))).statusCode).toBe(422);
    expect(await storedEmails(app)).toEqual([]);
  });

  test('[API-02] is not used up by a rejected request', async () => {
    const app = await startApp();
    const key = randomUUID();
    expect((await sendFeedback(app, key, { message: ' ' })).statusCode).toBe(422);
    expect((await post(app, '/api/feedback', '{', withKey(key))).statusCode).toBe(400);
    expect((await sendFeedback(app, key)).statusCode).toBe(201);
  });

  test('[NEWS-05] is not used up by a handler that fails, whose writes are rolled back', async () => {
    const app = await startApp();
    const key = randomUUID();
    await subscribe(app, 'ada@example.org');
    const refused = await subscribe(app, 'ada@example.org', withKey(key));
    expect([refused.statusCode, refused.json().code]).toEqual([400, 'already-subscribed']);
    expect(await app.store.db.selectFrom('idempotency_key').selectAll().execute()).toEqual([]);
    expect((await subscribe(app, 'ben@example.org', withKey(key))).statusCode).toBe(201);
  });

  test('[NEWS-04] makes a repeated subscription the success it was', async () => {
    const app = await startApp();
    const key = randomUUID();
    const first = await subscribe(app, 'ada@example.org', withKey(key));
    const again = await subscribe(app, 'ada@example.org', withKey(key));
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
    expect(await storedEmails(app)).toEqual(['ada@example.org']);
  });

  test('[API-01, PRIV-26] is forgotten after 31 days, later than a draft on the phone, and its row is removed', async () => {
    const app = await startApp();
    const key = randomUUID();
    const before = Date.now();
    const first = await sendFeedback(app, key);
    const { expires_at } = await app.store.db.selectFrom('idempotency_key').selectAll().executeTakeFirstOrThrow();
    expect(Date.parse(expires_at)).toBeGreaterThanOrEqual(before + 31 * 24 * 3_600_000);
    const past = { expires_at: new Date(before - 1).toISOString() };
    await app.store.db.updateTable('idempotency_key').set(past).execute();
    await sendFeedback(app, randomUUID());
    expect(await app.store.db.selectFrom('idempotency_key').selectAll().execute()).toHaveLength(1);
    expect((await sendFeedback(app, key)).json().reference).not.toBe(first.json().reference);
  });

  test('[API-01, PRIV-26] leaves nothing in the table that a visitor wrote, nor the key itself', async () => {
    const app = await startApp();
    const key = randomUUID();
    await sendFeedback(app, key);
    await subscribe(app, 'ada@example.org', withKey(randomUUID()));
    const update = { title: 'A title', content: 'A content', author: 'Ada Mbo' };
    await post(app, '/api/partnership-updates', update, withKey(randomUUID()));
    const rows = await app.store.db.selectFrom('idempotency_key').selectAll().execute();
    expect(rows).toHaveLength(3);
    for (const trace of [key, 'ada@', 'Ada Mbo', 'reports', 'A title', 'A content']) {
      expect(JSON.stringify(rows)).not.toContain(trace);
    }
  });

  test('[API-02] that is malformed is a 422 with the field, and nothing is stored', async () => {
    const app = await startApp();
    for (const key of ['short', 'x'.repeat(65), 'with space', 'ключ-ключ', 'a,b,c,d,e']) {
      const answer = await sendFeedback(app, key);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().fields[0].field).toBe('idempotency-key');
    }
    expect(await storedMessages(app)).toEqual([]);
  });

  test('[API-03] is documented on every call that stores something for a visitor', async () => {
    const app = await startApp();
    const { paths } = (await app.inject('/api/openapi.json')).json();
    const storeNothing = ['/token', '/logout', '/chat', '/analysis', '/newsletter/unsubscribe', '/application-status'];
    // The same however often they come.
    const repeatable = ['/event-sign-ups/cancel', '/newsletter/confirm', '/newsletter/bounces'];
    // Links are limited by address; a withdrawn or erased thing stays so.
    const ofOwner = /^\/(?:users|password-reset)\b/;
    const ofStaff = /^\/staff\//;
    // An upload is known by its own address.
    const isUpload = (path: string) => path.endsWith('/uploads');
    const calls = Object.keys(paths).filter(
      (path) =>
        'post' in paths[path] &&
        !storeNothing.includes(path) &&
        !repeatable.includes(path) &&
        !isUpload(path) &&
        !ofOwner.test(path) &&
        !ofStaff.test(path),
    );
    expect(calls).toEqual(expect.arrayContaining(['/course_interests/', '/kyc-applications', '/register']));
    for (const path of calls) {
      expect(paths[path].post.parameters, path).toContainEqual(
        expect.objectContaining({ in: 'header', name: 'Idempotency-Key', required: false }),
      );
    }
  });
});
