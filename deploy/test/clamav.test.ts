import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runCommand } from '../../apps/api/test/support/command.ts';
import { eicar } from '../../apps/api/test/support/eicar.ts';
import { temporaryFolder } from '../../apps/api/test/support/folders.ts';
import { applicant, pdf, png } from '../../apps/api/test/support/kyc.ts';
import { temporaryPlace } from '../../apps/api/test/support/place.ts';
import { freePort } from '../../apps/api/test/support/postgres.ts';
import { runServer } from '../../apps/api/test/support/server.ts';
import { startProgram } from './support/programs.ts';

const infected = Buffer.concat([pdf, Buffer.from('\n'), eicar]);

/**
 * Debian's clamd with only the signature of the EICAR file, because freshclam downloads the others.
 */
async function clamav() {
  const folder = temporaryFolder();
  const signatures = join(folder, 'signatures');
  mkdirSync(signatures);
  writeFileSync(join(signatures, 'test.ndb'), `Eicar-Test:0:*:${eicar.toString('hex')}\n`);
  const port = await freePort();
  const socket = join(folder, 'clamd.ctl');
  const lines = ['Foreground yes', `DatabaseDirectory ${signatures}`, `LocalSocket ${socket}`];
  const config = join(folder, 'clamd.conf');
  writeFileSync(config, [...lines, 'TCPAddr 127.0.0.1', `TCPSocket ${port}`, ''].join('\n'));
  const start = () => startProgram('clamd', ['--config-file', config], { port, atEnd: onTestFinished });
  return { start, unix: `unix:${socket}`, tcp: `tcp://127.0.0.1:${port}` };
}

/** A server process, an application sent to it, and the staff's view of its documents. */
async function application(clamdUrl: string) {
  const place = await temporaryPlace();
  const env = { DATA_DIR: place.dataDir, CLAMD_URL: clamdUrl };
  const { url } = await runServer(env);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(applicant);
  const receipt = await (await fetch(`${url}/api/kyc-applications`, { method: 'POST', headers, body })).json();
  const send = async (kind: string, type: string, bytes: Buffer) => {
    const answer = await fetch(`${url}/api/kyc-applications/${receipt.reference}/documents/${kind}`, {
      method: 'PUT',
      headers: { 'content-type': type, authorization: `Bearer ${receipt.upload_token}` },
      body: new Uint8Array(bytes),
    });
    const { state, detail } = await answer.json();
    return [answer.status, state ?? detail];
  };
  const listed = async () => (await runCommand('inbox', place, ['list', '--kind', 'kyc'])).stdout;
  const status = async () => (await runCommand('status', place, [], env)).stdout;
  return { url, send, listed, status };
}

const refused = [422, expect.stringContaining('contains a virus and was not stored')];

test.each(['unix', 'tcp'] as const)('[KYC-05] clamd passes clean files and finds a virus in them: %s', async (kind) => {
  const clamd = await clamav();
  await clamd.start();
  const { send, listed, status } = await application(clamd[kind]);
  const largest = Buffer.concat([pdf, Buffer.alloc(5 * 1_024 * 1_024 - pdf.length, 1)]);
  expect(await send('governmentId', 'application/pdf', largest)).toEqual([201, 'received']);
  expect(await send('proofOfAddress', 'image/png', png)).toEqual([201, 'received']);
  expect(await send('proofOfAddress', 'application/pdf', infected)).toEqual(refused);
  expect(await send('proofOfAddress', 'image/png', Buffer.concat([png, eicar]))).toEqual(refused);
  expect(await listed()).toMatch(/ {2}governmentId proofOfAddress$/m);
  expect(await status()).toMatch(/^ok +scanner +clamd answers/m);
});

test('[KYC-05] what is sent while clamd is down waits, and is accepted or deleted when it is back', async () => {
  const clamd = await clamav();
  const { child } = await clamd.start();
  const { url, send, listed, status } = await application(clamd.unix);
  child.kill('SIGKILL');
  await expect.poll(() => child.signalCode).toBe('SIGKILL');
  expect(await send('governmentId', 'image/png', png)).toEqual([201, 'being-checked']);
  expect(await send('proofOfAddress', 'application/pdf', infected)).toEqual([201, 'being-checked']);
  expect(await listed()).toMatch(/governmentId:being-checked proofOfAddress:being-checked$/m);
  expect(await status()).toMatch(/^ACTION +scanner +clamd does not answer \(ECONNREFUSED\); 2 documents are waiting/m);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  await clamd.start();
  await expect.poll(listed, { timeout: 60_000, interval: 1_000 }).toMatch(/ {2}governmentId proofOfAddress:infected$/m);
  expect(await send('proofOfAddress', 'application/pdf', pdf)).toEqual([201, 'received']);
});
