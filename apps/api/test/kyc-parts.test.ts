import { createHash } from 'node:crypto';
import { request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readKycDocuments } from '../src/kyc/records.ts';
import { purgeExpired } from '../src/privacy/retention.ts';
import { startApp } from './support/app.ts';
import { clamdServer } from './support/clamd-server.ts';
import { eicar } from './support/eicar.ts';
import { jpeg, pdf, png, type Receipt, submitApplication } from './support/kyc.ts';
import { PART, partsOf, pdfOf } from './support/kyc-parts.ts';
import { s3Server } from './support/s3-server.ts';

const MEGABYTE = 1_024 * 1_024;
const hash = (bytes: Buffer | undefined) => bytes && createHash('sha256').update(bytes).digest('hex');

async function started(options: Parameters<typeof startApp>[0] = {}) {
  const app = await startApp(options);
  const to = await submitApplication(app);
  const stored = async () => {
    const documents = await readKycDocuments(app.store, app.keyring, to.reference);
    return Object.fromEntries(documents.map(({ kind, bytes }) => [kind, hash(bytes)]));
  };
  const rows = async () => ({
    uploads: (await app.store.db.selectFrom('kyc_upload').select('id').execute()).length,
    parts: (await app.store.db.selectFrom('kyc_upload_part').select('id').execute()).length,
  });
  return { app, to, stored, rows, ...partsOf(app, to) };
}

/** Sends the beginning of a part over a connection that then breaks. */
async function breakPart(app: FastifyInstance, to: Receipt, url: string, offset: number, sent: Buffer) {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('not listening');
  const part = request({
    host: '127.0.0.1',
    port: address.port,
    method: 'PATCH',
    path: url,
    headers: {
      authorization: `Bearer ${to.upload_token}`,
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'content-length': PART,
      'upload-offset': offset,
    },
  });
  onTestFinished(() => void part.destroy());
  part.on('error', () => {}); // broken on purpose
  part.write(sent);
  await expect.poll(() => app.uploadLimiter.size).toBe(1);
  return part;
}

