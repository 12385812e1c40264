import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { documentOf } from '../fuzz/document.ts';
import { everyLimit } from '../fuzz/limits.ts';
import { writeOnce } from '../src/http/submissions/idempotency.ts';
import { readInbox } from '../src/inbox/entries.ts';
import { post, sharedApp, startApp, storedEmails } from './support/app.ts';
import { addressOf, needsStaff, operations } from './support/asvs.ts';
import { submissionsOf } from './support/submissions.ts';

// The requirements of OWASP ASVS 5.0 for this server, one file for each group of chapters. Other
// tests cover 2.2 (submissions), 2.3 (idempotency), 2.4 and 6.3 (limits, sign-in), 5 and 14
// (kyc-documents, encryption).

/** Every schema anywhere in a document. */
function schemasIn(node: unknown): Record<string, unknown>[] {
  if (!node || typeof node !== 'object') return [];
  const found = Object.values(node).flatMap(schemasIn);
  return [{ ...node }, ...found];
}

/** In a worker, which can be terminated: catastrophic backtracking blocks its thread. */
const matchAll = `
  const { parentPort, workerData } = require('node:worker_threads');
  for (const pattern of workerData.patterns) {
    for (const text of workerData.texts) new RegExp(pattern, 'u').test(text);
    parentPort.postMessage(pattern);
  }
`;

const server = sharedApp();

describe('V1 encoding, V2 validation', () => {
  test.each([
    "' OR '1'='1",
    '1; DROP TABLE account; --',
    '{"$ne":null}',
    '<script>alert(1)</script>',
    '*)(uid=*))(|(uid=*',
    '[ ( * + ? {9999999}',
    '; cat /etc/passwd',
  ])('[API-02] ASVS 1.2.1, 1.2.4, 1.2.9: %s in a query or a path is data, never code', async (text) => {
    const app = server();
    const encoded = encodeURIComponent(text);
    for (const operation of await operations(app, ({ method }) => method === 'GET')) {
      for (const name of ['lang', 'q', 'category', 'limit']) {
        const answer = await app.inject(`${addressOf(operation, text)}?${name}=${encoded}`);
        expect(answer.statusCode, `${operation.id} ${name}`).toBeLessThan(500);
        expect(answer.headers['content-type'], operation.id).toMatch(/^application\/(json|problem\+json|pdf)/);
      }
    }
    expect((await app.inject('/readyz')).statusCode).toBe(200);
  });

  test('[API-02] ASVS 2.4.1: every call that writes is limited by address', async () => {
    const app = await startApp({ rateLimits: everyLimit({ max: 1, timeWindow: 60_000 }) });
    for (const { id, method, path } of await operations(app, (one) => one.method !== 'GET' && !needsStaff(one))) {
      const url = path
        .replace('{kind}', 'governmentId')
        .replace('{reference}', 'NZ-K-2026-7K3Q9X')
        .replace('{id}', crypto.randomUUID());
      const send = () => app.inject({ method, url, payload: '', headers: { 'content-type': 'application/json' } });
      await send();
      expect((await send()).statusCode, id).toBe(429);
    }
  });

  test('[API-02] ASVS 2.2.1, 2.2.2: the server itself refuses a wrong value in any field of any form, and stores nothing', async () => {
    const app = await startApp();
    for (const { path, body } of submissionsOf('ada@example.org')) {
      for (const field of Object.keys(body)) {
        for (const wrong of [12, null, {}, [[]], 'a\u0000b', 'a'.repeat(10_001)]) {
          const answer = await post(app, `/api${path}`, { ...body, [field]: wrong });
          expect([path, field, answer.statusCode]).toEqual([path, field, 422]);
          expect(answer.json().fields[0].field.split('.')[0]).toBe(field);
        }
      }
    }
    expect(await readInbox(app)).toEqual([]);
    const { rows } =
      await sql`select id from account union select id from partnership_update where translations is null`.execute(
        app.store.db,
      );
    expect(rows).toEqual([]);
  });

  test('[API-02, START-05] ASVS 1.2.2: no address in an answer can be a script', async () => {
    const app = await startApp();
    await app.ready();
    const addresses = schemasIn(documentOf(app)).filter(({ format }) => String(format).startsWith('uri'));
    expect(addresses.length).toBeGreaterThan(10);
    for (const address of addresses.filter((schema) => !('x-picture' in schema))) {
      for (const text of ['javascript:alert(1)', 'data:text/html,x', ' javascript:alert(1)', '//evil.example/'])
        expect(String(address.pattern), text).toSatisfy((pattern: string) => !new RegExp(pattern, 'u').test(text));
    }
  });

  test('[API-02, SHIP-03] ASVS 1.2.3: a text that looks like JSON or a script comes back as the text that it was', async () => {
    const app = await startApp();
    const title = '"}],"a":[{"b":"\\ </script>\u2028{{7*7}}';
    const update = { title, content: title, author: title };
    expect((await post(app, '/api/partnership-updates', update)).json()).toMatchObject(update);
    expect((await app.inject('/api/partnership-updates')).json()[0]).toMatchObject(update);
  });

  test('[API-02, KYC-02] ASVS 1.3.12: no text causes catastrophic backtracking in a pattern of the document', async () => {
    const app = await startApp();
    await app.ready();
    const all = schemasIn(documentOf(app)).flatMap(({ pattern }) => (typeof pattern === 'string' ? [pattern] : []));
    const patterns = [...new Set(all)];
    expect(patterns.length).toBeGreaterThan(15);
    const starts = ['', '+', '/', '/a', 'https://', 'NZ-K-', 'a', '1'];
    const middles = [' ', '1', ' 1', '1 ', '-', 'a', 'A', '.', '/', '(', '\t', 'é', ':', '\u200b'].map((text) =>
      text.repeat(10_000),
    );
    middles.push(`${' '.repeat(5_000)}${'1'.repeat(5_000)}`);
    const texts = starts.flatMap((start) => middles.map((middle) => `${start}${middle}\u0000`));
    const worker = new Worker(matchAll, { eval: true, workerData: { patterns, texts } });
    onTestFinished(async () => void (await worker.terminate()));
    const ended: string[] = [];
    worker.on('message', (pattern: string) => ended.push(pattern));
    await once(worker, 'exit'); // a catastrophic expression hits the timeout of this test
    expect(ended).toEqual(patterns);
  }, 30_000);

  test('[API-01] ASVS 2.3.3: a write that fails in its second half leaves nothing of its first', async () => {
    const app = await startApp();
    app.post('/half', (request) =>
      writeOnce(app.store, request, async (db) => {
        const row = { id: crypto.randomUUID(), email: 'ada@example.org', created_at: new Date().toISOString() };
        await db.insertInto('newsletter_subscription').values(row).execute();
        throw new Error('The second half fails.');
      }),
    );
    const answer = await post(app, '/half', {}, { headers: { 'idempotency-key': crypto.randomUUID() } });
    expect(answer.statusCode).toBe(500);
    expect(await storedEmails(app)).toEqual([]);
  });
});
