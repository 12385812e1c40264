import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AppOptions } from '../src/app.ts';
import { scanCounts } from '../src/kyc/documents/scan-queue.ts';
import { DocumentScanner } from '../src/kyc/documents/scanner.ts';
import { readKycDocuments } from '../src/kyc/records.ts';
import { startApp } from './support/app.ts';
import { clamdServer } from './support/clamd-server.ts';
import { runCommand } from './support/command.ts';
import { eicar } from './support/eicar.ts';
import { temporaryFolder } from './support/folders.ts';
import { jpeg, pdf, png, putDocument, submitApplication } from './support/kyc.ts';
import { temporaryPlace } from './support/place.ts';
import { s3Server } from './support/s3-server.ts';

const encryptionKey = Buffer.alloc(32, 1).toString('base64');
const passport = { kind: 'governmentId', type: 'image/png', bytes: png };
const infected = { kind: 'governmentId', type: 'application/pdf', bytes: Buffer.concat([pdf, eicar]) };
const mail = {
  url: 'smtp://127.0.0.1:9',
  from: { name: '', address: 'hello@nzete.example' },
  staff: { name: '', address: 'staff@nzete.example' },
  staffLanguage: 'en' as const,
  publicUrl: 'https://nzete.example',
};

/** An application to a server with a scanner. */
async function scanned(options: Partial<AppOptions> = {}) {
  const clamd = await clamdServer();
  const place = await temporaryPlace();
  const app = await startApp({ ...place, encryptionKey, clamdUrl: clamd.url, mail, ...options });
  const to = await submitApplication(app);
  const scanner = new DocumentScanner(clamd.url, app);
  return {
    clamd,
    place,
    app,
    to,
    scanner,
    env: { ENCRYPTION_KEY: encryptionKey, CLAMD_URL: clamd.url },
    send: (document: typeof passport, query = '') =>
      putDocument(app, { ...to, ...document, kind: `${document.kind}${query}` }),
    /** Scans what is due some minutes from now. */
    scanLater: (minutes = 1) => scanner.run(new Date(Date.now() + minutes * 60_000)),
    read: () => readKycDocuments(app.store, app.keyring, to.reference),
  };
}

test('[KYC-05] a clean document is received', async () => {
  const { clamd, send, read } = await scanned();
  expect((await send(passport)).json()).toMatchObject({ state: 'received' });
  expect(clamd.scanned).toEqual([png]);
  expect(await read()).toMatchObject([{ scan: 'clean', bytes: png }]);
});

test.each([
  ['en', /contains a virus and was not stored.*send another copy/],
  ['fr', /contient un virus.*envoyez une autre copie/],
  ['ln', /ezali na virus.*tinda kopi mosusu/],
  ['sw', /ina virusi.*tuma nakala nyingine/],
])('[KYC-05, LANG-08] ASVS 5.4.3: an infected document is refused, and says what to do: %s', async (lang, detail) => {
  const { send, read } = await scanned();
  await send(passport);
  const answer = await send(infected, `?lang=${lang}`);
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    expect.objectContaining({ code: 'file-infected', detail: expect.stringMatching(detail) }),
  ]);
  expect(await read()).toMatchObject([{ bytes: png }]);
});

test('[KEEP-08, KYC-05] a sender who does not wait is answered before the scan, which follows', async () => {
  const { clamd, app, to, read, scanLater } = await scanned();
  const answer = await putDocument(app, { ...to, ...passport }, { headers: { prefer: 'respond-async' } });
  expect([answer.statusCode, answer.json()]).toMatchObject([201, { state: 'being-checked' }]);
  expect(clamd.scanned).toEqual([]);
  await scanLater();
  expect(clamd.scanned).toEqual([png]);
  expect(await read()).toMatchObject([{ scan: 'clean', bytes: png }]);
});

test.each<[string, (clamd: Awaited<ReturnType<typeof clamdServer>>) => unknown]>([
  ['is away', (clamd) => clamd.stop()],
  ['is too slow', (clamd) => clamd.behave('hangs')],
  ['gives no verdict', (clamd) => clamd.behave('refuses')],
])('[KYC-05] while the scanner %s a document waits, encrypted, and is scanned later', async (_, fail) => {
  const { clamd, app, send, read, scanLater } = await scanned();
  await fail(clamd);
  const answer = await send(passport);
  expect([answer.statusCode, answer.json()]).toMatchObject([201, { state: 'being-checked' }]);
  expect(await read()).toMatchObject([{ scan: 'waiting', bytes: png }]);
  const { content } = await app.store.db.selectFrom('kyc_document').select('content').executeTakeFirstOrThrow();
  expect(content).toMatch(/^1\.[\w-]{8}\./);
  await clamd.stop();
  await scanLater();
  expect(await read()).toMatchObject([{ scan: 'waiting' }]);
  clamd.behave('works');
  await clamd.start();
  await scanLater(2);
  expect(await read()).toMatchObject([{ scan: 'clean', bytes: png }]);
});

test('[KYC-05, INPUT-02] a document whose stored time of scanning is none does not keep the others waiting', async () => {
  const { clamd, app, send, read, scanLater } = await scanned();
  await clamd.stop();
  await send(passport);
  await app.store.db.updateTable('kyc_document').set({ scan_due_at: '' }).execute();
  await send({ kind: 'proofOfAddress', type: 'image/jpeg', bytes: jpeg });
  await clamd.start();
  await scanLater();
  expect(await read()).toMatchObject([{ scan: 'waiting' }, { scan: 'clean' }]);
});

