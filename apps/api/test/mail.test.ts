import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { mailContext } from '../src/mail/context.ts';
import { openSmtp } from '../src/mail/smtp-transport.ts';
import { mailState } from '../src/mail/state.ts';
import { queueMail } from '../src/mailer/arrivals.ts';
import { MailSender } from '../src/mailer/sender.ts';
import { post, startApp, subscribe } from './support/app.ts';
import { applicant, sendApplication } from './support/kyc.ts';
import { mailing, STAFF } from './support/mail.ts';
import { update, url as updatesUrl } from './support/partnership-updates.ts';
import { temporaryPlace } from './support/place.ts';
import { runServer } from './support/server.ts';
import { startSmtp } from './support/smtp.ts';
import { secrets, sendEverything, submissionsOf } from './support/submissions.ts';

const ADA = 'ada.mbo@example.org';

const volunteer = submissionsOf(ADA).find(({ path }) => path === '/volunteer-applications')?.body;

const apply = (app: FastifyInstance, more: { lang?: string; header?: string; body?: object } = {}) =>
  post(
    app,
    `/api/volunteer-applications${more.lang ? `?lang=${more.lang}` : ''}`,
    { ...volunteer, ...more.body },
    more.header ? { headers: { 'accept-language': more.header } } : {},
  );

const rows = (app: FastifyInstance) => app.store.db.selectFrom('mail').selectAll().execute();