describe('a document in parts', () => {
  test('[OFF-40] five megabytes in parts arrive whole, and no part stays', async () => {
    const { begin, sendAll, stored, rows } = await started();
    const bytes = pdfOf(5 * MEGABYTE);
    const url = await begin(bytes.length);
    const { statusCode, headers } = await sendAll(url, bytes);
    expect([statusCode, headers['upload-offset']]).toEqual([204, String(bytes.length)]);
    expect(JSON.parse(String(headers['upload-result']))).toEqual({
      kind: 'governmentId',
      size: bytes.length,
      received_at: expect.stringMatching(/Z$/),
      state: 'received',
    });
    expect(await stored()).toEqual({ governmentId: hash(bytes) });
    expect(await rows()).toEqual({ uploads: 1, parts: 0 });
  });

  test('[OFF-40] the parts are encrypted while the rest is on its way', async () => {
    const { app, begin, patch } = await started();
    const bytes = pdfOf(PART * 2);
    await patch(await begin(bytes.length), 0, bytes.subarray(0, PART));
    const { content } = await app.store.db.selectFrom('kyc_upload_part').select('content').executeTakeFirstOrThrow();
    expect(content).toMatch(/^1\.[\w-]{8}\.[\w+/]+=*$/);
    expect(content).not.toContain(pdf.toString('base64').slice(0, 12));
  });

  test('[OFF-40] what arrived of a part before its connection broke is kept', async () => {
    const { app, to, begin, head, sendAll, stored } = await started();
    const bytes = pdfOf(PART + 1_000);
    const url = await begin(bytes.length);
    const part = await breakPart(app, to, url, 0, bytes.subarray(0, 100_000));
    await expect.poll(() => part.socket?.writableLength).toBe(0);
    part.destroy();
    const offset = async () => Number((await head(url)).headers['upload-offset']);
    await expect.poll(offset).toBe(100_000);
    expect((await sendAll(url, bytes, 100_000)).statusCode).toBe(204);
    expect(await stored()).toEqual({ governmentId: hash(bytes) });
  });

  test('[OFF-40] a dead connection does not hold the upload', async () => {
    const { app, to, begin, head, sendAll, stored } = await started();
    const bytes = pdfOf(PART + 1_000);
    const url = await begin(bytes.length);
    await breakPart(app, to, url, 0, bytes.subarray(0, 100_000)); // it stays open and silent
    const offset = Number((await head(url)).headers['upload-offset']);
    expect((await sendAll(url, bytes, offset)).statusCode).toBe(204);
    expect(await stored()).toEqual({ governmentId: hash(bytes) });
  });

  test('[OFF-40] both documents at once, and two uploads of one', async () => {
    const { begin, patch, stored } = await started({ uploads: { perAddress: 3 } });
    const [id, address, again] = [pdfOf(PART + 10), pdfOf(PART + 20), pdfOf(PART + 30)];
    const uploads = [
      { bytes: id, url: await begin(id.length) },
      { bytes: address, url: await begin(address.length, 'proofOfAddress') },
      { bytes: again, url: await begin(again.length) },
    ];
    await Promise.all(uploads.map(({ url, bytes }) => patch(url, 0, bytes.subarray(0, PART))));
    for (const { url, bytes } of uploads) {
      expect((await patch(url, PART, bytes.subarray(PART))).statusCode).toBe(204);
    }
    expect(await stored()).toEqual({ governmentId: hash(again), proofOfAddress: hash(address) });
  });

  test('[OFF-40] the same part twice at once counts once', async () => {
    const { begin, patch, head, sendAll, stored } = await started();
    const bytes = pdfOf(PART * 2);
    const url = await begin(bytes.length);
    const answers = await Promise.all([0, 0].map((at) => patch(url, at, bytes.subarray(0, PART))));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
    expect((await head(url)).headers['upload-offset']).toBe(String(PART));
    await sendAll(url, bytes, PART);
    expect(await stored()).toEqual({ governmentId: hash(bytes) });
  });

  test('[OFF-40] another server goes on with it', async () => {
    const { app, to, begin, patch, stored } = await started();
    const bytes = pdfOf(PART + 10);
    const url = await begin(bytes.length);
    await patch(url, 0, bytes.subarray(0, PART));
    const { createUploadServer } = await import('../src/kyc/uploads/server.ts');
    const other = createUploadServer(app);
    const { Readable } = await import('node:stream');
    const name = `${to.reference}/governmentId/${url.split('/').at(-1)}`;
    await other.store.write(Readable.from([bytes.subarray(PART)]), name, PART);
    expect(await stored()).toEqual({ governmentId: hash(bytes) });
  });

  test('[OFF-40] a client that missed the last response asks, and gets it', async () => {
    const { begin, patch, head } = await started();
    const url = await begin(pdf.length);
    const last = await patch(url, 0, pdf);
    const { headers } = await head(url);
    expect(headers).toMatchObject({
      'upload-offset': String(pdf.length),
      'upload-length': String(pdf.length),
      'upload-result': last.headers['upload-result'],
    });
  });

  test('[OFF-40] with an object storage the document is there, and was never there in parts', async () => {
    const storage = await s3Server();
    const { begin, sendAll, stored } = await started({ documents: storage.options });
    const bytes = pdfOf(PART + 10);
    await sendAll(await begin(bytes.length), bytes);
    expect(storage.objects.size).toBe(1);
    expect(await stored()).toEqual({ governmentId: hash(bytes) });
  });

  test('[OFF-40] if it cannot be stored, the last part is sent again, and the document arrives', async () => {
    const { app, begin, patch, head, stored } = await started();
    const bytes = pdfOf(PART + 10);
    const url = await begin(bytes.length);
    await patch(url, 0, bytes.subarray(0, PART));
    const { documents } = app;
    const { scan } = documents;
    documents.scan = async () => {
      throw Object.assign(new Error('The storage of documents cannot be reached'), { statusCode: 503 });
    };
    expect((await patch(url, PART, bytes.subarray(PART))).statusCode).toBe(503);
    expect((await head(url)).headers['upload-offset']).toBe(String(PART));
    documents.scan = scan;
    expect((await patch(url, PART, bytes.subarray(PART))).statusCode).toBe(204);
    expect(await stored()).toEqual({ governmentId: hash(bytes) });
  });
});

