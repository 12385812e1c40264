import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readError } from './errors.ts';
import { forgetUploads, sendKycDocumentInParts } from './uploads.ts';

// In Node the package has another build, without files of a browser.
vi.mock('tus-js-client', () => import('tus-js-client/lib.es5/browser/index.js' as string));

const PART = 256 * 1_024;
const document = { kind: 'governmentId', size: 5, received_at: '2026-06-01T08:31:00.000Z', state: 'received' };
const base = '/api/kyc-applications/NZ-K-2026-7K3Q9X/documents/governmentId/uploads';

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
}

/** A connection that breaks, an upload that is deleted before the request, or a status. */
type Failure = 'before' | 'half' | 'after' | 'gone' | number;

/** A server of the tus protocol with one upload, behind a connection that may break. */
const server = {
  size: 0,
  sent: [] as Sent[],
  stored: [] as Uint8Array[],
  exists: false,
  /** What happens to the next requests instead of a response. */
  breaks: [] as (Failure | undefined)[],
  isSupported: true,
};

const offset = () => server.stored.reduce((total, { length }) => total + length, 0);

async function respond(
  { method, headers }: Sent,
  body: Blob | null,
): Promise<[number, Record<string, string>, string]> {
  if (method === 'POST') {
    if (!server.isSupported) return [404, {}, '{"detail":"Not found"}'];
    Object.assign(server, { exists: true, stored: [], size: Number(headers['upload-length']) });
    return [201, { location: 'uploads/1' }, ''];
  }
  if (method === 'PUT') return [201, {}, JSON.stringify(document)];
  if (!server.exists) return [404, {}, '{"detail":"What arrived is no longer there."}'];
  if (method === 'PATCH') {
    if (Number(headers['upload-offset']) !== offset()) return [409, {}, '{}'];
    server.stored.push(new Uint8Array(await (body as Blob).arrayBuffer()));
  }
  const { size } = server;
  const done = offset() === size && { 'upload-result': JSON.stringify(document) };
  return [
    method === 'HEAD' ? 200 : 204,
    { 'upload-offset': String(offset()), 'upload-length': String(size), ...done },
    '',
  ];
}

