import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { openSmtp } from '../src/mail/smtp-transport.ts';
import { startSmtp } from './support/smtp.ts';

const env = {
  SMTP_URL: 'smtp://mail.example',
  PUBLIC_URL: 'https://nzete.example',
  MAIL_FROM: 'hello@nzete.example',
  MAIL_STAFF: 'staff@nzete.example',
};

const ADDRESS = 'hello@nzete.example';

describe('the addresses of the settings', () => {
  test.each([
    [ADDRESS, ''],
    [`<${ADDRESS}>`, ''],
    [`Nzete Foundation <${ADDRESS}>`, 'Nzete Foundation'],
    [`"Nzete Foundation" <${ADDRESS}>`, 'Nzete Foundation'],
    [`Nzete (RDC): Fondation <${ADDRESS}>`, 'Nzete (RDC): Fondation'],
    [`"Nzete (RDC): Fondation" <${ADDRESS}>`, 'Nzete (RDC): Fondation'],
    [`Fondation Nzété, équipe n° 1. <${ADDRESS}>`, 'Fondation Nzété, équipe n° 1.'],
    [`"Fondation « Nzété »" <${ADDRESS}>`, 'Fondation « Nzété »'],
    [`"The \\"Tree\\"" <${ADDRESS}>`, 'The "Tree"'],
    [`"Ada" Mbo <${ADDRESS}>`, 'Ada Mbo'],
    [`Ada "Q." Mbo <${ADDRESS}>`, 'Ada Q. Mbo'],
    [`"Ada" (of Nsele) <${ADDRESS}>`, 'Ada'],
    [`" " <${ADDRESS}>`, ''],
    [`Nzete <ｈｅｌｌｏ@nzete.example>`, 'Nzete'],
  ])('[SEND-12] %s is read, and arrives with its name', async (written, name) => {
    const mailbox = { name, address: ADDRESS };
    const { mail } = readConfig({ ...env, MAIL_FROM: written, MAIL_STAFF: written });
    expect(mail).toMatchObject({ from: mailbox, staff: mailbox });
    const smtp = await startSmtp();
    const transport = openSmtp({ url: smtp.url });
    await transport.send({ messageId: '<1@x>', from: mailbox, to: mailbox, subject: '', text: '', headers: {} });
    transport.close();
    expect(smtp.received[0]).toMatchObject({ from: ADDRESS, to: [ADDRESS] });
    expect(smtp.received[0]?.headers.from).toContain(
      `<${ADDRESS}>`.slice(name === '' ? 1 : 0, name === '' ? -1 : undefined),
    );
  });

  test.each([
    '"Nzete <hello@nzete.example>',
    'Nzete <hello@nzete.example',
    'Nzete hello@nzete.example',
    'Staff: a@nzete.example;',
    'a@nzete.example, b@nzete.example',
    'Nzete <hello@nzete.example> more',
    'Nzete <hello>',
    'Nzete\r\nBcc: x@y.zz <hello@nzete.example>',
    'Nzete <hello@nzété.example/x>',
    'Nzete <hello@nzété.example?x>',
  ])('[SEND-12] %j stops the start with the reason', (written) => {
    for (const name of ['MAIL_FROM', 'MAIL_STAFF']) {
      expect(() => readConfig({ ...env, [name]: written })).toThrow(
        `The variable ${name} is malformed: it must be one e-mail address, with or without a name`,
      );
    }
  });
});

describe('signing', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

  test('[SEND-13] every List field of a newsletter is signed', async () => {
    const dkim = { DKIM_SELECTOR: 'nzete2026', DKIM_PRIVATE_KEY: pem.replaceAll('\n', '\\n') };
    const { mail } = readConfig({ ...env, ...dkim });
    const smtp = await startSmtp();
    const transport = openSmtp({ url: smtp.url, ...(mail?.dkim && { dkim: mail.dkim }) });
    const headers = {
      'List-Id': '<newsletter.nzete.example>',
      'List-Unsubscribe': '<https://nzete.example/u>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    };
    const from = { name: '', address: ADDRESS };
    await transport.send({ messageId: '<1@x>', from, to: 'ada@example.org', subject: 'S', text: 'T', headers });
    transport.close();
    const signature = smtp.received[0]?.headers['dkim-signature'] ?? '';
    expect(signature).toMatch(/d=nzete\.example;.* s=nzete2026;/);
    const signed = /\bh=([^;]+);/.exec(signature)?.[1]?.replace(/\s/g, '').toLowerCase().split(':');
    expect(signed).toEqual(expect.arrayContaining(['list-id', 'list-unsubscribe', 'list-unsubscribe-post', 'from']));
  });

  test.each([
    [{ DKIM_SELECTOR: 'nzete2026' }, 'belong together'],
    [{ DKIM_SELECTOR: 'nzete2026', DKIM_PRIVATE_KEY: 'secret' }, 'DKIM_PRIVATE_KEY is malformed'],
  ])('[SEND-13] a half or malformed key stops the start', (variables, reason) => {
    expect(() => readConfig({ ...env, ...variables })).toThrow(reason);
    expect(() => readConfig({ ...env, ...variables })).not.toThrow(/secret/);
  });
});