describe('what is refused changes nothing', () => {
  test.each([
    ['without a token', { authorization: '' }, 401, 'upload-link-invalid'],
    ['without the version', { 'tus-resumable': '' }, 412, 'upload-protocol-other'],
    ['without a length', { 'upload-length': '' }, 400, 'upload-request-invalid'],
    ['of a length that is no number', { 'upload-length': '5MB' }, 400, 'upload-request-invalid'],
    ['over five megabytes', { 'upload-length': String(5 * MEGABYTE + 1) }, 413, 'body-too-large'],
    [
      'of a length that comes later',
      { 'upload-length': '', 'upload-defer-length': '1' },
      400,
      'upload-request-invalid',
    ],
    ['of nothing', { 'upload-length': '0' }, 422, 'file-type-wrong'],
    ['without a type', { 'upload-metadata': '' }, 400, 'upload-request-invalid'],
    ['of another type', { 'upload-metadata': 'filetype dGV4dC9odG1s' }, 415, 'content-type-wrong'],
    ['with broken metadata', { 'upload-metadata': 'filetype !!' }, 400, 'upload-request-invalid'],
    ['from another site', { origin: 'https://elsewhere.example' }, 403, 'other-site'],
  ])('[OFF-41] an upload %s', async (_, headers, status, code) => {
    const { create, rows } = await started();
    const answer = await create(1_000, 'governmentId', 'application/pdf', headers);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(await rows()).toEqual({ uploads: 0, parts: 0 });
  });

  test('[OFF-41] an upload for a document that is not asked for', async () => {
    const { create } = await started();
    expect((await create(1_000, 'passport')).statusCode).toBe(422);
  });

  const upload = pdfOf(1_000);
  test.each([
    ['at a wrong offset', 5, upload, {}, 409, 'upload-offset-wrong'],
    ['without an offset', 0, upload, { 'upload-offset': '' }, 400, 'upload-request-invalid'],
    ['longer than the document', 0, pdfOf(1_001), {}, 413, 'body-too-large'],
    ['longer than 256 kB', 0, pdfOf(PART + 1), {}, 413, 'body-too-large'],
    ['of another content type', 0, upload, { 'content-type': 'application/pdf' }, 415, 'content-type-wrong'],
  ])('[OFF-41] a part %s', async (_, offset, bytes, headers, status, code) => {
    const { begin, patch, head, rows } = await started();
    const url = await begin(upload.length);
    const answer = await patch(url, offset, bytes, headers);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect((await head(url)).headers['upload-offset']).toBe('0');
    expect(await rows()).toEqual({ uploads: 1, parts: 0 });
  });

  test('[OFF-41] the upload of another application, and of the other document', async () => {
    const { app, begin, head } = await started();
    const url = await begin(1_000);
    const other = await submitApplication(app);
    const foreign = partsOf(app, other);
    expect((await foreign.head(url)).statusCode).toBe(401);
    const id = url.split('/').at(-1);
    const moved = `/api/kyc-applications/${other.reference}/documents/governmentId/uploads/${id}`;
    expect((await foreign.patch(moved, 0, upload)).statusCode).toBe(404);
    expect((await head(url.replace('governmentId', 'proofOfAddress'))).statusCode).toBe(404);
  });

  test('[OFF-41] a complete upload takes nothing more, and its document cannot be removed with it', async () => {
    const { begin, patch, remove, stored } = await started();
    const url = await begin(pdf.length);
    await patch(url, 0, pdf);
    expect((await patch(url, 0, pdf)).statusCode).toBe(409);
    expect((await patch(url, pdf.length, pdf)).statusCode).toBe(413);
    expect((await remove(url)).statusCode).toBe(400);
    expect(await stored()).toEqual({ governmentId: hash(pdf) });
  });

  test.each([
    ['a PNG as a PDF', 'application/pdf', png],
    ['a JPEG as a PNG', 'image/png', jpeg],
  ])('[OFF-41] %s is refused when it is complete, and what arrived is deleted', async (_, type, bytes) => {
    const { begin, patch, head, stored, rows } = await started();
    const url = await begin(bytes.length, 'governmentId', type);
    await patch(url, 0, bytes.subarray(0, 6));
    const answer = await patch(url, 6, bytes.subarray(6));
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'file-type-wrong']);
    expect((await head(url)).statusCode).toBe(404);
    expect([await stored(), await rows()]).toEqual([{}, { uploads: 0, parts: 0 }]);
  });

  test('[OFF-41, KYC-05] a virus across two parts is found', async () => {
    const clamd = await clamdServer();
    const { begin, patch, stored, rows } = await started({ clamdUrl: clamd.url });
    const bytes = Buffer.concat([pdf, eicar]);
    const url = await begin(bytes.length);
    await patch(url, 0, bytes.subarray(0, pdf.length + 20));
    expect((await patch(url, pdf.length + 20, bytes.subarray(pdf.length + 20))).statusCode).toBe(422);
    expect([await stored(), await rows()]).toEqual([{}, { uploads: 0, parts: 0 }]);
  });

  test('[OFF-41] documents in parts and whole ones have one limit', async () => {
    const day = { max: 2, timeWindow: 86_400_000 };
    const { create } = await started({ rateLimits: { upload: day } });
    const statuses = [await create(10), await create(10), await create(10)].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([201, 201, 429]);
  });
});