test('[KYC-05] one document without a verdict does not keep the others waiting', async () => {
  const { clamd, send, read, scanLater } = await scanned();
  await clamd.stop();
  await send(passport);
  await send({ kind: 'proofOfAddress', type: 'image/jpeg', bytes: jpeg });
  await clamd.start();
  clamd.during(async () => clamd.behave(clamd.scanned.at(-1)?.equals(png) ? 'refuses' : 'works'));
  await scanLater();
  expect(await read()).toMatchObject([{ scan: 'waiting' }, { scan: 'clean' }]);
});

test('[KYC-05] the staff gets no document that is being checked, unless it asks for it by name', async () => {
  const { clamd, place, env, to, send, scanLater } = await scanned();
  await clamd.stop();
  await send(passport);
  const show = (...args: string[]) =>
    runCommand('inbox', place, ['show', to.reference, '--to', temporaryFolder(), ...args], env);
  expect((await runCommand('inbox', place, ['list'], env)).stdout).toContain('governmentId:being-checked');
  const closed = await show();
  expect(closed.stderr).toMatch(/^Not written, because they are still being checked for viruses: governmentId/);
  expect(closed.stdout).not.toContain('.png');
  const unchecked = await show('--unchecked');
  expect(unchecked.stderr).toMatch(/^Not checked for viruses yet: governmentId/);
  const [file = ''] = unchecked.stdout.split('\n').filter((line) => line.endsWith('.png'));
  expect(readFileSync(file).equals(png)).toBe(true);
  await clamd.start();
  await scanLater();
  expect(await show()).toMatchObject({ stderr: '', stdout: expect.stringMatching(/\.png$/m) });
});

test('[KYC-05, KYC-04] an infected one that waited is deleted, and staff and applicant are told', async () => {
  const storage = await s3Server();
  const { clamd, place, env, app, to, send, read, scanLater } = await scanned({ documents: storage.options });
  await clamd.stop();
  await send(infected);
  expect(storage.objects.size).toBe(1);
  await clamd.start();
  await scanLater();
  expect(storage.objects.size).toBe(0);
  expect(await read()).toMatchObject([{ kind: 'governmentId', scan: 'infected', bytes: undefined }]);
  expect((await runCommand('inbox', place, ['list'], env)).stdout).toContain('governmentId:infected');
  const args = ['show', to.reference, '--to', temporaryFolder(), '--unchecked'];
  expect((await runCommand('inbox', place, args, { ...env, ...storage.env })).stderr).toBe(
    'Deleted, because a virus was found: governmentId. Ask the applicant to send another copy.\n',
  );
  const queued = app.store.db.selectFrom('mail').select(['kind', 'reference']).where('about', '=', 'kyc-document');
  expect(await queued.orderBy('kind').execute()).toEqual([
    { kind: 'confirmation', reference: to.reference },
    { kind: 'notice', reference: to.reference },
  ]);
  await startApp({ ...place, encryptionKey }); // without documents no key is needed
  expect((await send(passport)).json()).toMatchObject({ state: 'received' });
  expect(await read()).toMatchObject([{ scan: 'clean', bytes: png }]);
});

test('[KYC-05] a document that takes the place of an infected one during its scan stays', async () => {
  const { clamd, app, send, read, scanLater } = await scanned();
  await clamd.stop();
  await send(infected);
  await clamd.start();
  clamd.during(async () => {
    clamd.during(async () => {});
    expect((await send(passport)).json()).toMatchObject({ state: 'received' });
  });
  await scanLater();
  expect(await read()).toMatchObject([{ scan: 'clean', bytes: png }]);
  expect(await scanCounts(app.store)).toEqual({ waiting: 0, oldest: null, infected: 0 });
});

test('[KYC-05, API-01] several servers scan each document once', async () => {
  const { clamd, app } = await scanned();
  await clamd.stop();
  for (let count = 0; count < 6; count += 1) {
    expect((await putDocument(app, { ...(await submitApplication(app)), ...passport })).statusCode).toBe(201);
  }
  await clamd.start();
  const later = new Date(Date.now() + 60_000);
  const scanners = Array.from({ length: 3 }, () => new DocumentScanner(clamd.url, app));
  await Promise.all(scanners.map((one) => one.run(later)));
  expect(clamd.scanned).toHaveLength(6);
  expect(await scanCounts(app.store)).toMatchObject({ waiting: 0 });
});

test('[API-01] the status says whether the scanner answers, and what waits', async () => {
  const { clamd, place, env, send } = await scanned();
  const line = async (more: object = {}) =>
    JSON.parse((await runCommand('status', place, ['--json'], { ...env, ...more })).stdout).checks.find(
      ({ name }: { name: string }) => name === 'scanner',
    );
  expect(await line()).toMatchObject({ state: 'ok', data: { answers: true, waiting: 0, infected: 0 } });
  await clamd.stop();
  await send(passport);
  expect(await line()).toMatchObject({ state: 'action', text: expect.stringContaining('(ECONNREFUSED); 1 documents') });
  expect(await line({ CLAMD_URL: '' })).toMatchObject({ state: 'action', text: expect.stringContaining('CLAMD_URL') });
});
