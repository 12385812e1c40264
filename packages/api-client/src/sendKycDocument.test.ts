import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendKycDocument } from './base/sendKycDocument.ts';
import { readError } from './errors.ts';

/** The part of XMLHttpRequest that is used. */
class FakeRequest {
  static last: FakeRequest;
  headers: Record<string, string> = {};
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  status = 0;
  responseText = '';
  retryAfter: string | null = null;
  opened: string[] = [];
  body: unknown;
  constructor() {
    FakeRequest.last = this;
  }
  open(...args: string[]) {
    this.opened = args;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader(name: string) {
    return name === 'retry-after' ? this.retryAfter : null;
  }
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.onabort();
  }
  answer(status: number, text: string, retryAfter: string | null = null) {
    Object.assign(this, { status, responseText: text, retryAfter });
    this.onload();
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest));
afterEach(() => vi.unstubAllGlobals());

const file = new Blob(['%PDF-'], { type: 'application/pdf' });
const upload = { reference: 'NZ-K-2026-7K3Q9X', uploadToken: 'secret', kind: 'governmentId' as const, file };
const document = { kind: 'governmentId', size: 5, received_at: '2026-06-01T08:31:00.000Z', state: 'received' };

test('sends the file itself with its type and token, and reports progress', async () => {
  const onProgress = vi.fn();
  const sent = sendKycDocument(upload, { baseUrl: '/api/', lang: 'fr', onProgress });
  const request = FakeRequest.last;
  expect(request.opened).toEqual(['PUT', '/api/kyc-applications/NZ-K-2026-7K3Q9X/documents/governmentId']);
  expect(request.headers).toEqual({
    'content-type': 'application/pdf',
    authorization: 'Bearer secret',
    'accept-language': 'fr',
  });
  expect(request.body).toBe(file);
  request.upload.onprogress?.({ loaded: 2, total: 5 });
  expect(onProgress).toHaveBeenCalledWith(40);
  request.answer(201, JSON.stringify(document));
  expect(await sent).toEqual({ data: document });
});

test.each([
  [413, { status: 413, detail: 'Too large', fields: [] }, null],
  [429, { status: 429, detail: 'Too large', fields: [], retryAfter: 30 }, '30'],
])('a refusal with %i is read like that of any other call', async (status, error, retryAfter) => {
  const sent = sendKycDocument(upload);
  FakeRequest.last.answer(status, '{"detail":"Too large"}', retryAfter);
  expect(readError((await sent).error)).toEqual(error);
});

test('an HTML page instead of a response is an error with its status', async () => {
  const sent = sendKycDocument(upload);
  FakeRequest.last.answer(502, '<html>');
  expect(readError((await sent).error)).toEqual({ status: 502, fields: [] });
});

test('a connection that breaks, and one that is stopped, have no status', async () => {
  const sent = sendKycDocument(upload);
  FakeRequest.last.onerror();
  expect(readError((await sent).error).status).toBeNull();
  const controller = new AbortController();
  const stopped = sendKycDocument(upload, { signal: controller.signal });
  controller.abort();
  expect(readError((await stopped).error).status).toBeNull();
  expect(readError((await sendKycDocument(upload, { signal: controller.signal })).error).status).toBeNull();
});
