import { type IncomingMessage, request } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { UploadRules } from '../src/kyc/uploads/limiter.ts';
import { startApp } from './support/app.ts';
import { pdf, putDocument, type Receipt, submitApplication } from './support/kyc.ts';

const MEGABYTE = 1_024 * 1_024;

interface Begun {
  /** The status, `Connection` and `Retry-After` of the response. */
  answer: Promise<[number | undefined, string | undefined, string | undefined]>;
  send(bytes: Buffer): void;
  /** Sends single bytes every few milliseconds. */
  trickle(): void;
  leave(): void;
  isOpen(): boolean;
}

/** Starts to upload a file of four megabytes on a new connection. */
function beginUpload(app: FastifyInstance, to: Receipt): Begun {
  const address = app.server.address();
  if (typeof address !== 'object' || !address) throw new Error('not listening');
  const upload = request({
    host: '127.0.0.1',
    port: address.port,
    method: 'PUT',
    path: `/api/kyc-applications/${to.reference}/documents/governmentId`,
    headers: {
      authorization: `Bearer ${to.upload_token}`,
      'content-type': 'application/pdf',
      'content-length': 4 * MEGABYTE,
    },
  });
  let timer: NodeJS.Timeout | undefined;
  onTestFinished(() => {
    clearInterval(timer);
    upload.destroy();
  });
  const answer = new Promise<IncomingMessage>((resolve) => upload.on('response', resolve)).then(
    ({ statusCode, headers }): Awaited<Begun['answer']> => [statusCode, headers.connection, headers['retry-after']],
  );
  upload.on('error', () => {}); // aborted or ended on purpose
  upload.write(pdf);
  return {
    answer,
    send: (bytes) => void upload.write(bytes),
    trickle: () => {
      timer = setInterval(() => upload.write('x'), 5);
    },
    leave: () => void upload.destroy(),
    isOpen: () => !upload.destroyed,
  };
}

/** No upload is too slow, unless a test says so. */
const patient: Partial<UploadRules> = { graceMs: 0, windowMs: 60_000, minimumSpeed: 0, safeSpeed: 0 };

async function listening(uploads: Partial<UploadRules>) {
  const app = await startApp({ uploads: { ...patient, ...uploads } });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const to = await submitApplication(app);
  const send = async (remoteAddress = '192.0.2.7') => {
    const document = { ...to, kind: 'proofOfAddress', type: 'application/pdf', bytes: pdf };
    const { statusCode, headers } = await putDocument(app, document, { remoteAddress });
    return [statusCode, headers['retry-after']];
  };
  /** Starts an upload and waits until it is admitted. */
  const begun = async () => {
    const before = app.uploadLimiter.size;
    const upload = beginUpload(app, to);
    await expect.poll(() => app.uploadLimiter.size).toBe(before + 1);
    return upload;
  };
  return { app, to, send, begun, begin: () => beginUpload(app, to) };
}

describe('running uploads', () => {
  test('[KYC-05] the token is checked before the body is read', async () => {
    const { app, to } = await listening({});
    const [status] = await beginUpload(app, { ...to, upload_token: '' }).answer;
    expect(status).toBe(401);
  });

  test('[KYC-05] beyond the limit the next upload gets a 503, and is accepted once one has finished', async () => {
    const { send, begun } = await listening({ maxConcurrent: 2, perAddress: 9 });
    const uploads = [await begun(), await begun()];
    expect(await send()).toEqual([503, '60']);
    uploads[0]?.leave();
    await expect.poll(() => send()).toEqual([201, undefined]);
    expect(uploads[1]?.isOpen()).toBe(true);
  });

  test('[KYC-05] one address has two of sixteen, so one visitor does not lock out the others', async () => {
    const { send, begin } = await listening({});
    const uploads = Array.from({ length: 16 }, begin);
    const refused: Awaited<Begun['answer']>[] = [];
    for (const { answer } of uploads) void answer.then((given) => refused.push(given));
    await expect.poll(() => refused.length).toBe(14);
    expect(new Set(refused.map(([status]) => status))).toEqual(new Set([503]));
    expect(await send('127.0.0.1')).toEqual([503, '60']);
    expect(await send()).toEqual([201, undefined]);
  });

  test('[KYC-05] a trickling upload is ended with a 408 and makes room', async () => {
    const { send, begin } = await listening({ maxConcurrent: 1, graceMs: 100, windowMs: 100, minimumSpeed: 10_000 });
    const slow = begin();
    slow.trickle();
    expect(await slow.answer).toEqual([408, 'close', undefined]);
    await expect.poll(() => send()).toEqual([201, undefined]);
  });

  test('[KYC-05] a fast upload is not ended, however long it takes', async () => {
    const { begin } = await listening({ graceMs: 50, windowMs: 50, minimumSpeed: 1 });
    const slow = begin();
    slow.trickle();
    let ended = false;
    void slow.answer.then(() => {
      ended = true;
    });
    const other = begin();
    const [status] = await other.answer; // it sends nothing more
    expect([status, ended]).toEqual([408, false]);
  });

  test('[KYC-05] at the limit the slowest upload is ended with a 503 for the new one', async () => {
    const { send, begun } = await listening({ maxConcurrent: 2, perAddress: 9, safeSpeed: Number.POSITIVE_INFINITY });
    const [slowest, faster] = [await begun(), await begun()];
    faster.send(Buffer.alloc(MEGABYTE));
    expect(await send()).toEqual([201, undefined]);
    expect(await slowest.answer).toEqual([503, 'close', '60']);
    expect(faster.isOpen()).toBe(true);
  });

  test('[KYC-05] at the limit of an address its own slowest upload is ended, so that a broken one can be retried', async () => {
    const { send, begun } = await listening({ perAddress: 1, safeSpeed: Number.POSITIVE_INFINITY });
    const broken = await begun();
    expect(await send('127.0.0.1')).toEqual([201, undefined]);
    expect(await broken.answer).toEqual([503, 'close', '60']);
  });
});
