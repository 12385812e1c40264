import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { expect, test } from 'vitest';
import { readKycDocuments } from '../src/kyc/records.ts';
import { startApp } from './support/app.ts';
import { applicant, type Receipt } from './support/kyc.ts';
import { PART, pdfOf } from './support/kyc-parts.ts';
import { temporaryPlace } from './support/place.ts';
import { runServer } from './support/server.ts';

const encryptionKey = Buffer.alloc(32, 3).toString('base64');
const tus = (to: Receipt) => ({ authorization: `Bearer ${to.upload_token}`, 'tus-resumable': '1.0.0' });
const part = { 'content-type': 'application/offset+octet-stream' };

/** Sends the beginning of a part and resolves once the connection is gone. */
function sendBeginning(url: string, headers: Record<string, string>, bytes: Buffer, onSent: () => void) {
  return new Promise<void>((resolve) => {
    const sent = request(url, { method: 'PATCH', headers: { ...headers, 'content-length': PART } });
    sent.on('error', () => resolve());
    sent.write(bytes, onSent);
  });
}

test('[OFF-40] a document goes on after kill -9 in the middle of a part', async () => {
  const place = await temporaryPlace();
  const env = {
    DATA_DIR: place.dataDir,
    ENCRYPTION_KEY: encryptionKey,
    ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
  };
  const first = await runServer(env);
  const created = await fetch(`${first.url}/api/kyc-applications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(applicant),
  });
  const to = (await created.json()) as Receipt; // the documented response
  const bytes = pdfOf(PART * 2 + 10);
  const base = `/api/kyc-applications/${to.reference}/documents/governmentId/uploads`;
  const upload = await fetch(first.url + base, {
    method: 'POST',
    headers: {
      ...tus(to),
      'upload-length': String(bytes.length),
      'upload-metadata': `filetype ${Buffer.from('application/pdf').toString('base64')}`,
    },
  });
  const path = new URL(upload.headers.get('location') ?? '', first.url + base).pathname;
  const send = (url: string, offset: number) =>
    fetch(url + path, {
      method: 'PATCH',
      headers: { ...tus(to), ...part, 'upload-offset': String(offset) },
      body: new Uint8Array(bytes.subarray(offset, offset + PART)),
    });
  expect((await send(first.url, 0)).status).toBe(204);
  const headers = { ...tus(to), ...part, 'upload-offset': String(PART) };
  await sendBeginning(first.url + path, headers, bytes.subarray(PART, PART + 90_000), () => {
    first.child.kill('SIGKILL');
  });
  await first.exited;

  const second = await runServer(env);
  const resumed = await fetch(second.url + path, { method: 'HEAD', headers: tus(to) });
  let offset = Number(resumed.headers.get('upload-offset'));
  expect(offset).toBeGreaterThanOrEqual(PART);
  for (; offset < bytes.length; offset += PART) expect((await send(second.url, offset)).status).toBe(204);
  second.child.kill('SIGTERM');
  await second.exited;

  const app = await startApp({ ...place, encryptionKey });
  const [stored] = await readKycDocuments(app.store, app.keyring, to.reference);
  const hash = (data: Buffer | undefined) => data && createHash('sha256').update(data).digest('hex');
  expect(hash(stored?.bytes)).toBe(hash(bytes));
});
