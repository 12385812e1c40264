import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { S3Files } from '../src/files/s3-files.ts';
import { readKycDocuments } from '../src/kyc/records.ts';
import { reencrypt } from '../src/privacy/reencrypt.ts';
import { erasePerson } from '../src/privacy/requests.ts';
import { purgeExpired } from '../src/privacy/retention.ts';
import { startApp } from './support/app.ts';
import { runCommand } from './support/command.ts';
import { temporaryFolder } from './support/folders.ts';
import { applicant, jpeg, pdf, png, putDocument, submitApplication } from './support/kyc.ts';
import { temporaryPlace } from './support/place.ts';
import { s3Server } from './support/s3-server.ts';

const key = (fill: number) => Buffer.alloc(32, fill).toString('base64');
const passport = { kind: 'governmentId', type: 'image/png', bytes: png };
const bill = { kind: 'proofOfAddress', type: 'application/pdf', bytes: pdf };

const rows = (app: FastifyInstance) => app.store.db.selectFrom('kyc_document').select('content').execute();

async function withStorage(more: object = {}) {
  const storage = await s3Server();
  const app = await startApp({ documents: storage.options, ...more });
  const to = await submitApplication(app);
  const send = async (document: typeof passport) => (await putDocument(app, { ...to, ...document })).statusCode;
  const read = async () =>
    (await readKycDocuments(app.store, app.keyring, to.reference)).map(({ kind, type, bytes }) => ({
      kind,
      type,
      bytes,
    }));
  return { app, storage, to, send, read };
}

test('[KYC-05, KYC-04, PRIV-05] documents are in the storage, sealed, and the database has their names only', async () => {
  const { app, storage, to, send, read } = await withStorage();
  expect([await send(passport), await send(bill)]).toEqual([201, 201]);
  expect(await read()).toEqual([passport, bill]);
  const names = [...storage.objects.keys()].sort();
  expect(names).toEqual([
    expect.stringMatching(`^documents/${to.reference}/governmentId/[0-9a-f-]{36}$`),
    expect.stringMatching(`^documents/${to.reference}/proofOfAddress/[0-9a-f-]{36}$`),
  ]);
  for (const stored of storage.objects.values()) {
    expect(stored).toMatch(/^1\.[\w-]{8}\.[\w+/]+=*$/);
    expect(stored).not.toContain(pdf.toString('base64').slice(0, 12));
  }
  for (const { content } of await rows(app)) expect(content).toMatch(/^1\.[\w-]{8}\.@[0-9a-f-]{36}$/);
});

test('[KYC-05] a file sent again takes the place of the one before, there too', async () => {
  const { storage, send, read } = await withStorage();
  await send(passport);
  await send({ ...passport, type: 'image/jpeg', bytes: jpeg });
  expect(storage.objects.size).toBe(1);
  expect(await read()).toEqual([{ ...passport, type: 'image/jpeg', bytes: jpeg }]);
});

test('[KYC-04] a document that was moved to the place of another one does not open', async () => {
  const { storage, send, read } = await withStorage();
  await send(passport);
  await send(bill);
  const [one = '', other = ''] = [...storage.objects.keys()];
  storage.objects.set(one, storage.objects.get(other) ?? '');
  expect((await read()).filter(({ bytes }) => bytes)).toHaveLength(1);
});

test('[KYC-05, API-02] while the storage fails a visitor is asked to come back, and nothing is said to be stored', async () => {
  const { app, storage, send } = await withStorage();
  storage.fail();
  expect(await send(passport)).toBe(503);
  expect(await rows(app)).toEqual([]);
});