/** The part of XMLHttpRequest that is used. */
class FakeRequest {
  upload = {};
  status = 0;
  responseText = '';
  onload = () => {};
  onerror = (_: unknown) => {};
  onabort = () => {};
  #request: Sent = { method: '', path: '', headers: {} };
  #headers: Record<string, string> = {};
  #isAborted = false;
  open(method: string, url: string) {
    this.#request = { method, path: new URL(url, 'http://nzete.test').pathname, headers: {} };
  }
  setRequestHeader(name: string, value: string) {
    this.#request.headers[name.toLowerCase()] = value;
  }
  getResponseHeader = (name: string) => this.#headers[name.toLowerCase()] ?? null;
  abort() {
    this.#isAborted = true;
  }
  async send(body: Blob | null) {
    server.sent.push(this.#request);
    const failure = server.breaks.shift();
    if (failure === 'gone') server.exists = false;
    if (failure === 'half' && body) await respond(this.#request, body.slice(0, body.size / 2));
    if (failure === 'after') await respond(this.#request, body);
    const answer =
      typeof failure === 'number'
        ? ([failure, {}, '{"detail":"Wait"}'] as const)
        : (failure === undefined || failure === 'gone') && (await respond(this.#request, body));
    await Promise.resolve();
    if (this.#isAborted) return;
    if (!answer) return this.onerror(new Error('The connection broke'));
    [this.status, this.#headers, this.responseText] = answer;
    this.onload();
  }
}

class FakeStorage {
  items = new Map<string, string>();
  getItem = (name: string) => this.items.get(name) ?? null;
  setItem = (name: string, value: string) => void this.items.set(name, value);
  removeItem = (name: string) => void this.items.delete(name);
}

let storage = new FakeStorage();
const bytes = new Uint8Array(PART * 2 + 100).map((_, index) => index * 7 + (index >> 8));
const file = new File([bytes], 'ada-mbo-passport.pdf', { type: 'application/pdf' });
const upload = { reference: 'NZ-K-2026-7K3Q9X', uploadToken: 'secret', kind: 'governmentId' as const, file };

beforeEach(() => {
  storage = new FakeStorage();
  Object.assign(server, { sent: [], stored: [], exists: false, breaks: [], isSupported: true });
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('location', { href: 'http://nzete.test/partners' });
  // Delays between attempts.
  vi.stubGlobal('setTimeout', setImmediate);
});

afterEach(() => {
  forgetUploads();
  vi.unstubAllGlobals();
});

const methods = () => server.sent.map(({ method }) => method);
const arrived = () => Buffer.concat(server.stored).equals(Buffer.from(bytes));

test('[OFF-43] sends parts of 256 kB with the token and the language, and reports progress', async () => {
  const onProgress = vi.fn();
  expect(await sendKycDocumentInParts(upload, { lang: 'fr', onProgress })).toEqual({ data: document });
  expect(methods()).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH']);
  expect(arrived()).toBe(true);
  const [create, ...parts] = server.sent;
  expect(create).toMatchObject({
    path: base,
    headers: { authorization: 'Bearer secret', 'accept-language': 'fr', 'upload-length': String(bytes.length) },
  });
  expect(create?.headers['upload-metadata']).toBe(`filetype ${btoa('application/pdf')}`);
  expect(new Set(parts.map(({ path }) => path))).toEqual(new Set([`${base}/1`]));
  expect(onProgress).toHaveBeenLastCalledWith(100);
});

test('[OFF-43] goes on by itself where connections broke', async () => {
  server.breaks = ['before', undefined, 'half', 'before', undefined, 'after'];
  expect(await sendKycDocumentInParts(upload)).toEqual({ data: document });
  expect(arrived()).toBe(true);
  expect(server.sent.filter(({ path }) => path === base)).toHaveLength(2); // the first did not arrive
});

test('[OFF-43] after the last response was lost, it is asked for', async () => {
  server.breaks = [undefined, undefined, undefined, 'after'];
  expect(await sendKycDocumentInParts(upload)).toEqual({ data: document });
  expect(methods()).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH', 'HEAD']);
});

test('[OFF-43] after a minute and a half without progress it is a network error, and the same file goes on later', async () => {
  server.breaks = [undefined, undefined, ...Array<Failure>(9).fill('before')];
  expect(readError((await sendKycDocumentInParts(upload)).error).status).toBeNull();
  server.sent = [];
  expect(await sendKycDocumentInParts(upload)).toEqual({ data: document });
  expect(methods()).toEqual(['HEAD', 'PATCH', 'PATCH']);
  expect(arrived()).toBe(true);
});

test('[OFF-44, PRIV-41] after a reload the same file goes on; the device has neither its name nor the token', async () => {
  server.breaks = [undefined, undefined, ...Array<Failure>(9).fill('before')];
  await sendKycDocumentInParts(upload);
  const kept = JSON.stringify([...storage.items]);
  expect(kept).toContain(`${base}/1`);
  expect(kept).not.toMatch(/ada-mbo|secret/);
  const items = new Map(storage.items);
  forgetUploads(); // what only the page knew
  storage.items = items;
  server.sent = [];
  expect(await sendKycDocumentInParts(upload)).toEqual({ data: document });
  expect(methods()).toEqual(['HEAD', 'PATCH', 'PATCH']);
  expect(storage.items.size).toBe(0);
});

test('[OFF-44] another file, another application and a day later begin at zero', async () => {
  server.breaks = [undefined, undefined, ...Array<Failure>(9).fill('before')];
  await sendKycDocumentInParts(upload);
  const items = new Map(storage.items);
  const other = new File([bytes.map((byte) => byte + 1)], file.name, { type: file.type });
  for (const changed of [{ file: other }, { reference: 'NZ-K-2026-7K3Q9Y' }]) {
    server.sent = [];
    await sendKycDocumentInParts({ ...upload, ...changed });
    expect(methods()[0]).toBe('POST');
  }
  forgetUploads();
  storage.items = items;
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 3_600_000);
  server.sent = [];
  await sendKycDocumentInParts(upload);
  expect(methods()[0]).toBe('POST');
});

test('[OFF-44] nothing is kept on a device that others use', async () => {
  server.breaks = [undefined, undefined, ...Array<Failure>(9).fill('before')];
  await sendKycDocumentInParts(upload, { isRemembered: false });
  expect(storage.items.size).toBe(0);
  expect(await sendKycDocumentInParts(upload, { isRemembered: false })).toEqual({ data: document });
});

test('[OFF-43] an upload that the server has deleted begins again', async () => {
  server.breaks = [undefined, undefined, 'gone'];
  expect(await sendKycDocumentInParts(upload)).toEqual({ data: document });
  expect(arrived()).toBe(true);
});

test.each([401, 413, 422, 429])(
  '[OFF-43] a refusal with %i is not repeated, and is read like that of any call',
  async (status) => {
    server.breaks = [status];
    const { error } = await sendKycDocumentInParts(upload);
    expect(readError(error)).toMatchObject({ status, detail: 'Wait' });
    expect(server.sent).toHaveLength(1);
  },
);

test('[OFF-45] a server without these calls gets the document in one request', async () => {
  server.isSupported = false;
  expect(await sendKycDocumentInParts(upload)).toEqual({ data: document });
  expect(server.sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `POST ${base}`,
    'PUT /api/kyc-applications/NZ-K-2026-7K3Q9X/documents/governmentId',
  ]);
});

test('[OFF-43] stops when it is aborted', async () => {
  const controller = new AbortController();
  const sending = sendKycDocumentInParts(upload, { signal: controller.signal });
  controller.abort();
  expect(readError((await sending).error).status).toBeNull();
  expect(readError((await sendKycDocumentInParts(upload, { signal: controller.signal })).error).status).toBeNull();
  expect(arrived()).toBe(false);
});