describe('what is mailed', () => {
  test('[VOL-05] the staff is told the kind and the reference, and the applicant gets a confirmation', async () => {
    const { app, smtp, sendAfter } = await mailing();
    const { reference } = (await apply(app)).json();
    await sendAfter(0);
    expect(smtp.received.map(({ from, to }) => [from, to])).toEqual([
      ['hello@nzete.example', [STAFF]],
      ['hello@nzete.example', [ADA]],
    ]);
    const [notice, confirmation] = smtp.received;
    expect(notice?.headers.subject).toBe(`A volunteer application has arrived: ${reference}`);
    expect(notice?.text).toContain(`https://nzete.example/staff/inbox/${reference}`);
    expect(notice?.text).not.toContain('npm run');
    expect(confirmation?.headers).toMatchObject({
      from: 'Nzete Foundation <hello@nzete.example>',
      subject: 'Your application as a volunteer has arrived',
      'auto-submitted': 'auto-generated',
    });
    expect(confirmation?.headers).not.toHaveProperty('list-unsubscribe');
    expect(confirmation?.text).toContain(`Your reference number: ${reference}`);
    expect(await mailState(app.store, { mail: {} })).toEqual({ configured: true, waiting: 0, oldest: null, failed: 0 });
  });

  test.each([
    ['fr', 'Votre candidature de bénévole est arrivée', 'Fondation Nzete'],
    ['ln', 'Bosengi na yo ya kokoma volontaire ekomi epai na biso', 'Fondation Nzete'],
    ['sw', 'Ombi lako la kuwa mjitoleaji limefika', 'Taasisi ya Nzete'],
  ])('[VOL-05, LANG-08] a confirmation is in the language of the request: %s', async (lang, subject, name) => {
    const { app, smtp, sendAfter } = await mailing();
    await apply(app, { header: lang });
    await apply(app, { lang, body: { email: 'ben@example.org' } });
    await sendAfter(0);
    const confirmations = smtp.received.filter(({ to }) => to[0] !== STAFF);
    expect(confirmations.map(({ headers }) => headers.subject)).toEqual([subject, subject]);
    for (const { text, headers } of confirmations) {
      expect([headers['content-language'], text]).toEqual([lang, expect.stringContaining(name)]);
    }
  });

  test('[KYC-04, VOL-05, PRIV-23] no mail contains what was sent, and an address is only in the mail to its owner', async () => {
    const { app, smtp, sendAfter } = await mailing();
    await sendEverything(app, ADA);
    await sendAfter(0);
    expect(smtp.received.filter(({ to }) => to[0] === STAFF)).toHaveLength(9);
    const confirmed = smtp.received.filter(({ to }) => to[0] === ADA);
    // One for each kind, and a link of the account.
    expect(confirmed).toHaveLength(10);
    for (const { text, headers, to } of smtp.received) {
      const said = JSON.stringify([text, { ...headers, to: '' }]);
      const texts = [...Object.values(secrets), ...Object.values(applicant), ADA].map(String);
      for (const secret of texts.filter((value) => value.length > 9)) {
        expect([to, said.includes(secret), secret]).toEqual([to, false, secret]);
      }
    }
  });

  test('[KYC-04] of an identity check staff and applicant are told, and the address stays sealed', async () => {
    const { app, smtp, sendAfter } = await mailing();
    const { reference, upload_token } = (await sendApplication(app)).json();
    expect(await rows(app)).toMatchObject([
      { about: 'kyc', kind: 'notice', email: null, reference },
      { about: 'kyc', kind: 'confirmation', email: null, reference },
    ]);
    await sendAfter(0);
    expect(smtp.received.map(({ to, headers }) => [to, headers.subject])).toEqual([
      [[STAFF], `An identity check (KYC) has arrived: ${reference}`],
      [[applicant.email], 'Your identity check has arrived'],
    ]);
    expect(smtp.received[1]?.text).toContain(`Your reference number: ${reference}`);
    expect(smtp.received[1]?.text).toContain(
      `/identity-documents?reference=${reference}&token=${upload_token}&lang=en`,
    );
    expect(JSON.stringify(await rows(app))).not.toContain(applicant.email);
  });

  test('[KYC-04] an address gets three confirmations of identity checks a day, and none of one that was erased', async () => {
    const { app, smtp, sendAfter } = await mailing();
    for (let sent = 0; sent < 4; sent++) await sendApplication(app);
    const { reference } = (await sendApplication(app, { email: ADA })).json();
    await app.store.db.deleteFrom('kyc_application').where('reference', '=', reference).execute();
    await sendAfter(0);
    const confirmed = smtp.received.flatMap(({ to }) => to).filter((address) => address !== STAFF);
    expect(confirmed).toEqual([applicant.email, applicant.email, applicant.email]);
    expect(await mailState(app.store, { mail: {} })).toMatchObject({ waiting: 0 });
  });

  test('[NEWS-04] a subscriber is told how to unsubscribe, also by one click of the mail program', async () => {
    const { app, smtp, sendAfter } = await mailing();
    await subscribe(app, ADA, { headers: { 'accept-language': 'fr' } });
    await sendAfter(0);
    const [{ headers, text } = { headers: {} as Record<string, string>, text: '' }] = smtp.received;
    const link = /^<(https:\/\/nzete\.example\/api\/newsletter\/unsubscribe\?token=[\w-]{65}&lang=fr)>$/.exec(
      headers['list-unsubscribe'] ?? '',
    )?.[1];
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(text).toContain(`Pour vous désabonner\u00a0:\n${link}`);
    expect(text).toContain('Si ce n’était pas vous, retirez votre adresse de la liste avec le lien ci-dessus.');
    expect(text).not.toContain('vous n’avez rien à faire');
    const answer = await app.inject({ method: 'POST', url: String(link).slice('https://nzete.example'.length) });
    expect(answer.json()).toEqual({ subscribed: false });
  });

  test('[NEWS-04] nobody gets mail after unsubscribing', async () => {
    const { app, smtp, sendAfter } = await mailing();
    await subscribe(app, ADA);
    await app.store.db.deleteFrom('newsletter_subscription').execute();
    await sendAfter(0);
    expect([smtp.received, await rows(app)]).toEqual([[], []]);
  });

  test('[SHIP-03] the staff is notified of a post, without its text', async () => {
    const { app, smtp, sendAfter } = await mailing({ moderation: 'before' });
    await post(app, updatesUrl, update);
    await sendAfter(0);
    expect(smtp.received.map(({ to, headers }) => [to, headers.subject])).toEqual([
      [[STAFF], 'A partnership update has been posted'],
    ]);
    expect(smtp.received[0]?.text).not.toContain(update.title);
  });

  test('[API-01] a request that is sent again with its key is mailed once, one that is refused not at all', async () => {
    const { app, smtp, sendAfter } = await mailing();
    const headers = { 'idempotency-key': 'one-key-for-one-mail' };
    for (let count = 0; count < 3; count += 1) await post(app, '/api/volunteer-applications', volunteer, { headers });
    await apply(app, { body: { email: 'not an address' } });
    await sendAfter(0);
    expect(smtp.received).toHaveLength(2);
  });

  test('[API-01] without settings nothing is queued', async () => {
    const app = await startApp();
    await sendEverything(app, ADA);
    expect(await rows(app)).toEqual([]);
    expect(await mailState(app.store, {})).toEqual({ configured: false, waiting: 0, oldest: null, failed: 0 });
  });
});

