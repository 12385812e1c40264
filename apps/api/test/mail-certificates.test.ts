import { expect, test } from 'vitest';
import { whyRefused } from '../src/operations/mail-check.ts';
import { startApp, subscribe } from './support/app.ts';
import { type Certificate, makeCertificate, trust } from './support/certificates.ts';
import { runCommand } from './support/command.ts';
import { mailing } from './support/mail.ts';
import { temporaryPlace } from './support/place.ts';
import { startTlsSmtp } from './support/smtp-tls.ts';

const HERE = 'IP:127.0.0.2';

/** What the operator is told of a mail server with this certificate; nothing if it can be used. */
async function toldOf(certificate: Certificate, host?: string): Promise<string | undefined> {
  const { url } = await startTlsSmtp(certificate, host);
  return whyRefused({ url });
}

test('[SEND-19] a mail server that signed its certificate itself is told from an outage, with the setting to trust it', async () => {
  const own = makeCertificate(HERE);
  expect(await toldOf(own)).toBe(
    'ESOCKET DEPTH_ZERO_SELF_SIGNED_CERT: the mail server signed its certificate itself. Copy the certificate into a file, name the file in NODE_EXTRA_CA_CERTS, and start the server again',
  );
  trust(own);
  expect(await toldOf(own)).toBeUndefined();
});

test('[SEND-19] so is one whose authority nobody knows', async () => {
  const authority = makeCertificate('DNS:authority.example', { signsOthers: true });
  const signed = makeCertificate(HERE, { by: authority });
  expect(await toldOf(signed)).toMatch(
    /: this machine does not know who signed the certificate of the mail server\. .* NODE_EXTRA_CA_CERTS/,
  );
  trust(authority);
  expect(await toldOf(signed)).toBeUndefined();
});

test('[SEND-19] so is one of another host, with the hosts that SMTP_URL may name', async () => {
  const debian = makeCertificate('DNS:debian.example,DNS:*.mail.example,DNS:bad\\nname');
  trust(debian);
  expect(await toldOf(debian)).toBe(
    'ESOCKET ERR_TLS_CERT_ALTNAME_INVALID: the certificate of the mail server is of another host: name that host in SMTP_URL (debian.example, *.mail.example)',
  );
});

test('[SEND-19] so is one that has expired', async () => {
  const old = makeCertificate(HERE, { days: -1 });
  trust(old);
  expect(await toldOf(old)).toMatch(/^ESOCKET CERT_HAS_EXPIRED: .* has expired\. Renew it on the mail server/);
});

test('[SEND-19] the mail server of the same machine may have any certificate, because nobody is in between', async () => {
  expect(await toldOf(makeCertificate('DNS:debian'), '127.0.0.1')).toBeUndefined();
});

test('[SEND-19] the log, the message that waits, and the metrics say what to set, until mail is sent again', async () => {
  const certificate = makeCertificate(HERE);
  const { app, smtp, log, sender, sendAfter } = await mailing({}, await startTlsSmtp(certificate));
  await subscribe(app, 'ada@example.org');
  await sendAfter(0);
  const told = expect.stringMatching(/DEPTH_ZERO_SELF_SIGNED_CERT: .*NODE_EXTRA_CA_CERTS/);
  expect(log).toEqual([told]);
  expect(sender.failure).toEqual(told);
  const errors = app.store.db.selectFrom('mail').select('error').where('error', 'is not', null);
  expect(await errors.execute()).toEqual([{ error: told }]);
  trust(certificate);
  await sendAfter(10);
  expect(smtp.received.length).toBeGreaterThan(0);
  expect(sender.failure).toBeUndefined();
});

test('[SEND-19] status connects to the mail server, and exits with 3 with what to set', async () => {
  const place = await temporaryPlace();
  await startApp(place);
  const { url } = await startTlsSmtp(makeCertificate(HERE));
  const mail = { MAIL_FROM: 'site@example.org', MAIL_STAFF: 'staff@example.org', PUBLIC_URL: 'https://nzete.example' };
  const { code, stdout } = await runCommand('status', place, [], { PORT: '9', SMTP_URL: url, ...mail });
  expect(code).toBe(3);
  expect(stdout).toMatch(
    /^ACTION +mail +no mail can be sent \(ESOCKET DEPTH_ZERO_SELF_SIGNED_CERT: .*NODE_EXTRA_CA_CERTS/m,
  );
});
