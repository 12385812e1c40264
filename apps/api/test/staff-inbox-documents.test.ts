import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readActions } from '../src/audit/actions.ts';
import type { ScanState } from '../src/submissions/kind.ts';
import { png, submitApplication } from './support/kyc.ts';
import { pdfWith } from './support/pdfs.ts';
import { sendDocument, signInStaff, withDocument } from './support/staff-inbox.ts';

const white = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#fff' } });

const scanned = (app: FastifyInstance, scan: ScanState) =>
  app.store.db.updateTable('kyc_document').set({ scan }).execute();

test('[STAFF-14] a picture is encoded again, without what was hidden in it, and marked with who looks and when', async () => {
  const bytes = await white(1_200, 800)
    .jpeg()
    .withExif({ IFD0: { Artist: 'A hidden name' } })
    .toBuffer();
  expect(bytes.includes('A hidden name')).toBe(true);
  const { app, open, reference } = await withDocument({ type: 'image/jpeg', bytes });
  const answer = await open();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': `inline; filename="${reference}-governmentId.webp"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(answer.rawPayload.includes('A hidden name')).toBe(false);
  const shown = await sharp(answer.rawPayload).metadata();
  expect(shown).toMatchObject({ format: 'webp', width: 1_200, height: 800 });
  expect(shown).not.toHaveProperty('exif');
  // The mark is in each quarter of the picture, which was white.
  for (const [left, top] of [
    [0, 0],
    [600, 0],
    [0, 400],
    [600, 400],
  ] as const) {
    const { channels } = await sharp(answer.rawPayload).extract({ left, top, width: 600, height: 400 }).stats();
    expect(channels[1]?.min).toBeLessThan(200);
    expect(channels[1]?.mean).toBeGreaterThan(200);
  }
  expect(await readActions(app.store, reference)).toMatchObject([
    { who: 'amani', action: 'opened', reason: 'governmentId' },
  ]);
});

test('[STAFF-14] ASVS 5.2.6: a large scan comes smaller, and a file that is no picture or claims too many pixels does not come', async () => {
  const large = await white(5_000, 2_500).png().toBuffer();
  const { app, open, reference } = await withDocument({ type: 'image/png', bytes: large });
  expect(await sharp((await open()).rawPayload).metadata()).toMatchObject({ width: 2_400, height: 1_200 });
  const huge = await white(12_000, 6_000).png().toBuffer();
  for (const bytes of [png, huge]) {
    const receipt = await submitApplication(app);
    await sendDocument(app, receipt, { type: 'image/png', bytes });
    const amani = await signInStaff(app, 'administrator', `admin-${bytes.length}`);
    const answer = await amani.get(`/inbox/${receipt.reference}/documents/governmentId`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'document-not-found']);
  }
  expect((await open()).statusCode).toBe(200);
  expect(reference).toMatch(/^NZ-K-/);
});

test('[STAFF-15] ASVS 5.4.2: a PDF comes in a sandbox, with a name that its sender did not choose', async () => {
  const { open, reference } = await withDocument({ type: 'application/pdf', bytes: await pdfWith(() => {}) });
  const answer = await open();
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${reference}-governmentId.pdf"`,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'self'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('[STAFF-15] nothing is shown while it is scanned, nor if it is infected, and only reviewers and administrators look', async () => {
  const pdf = await pdfWith(() => {});
  const { app, amani, open, reference } = await withDocument({ type: 'application/pdf', bytes: pdf });
  await scanned(app, 'waiting');
  expect((await open()).statusCode).toBe(409);
  await scanned(app, 'infected');
  expect((await open()).statusCode).toBe(404);
  await scanned(app, 'clean');
  expect((await open()).statusCode).toBe(200);
  for (const role of ['reader', 'editor'] as const) {
    expect([role, (await open(await signInStaff(app, role))).statusCode]).toEqual([role, 403]);
  }
  expect((await amani.get(`/inbox/${reference}/documents/other`)).statusCode).toBe(404);
  expect((await amani.get(`/inbox/${reference}/documents/..%2Fx`)).statusCode).toBe(422);
  expect(await readActions(app.store, reference)).toHaveLength(1);
  expect((await amani.get(`/inbox/${reference}`)).json().documents).toMatchObject([
    { kind: 'governmentId', type: 'application/pdf', size: pdf.length, scan: 'clean' },
  ]);
});