describe('a mail server that fails', () => {
  test('[VOL-05] is retried with growing delays, and each message arrives once', async () => {
    const { app, smtp, log, sendAfter } = await mailing();
    await apply(app);
    smtp.refuse((command) => (command === 'MAIL' ? '451 Later' : undefined));
    await sendAfter(0);
    await sendAfter(0.5);
    expect(smtp.commands.filter((line) => line.startsWith('MAIL'))).toHaveLength(2);
    expect(await mailState(app.store, { mail: {} })).toMatchObject({ waiting: 2, failed: 0 });
    smtp.accept();
    await sendAfter(0.8);
    expect(smtp.received).toEqual([]);
    await sendAfter(2);
    expect(smtp.received).toHaveLength(2);
    await sendAfter(60);
    expect(smtp.received).toHaveLength(2);
    expect(log).toEqual(['warn mail cannot be sent, and is tried again: EENVELOPE 451', 'info mail is sent again']);
  });

  test.each<[string, (command: string) => string | undefined]>([
    ['hangs up', () => 'drop'],
    ['refuses the password', (command) => (command === 'AUTH' ? '535 No' : undefined)],
    ['hangs up in the middle of a message', (command) => (command === '.' ? 'drop' : undefined)],
  ])('[VOL-05] that %s costs no message', async (_, refuse) => {
    const { app, smtp, sendAfter } = await mailing();
    await apply(app);
    smtp.refuse(refuse);
    for (const minutes of [0, 2, 10]) await sendAfter(minutes);
    expect(smtp.received).toEqual([]);
    smtp.accept();
    await sendAfter(60);
    expect(smtp.received).toHaveLength(2);
  });

  test('[VOL-05] that rejects an address permanently is not asked again, and the others are still sent', async () => {
    const { app, smtp, log, sendAfter } = await mailing();
    await apply(app);
    await apply(app, { body: { email: 'ben@example.org' } });
    smtp.refuse((command, line) => (command === 'RCPT' && line.includes(ADA) ? '550 No such person' : undefined));
    await sendAfter(0);
    expect(smtp.received.map(({ to }) => to[0]).sort()).toEqual(['ben@example.org', STAFF, STAFF]);
    smtp.accept();
    await sendAfter(100);
    expect(smtp.received).toHaveLength(3);
    expect(log).toEqual(['error a confirmation about volunteer could not be mailed: EENVELOPE 550']);
    expect(await mailState(app.store, { mail: {} })).toMatchObject({ waiting: 0, failed: 1 });
  });

  test('[VOL-05] is given up after two days', async () => {
    const { app, smtp, log, sendAfter } = await mailing();
    await apply(app);
    smtp.refuse((command) => (command === 'EHLO' || command === 'HELO' ? '421 Closed' : undefined));
    for (let hours = 0; hours <= 80; hours += 1) await sendAfter(hours * 60);
    expect(await mailState(app.store, { mail: {} })).toEqual({ configured: true, waiting: 0, oldest: null, failed: 2 });
    for (const { attempts } of await rows(app)) expect(attempts).toBe(9);
    expect(log.filter((line) => line.startsWith('error'))).toHaveLength(2);
    expect(log.join()).not.toContain('@');
  });

  test('[VOL-05] never delays an answer', async () => {
    const { app, smtp } = await mailing();
    smtp.refuse(() => 'drop');
    app.recurring.get('mail')?.start();
    const began = performance.now();
    expect((await apply(app)).statusCode).toBe(201);
    expect(performance.now() - began).toBeLessThan(1_000);
  });
});

test('[VOL-05] a server sends queued mail without being told, and stops at once', async () => {
  const { app, smtp } = await mailing();
  app.recurring.get('mail')?.start();
  await apply(app);
  await expect.poll(() => smtp.received.length).toBe(2);
  await apply(app, { body: { email: 'ben@example.org' } });
  await expect.poll(() => smtp.received.length).toBe(4);
  const began = performance.now();
  await app.close();
  expect(performance.now() - began).toBeLessThan(2_000);
});

describe('several servers', () => {
  test('[API-01] of one database send each message once', async () => {
    const { app, smtp, mail } = await mailing();
    for (let count = 0; count < 20; count += 1) {
      await queueMail(app.store.db, { about: 'feedback', reference: `NZ-F-${count}`, language: 'en' });
    }
    const senders = Array.from(
      { length: 4 },
      () =>
        new MailSender({
          ...mailContext(app, mail),
          transport: async () => openSmtp({ url: smtp.url }),
          log: app.log,
          now: () => new Date(Date.now() + 1_000),
        }),
    );
    await Promise.all(senders.map((sender) => sender.run()));
    expect(smtp.received).toHaveLength(20);
    expect(new Set(smtp.received.map(({ headers }) => headers.subject)).size).toBe(20);
  });

  test('[API-01] what a killed server leaves, another sends', async () => {
    const smtp = await startSmtp();
    const place = await temporaryPlace();
    const env = {
      DATA_DIR: place.dataDir,
      PUBLIC_URL: 'https://nzete.example',
      SMTP_URL: smtp.url,
      MAIL_FROM: 'hello@nzete.example',
      MAIL_STAFF: STAFF,
    };
    smtp.refuse(() => 'drop');
    const first = await runServer(env);
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(volunteer);
    const answer = await fetch(`${first.url}/api/volunteer-applications`, { method: 'POST', headers, body });
    expect(answer.status).toBe(201);
    first.child.kill('SIGKILL');
    await first.exited;
    const app = await startApp(place);
    await app.store.db.updateTable('mail').set({ due_at: new Date().toISOString() }).execute();
    smtp.accept();
    await runServer(env);
    await expect.poll(() => smtp.received.length).toBe(2);
  });
});

test('[NEWS-04] a password is never sent in clear to another machine', async () => {
  const { commands, url } = await startSmtp();
  const name = new URL(url);
  // A loopback address that is not recognised as local.
  const elsewhere = openSmtp({ url: url.replace('127.0.0.1', '127.0.0.2') });
  await expect(
    elsewhere.send({
      messageId: '<1@x>',
      from: { name: '', address: 'a@b.cd' },
      to: 'a@b.cd',
      subject: '',
      text: '',
      headers: {},
    }),
  ).rejects.toThrow();
  elsewhere.close();
  expect(name.password).toBe('a-password');
  expect(commands.join()).not.toContain('AUTH');
});