test('[KYC-04] erasing a person, and what is past its time, deletes the files', async () => {
  const { app, storage, send } = await withStorage();
  await send(passport);
  storage.objects.set([...storage.objects.keys()][0]?.replace(/[^/]+$/, 'left-behind') ?? '', 'x');
  expect(storage.objects.size).toBe(2);
  await erasePerson(app, applicant.email, { includingKyc: false });
  expect(storage.objects.size).toBe(2);
  await erasePerson(app, applicant.email, { includingKyc: true, dryRun: true });
  expect(storage.objects.size).toBe(2);
  await erasePerson(app, applicant.email, { includingKyc: true });
  expect([...storage.objects]).toEqual([]);
  await putDocument(app, { ...(await submitApplication(app)), ...passport });
  expect(storage.objects.size).toBe(1);
  await purgeExpired(app, new Date('2099-01-01'));
  expect([...storage.objects]).toEqual([]);
  expect(await rows(app)).toEqual([]);
});

test('[KYC-04] when the storage fails nothing is erased, so that it can be tried again', async () => {
  const { app, storage, send } = await withStorage();
  await send(passport);
  storage.fail();
  await expect(erasePerson(app, applicant.email, { includingKyc: true })).rejects.toThrow('storage');
  expect(await rows(app)).toHaveLength(1);
});

test('[KYC-04] a new key seals them again', async () => {
  const { dataDir } = await temporaryPlace();
  const first = await withStorage({ dataDir, encryptionKey: key(1) });
  await first.send(passport);
  const both = await startApp({ dataDir, encryptionKey: `${key(2)},${key(1)}`, documents: first.storage.options });
  expect((await reencrypt(both)).reencrypted).toEqual({ account: 0, kyc_application: 1, kyc_document: 1 });
  expect(first.storage.objects.size).toBe(1);
  const renewed = await startApp({ dataDir, encryptionKey: key(2), documents: first.storage.options });
  const [document] = await readKycDocuments(renewed.store, renewed.keyring, first.to.reference);
  expect(document?.bytes).toEqual(png);
});

test('[KYC-04] `inbox -- show` and `privacy -- erase` reach documents in the storage', async () => {
  const place = await temporaryPlace();
  const { storage, send, to } = await withStorage({ ...place, encryptionKey: key(1) });
  await send(passport);
  const env = { ENCRYPTION_KEY: key(1), ...storage.env };
  const shown = await runCommand('inbox', place, ['show', to.reference, '--to', temporaryFolder()], env);
  expect([shown.code, shown.stderr]).toEqual([0, '']);
  const [file = ''] = shown.stdout.split('\n').filter((line) => line.endsWith('.png'));
  expect(readFileSync(file).equals(png)).toBe(true);
  expect((await runCommand('privacy', place, ['erase', applicant.email, '--including-kyc'], env)).code).toBe(0);
  expect([...storage.objects]).toEqual([]);
});

test('[KYC-04] `documents -- move` moves what is in the database, and without the storage says what to set', async () => {
  const place = await temporaryPlace();
  const app = await startApp({ ...place, encryptionKey: key(1) });
  const to = await submitApplication(app);
  await putDocument(app, { ...to, ...passport });
  const storage = await s3Server();
  const env = { ENCRYPTION_KEY: key(1) };
  expect(await runCommand('documents', place, ['move'], env)).toMatchObject({
    code: 1,
    stderr: 'DOCUMENTS_URL is not set.\n',
  });
  const moved = await runCommand('documents', place, ['move'], { ...env, ...storage.env });
  expect(moved).toEqual({ code: 0, stdout: 'Moved: 1\n', stderr: '' });
  expect(storage.objects.size).toBe(1);
  expect((await runCommand('documents', place, ['move'], { ...env, ...storage.env })).stdout).toBe('Moved: 0\n');
  await expect(readKycDocuments(app.store, app.keyring, to.reference)).rejects.toThrow('set DOCUMENTS_URL');
  const after = await startApp({ ...place, encryptionKey: key(1), documents: storage.options });
  const [document] = await readKycDocuments(after.store, after.keyring, to.reference);
  expect(document?.bytes).toEqual(png);
});

test('[KYC-04] what is not signed with the right key is refused, and its name is not in the error', async () => {
  const { options } = await s3Server();
  const files = new S3Files({ ...options, secretAccessKey: 'wrong' });
  await expect(files.get('secret-name')).rejects.toThrow(/^The storage of documents answered 403$/);
});
