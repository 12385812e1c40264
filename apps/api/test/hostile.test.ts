import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { post, sharedApp, startApp, storedEmails, subscribe } from './support/app.ts';

describe('hostile input', () => {
  const server = sharedApp();

  test.each([
    ['10,000 bytes', `${'a'.repeat(9_988)}@example.org`],
    ['SQL', "'; DROP TABLE newsletter_subscription; --@example.org"],
    ['HTML', '<script>alert(1)</script>@example.org'],
    ['emoji', '🌳🌳@example.org'],
    ['an emoji domain', 'ada@🌳.org'],
    ['a NUL byte', 'ada\u0000@example.org'],
    ['a lone surrogate', 'ada\ud800@example.org'],
    ['a number', 12],
    ['an infinite number', Number.POSITIVE_INFINITY],
    ['null', null],
    ['a list', ['ada@example.org']],
    ['an object', { $ne: '' }],
    ['nothing', undefined],
  ])('[API-02] %s as the address gets a 422 with the field, and changes nothing', async (_, email) => {
    const app = server();
    const answer = await subscribe(app, email);
    expect(answer.statusCode).toBe(422);
    const { code, fields } = answer.json();
    expect([code, fields[0].field]).toEqual(['fields-invalid', 'email']);
    expect(await storedEmails(app)).toEqual([]);
  });

  test.each([
    ['malformed JSON', '{"email":', 400, 'body-not-json'],
    ['an empty body', '', 400, 'body-empty'],
    ['null', 'null', 422, 'type'],
    ['a list', '[]', 422, 'type'],
    ['a text', '"a@b.cd"', 422, 'type'],
    ['an infinite number', '{"email":1e999}', 422, 'type'],
    ['a prototype', '{"email":"a@b.cd","__proto__":{"admin":true}}', 400, 'body-not-json'],
    ['a constructor', '{"email":"a@b.cd","constructor":{"prototype":{}}}', 400, 'body-not-json'],
    ['a field too many', '{"email":"a@b.cd","admin":true}', 422, 'additional-properties'],
    ['more than 16 kB', `{"email":"${'a'.repeat(20_000)}"}`, 413, 'body-too-large'],
  ])('[API-02] %s as the body gets a clear answer, and changes nothing', async (_, body, status, reason) => {
    const app = server();
    const answer = await post(app, '/api/newsletter/subscribe', body);
    expect(answer.statusCode).toBe(status);
    const { code, fields } = answer.json();
    expect(fields?.[0].code ?? code).toBe(reason);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(await storedEmails(app)).toEqual([]);
    expect({}).not.toHaveProperty('admin');
  });

  test('[API-02] thousands of unknown fields are answered with a short list', async () => {
    const app = server();
    const body = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`field${index}`, 1]));
    const answer = await post(app, '/api/newsletter/subscribe', body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toHaveLength(30);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/xml',
    'application/jsonx',
  ])('[API-02] a body of type %s gets 415', async (type) => {
    const app = server();
    const answer = await post(app, '/api/newsletter/subscribe', '{"email":"a@b.cd"}', {
      headers: { 'content-type': type },
    });
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'content-type-wrong']);
  });

  test.each([
    '/api/nope',
    '/api',
    '/api/',
    '/api/hero/x',
    '/api/%2e%2e/etc/passwd',
    '/api/..%2f..%2fetc%2fpasswd',
    '/%00',
    '//evil.example',
  ])('[API-02] %s is a 404 with a detail', async (url) => {
    const app = server();
    const answer = await app.inject({ url, headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
  });

  test('[API-02] an address that cannot be decoded is a 400 with a detail', async () => {
    const app = server();
    const answer = await app.inject('/api/%zz');
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'address-unreadable']);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)(
    '[API-02] %s where only GET is known is a 404 with a detail',
    async (method) => {
      const app = server();
      const answer = await app.inject({ method, url: '/api/hero' });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not-found']);
    },
  );

  test('[API-02] a failure inside says nothing of how it happened', async () => {
    const app = await startApp();
    await app.store.db.schema.dropTable('newsletter_subscription').execute();
    const answer = await subscribe(app, 'secret@example.org');
    expect(answer.statusCode).toBe(500);
    expect(answer.json().code).toBe('internal-error');
  });

  test.each([
    ['not HTTP at all', 'nonsense\r\n\r\n', 400],
    ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('[API-02] %s on the wire gets JSON with a detail', async (_, bytes, status) => {
    const app = await startApp();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const address = app.server.address();
    if (typeof address !== 'object' || !address) throw new Error('not listening');
    const socket = connect(address.port, '127.0.0.1').setEncoding('utf8');
    let received = '';
    socket.on('data', (text) => {
      received += text;
    });
    socket.write(bytes);
    await once(socket, 'close');
    expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '').code).toEqual(expect.any(String));
  });

  test.each([
    ['announced', { 'content-length': 10_000_000 }],
    ['in pieces', { 'transfer-encoding': 'chunked' }],
  ])('[API-02] ten megabytes, %s, get a 413 before they have all come', async (_, length) => {
    const app = await startApp();
    const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/newsletter/subscribe`;
    const headers = { 'content-type': 'application/json', ...length };
    const sending = request(url, { method: 'POST', headers });
    let sent = 0;
    const answered = once(sending, 'response');
    const pieces = async () => {
      for (; sent < 10_000_000; sent += 50_000) {
        if (sending.destroyed) return;
        if (!sending.write('x'.repeat(50_000))) await once(sending, 'drain');
      }
    };
    // The connection may close while the rest is written.
    sending.on('error', () => {});
    void pieces().catch(() => {});
    const [answer] = await answered;
    expect(answer.statusCode).toBe(413);
    expect(sent).toBeLessThan(10_000_000);
    const body = await text(answer);
    expect(JSON.parse(body).code).toBe('body-too-large');
    sending.destroy();
  });
});