describe('how long parts are kept', () => {
  const dayAgo = new Date(Date.now() - 24 * 3_600_000 - 1_000).toISOString();

  async function expired() {
    const test = await started();
    const url = await test.begin(PART + 10);
    await test.patch(url, 0, pdfOf(PART));
    await test.app.store.db.updateTable('kyc_upload').set({ created_at: dayAgo }).execute();
    return { ...test, url };
  }

  test('[OFF-42] after a day an upload has expired, and says so', async () => {
    const { url, head, patch } = await expired();
    expect((await head(url)).statusCode).toBe(410);
    const answer = await patch(url, PART, Buffer.alloc(10));
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'upload-gone']);
  });

  test('[OFF-42] it is then deleted with its parts', async () => {
    const { app, rows } = await expired();
    const { createUploadServer } = await import('../src/kyc/uploads/server.ts');
    expect(await createUploadServer(app).server.cleanUpExpiredUploads()).toBe(1);
    expect(await rows()).toEqual({ uploads: 0, parts: 0 });
  });

  test('[OFF-42, PRIV-05] and by the command that deletes what is past its time', async () => {
    const { app, rows } = await expired();
    expect(await purgeExpired({ store: app.store, keyring: app.keyring })).toMatchObject({ kyc_upload: 1 });
    expect(await rows()).toEqual({ uploads: 0, parts: 0 });
  });

  test('[OFF-42, PRIV-05] with its application', async () => {
    const { app, begin, patch, rows } = await started();
    await patch(await begin(PART + 10), 0, pdfOf(PART));
    await app.store.db.deleteFrom('kyc_application').execute();
    expect(await rows()).toEqual({ uploads: 0, parts: 0 });
  });

  test('[OFF-42] the client can delete it', async () => {
    const { begin, patch, remove, head, rows } = await started();
    const url = await begin(PART + 10);
    await patch(url, 0, pdfOf(PART));
    expect((await remove(url)).statusCode).toBe(204);
    expect((await head(url)).statusCode).toBe(404);
    expect(await rows()).toEqual({ uploads: 0, parts: 0 });
  });

  test('[OFF-42] with a damaged part it begins again', async () => {
    const { app, begin, patch, head } = await started();
    const url = await begin(PART + 10);
    await patch(url, 0, pdfOf(PART));
    await app.store.db.updateTable('kyc_upload_part').set({ content: '1.damaged_.AAAA' }).execute();
    expect((await patch(url, PART, Buffer.alloc(10))).statusCode).toBe(410);
    expect((await head(url)).statusCode).toBe(404);
  });
});
