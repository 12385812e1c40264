/** What the tests of the staff area share: invitations, a server of their own with mail, and the second factor. */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { languages } from '@nzete/languages';
import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { freePort } from '../../../tooling/lib/server.ts';
import { root } from '../../../tooling/lib/setup.mjs';
import { openSmtp } from '../../api/test/support/smtp-server.ts';
import { type SiteServer, startSite } from './siteServer.ts';

const run = promisify(execFile);

/** Invites someone as an operator does, and returns the link. */
async function invite(email: string, role: string, variables: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await run(process.execPath, ['apps/api/dist/staff.js', 'invite', email, '--role', role], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', ...variables },
  });
  return stdout.trim();
}

/** Invites someone to the server of the worker, and returns the path of the link. */
export async function invitationFor({ data }: SiteServer, email: string, role: string): Promise<string> {
  const variables = { DATA_DIR: data, PUBLIC_URL: 'http://site.test' };
  return (await invite(email, role, variables)).replace(variables.PUBLIC_URL, '');
}

/** Starts the built server with mail. Passkeys need the name of a host. */
export async function startStaffServer(host = '127.0.0.1') {
  const smtp = await openSmtp();
  const port = await freePort();
  const variables = {
    PORT: String(port),
    PUBLIC_URL: `http://${host}:${port}`,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'info@nzete.example',
    MAIL_STAFF: 'staff@nzete.example',
  };
  const server = await startSite(variables);
  const { data } = server;
  return {
    url: variables.PUBLIC_URL,
    received: smtp.received,
    restart: () => server.restart(),
    /** Ends the server as a power cut does, when it has mailed so many messages, and starts it again. */
    crashAfter: (count: number) => {
      const end = smtp.received.length + count;
      return new Promise<void>((resolve) => {
        smtp.refuse((command) => {
          if (command !== '.' || smtp.received.length < end) return undefined;
          smtp.accept();
          server.kill();
          resolve(server.restart());
          return undefined;
        });
      });
    },
    /** Adds confirmed subscribers of the newsletter, a language after the other. */
    addSubscribers: (addresses: readonly string[]) => {
      const db = new DatabaseSync(join(data, 'nzete.db'), { timeout: 10_000 });
      const add = db.prepare(
        'insert into newsletter_subscription (id, email, language, created_at, state) values (?, ?, ?, ?, ?)',
      );
      db.exec('begin');
      addresses.forEach((address, index) => {
        const language = languages[index % languages.length] ?? 'fr';
        add.run(randomUUID(), address, language, new Date().toISOString(), 'active');
      });
      db.exec('commit');
      db.close();
    },
    invite: (email: string, role: string) => invite(email, role, { ...variables, DATA_DIR: data }),
    stop: async () => {
      await server.stop();
      smtp.close();
    },
  };
}

export type StaffServer = Awaited<ReturnType<typeof startStaffServer>>;

/** The password of everyone who is invited. */
export const password = 'four words that differ';

/** Follows an invitation: chooses name and password. */
export async function acceptInvitation(page: Page, link: string, username: string) {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Create my account' }).click();
}

/** The six digits that an app on the phone shows. */
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** Sets up the second factor, and returns the recovery codes. */
export async function setUpSecondFactor(page: Page): Promise<string[]> {
  const qrCode = page.getByRole('img', { name: 'QR code' });
  // A server beside many tests may say that it is busy.
  await expect(async () => {
    const retry = page.getByRole('button', { name: 'Try again' });
    if (await retry.isVisible()) await retry.click();
    await expect(qrCode).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByRole('heading', { name: 'Your ten recovery codes' })).toBeVisible();
  const codes = await page.getByRole('listitem').allInnerTexts();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  return codes;
}

/** Username and password; the next step may ask for a code. */
export async function signIn(page: Page, username: string, password: string) {
  await page.getByRole('textbox', { name: 'Username or e-mail' }).fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const languageNames = { en: 'English', fr: 'Français', ln: 'Lingala', sw: 'Kiswahili' } as const;

export type Texts = Record<keyof typeof languageNames, string>;

/** A text in four languages that a test finds again. */
export const inAllLanguages = (text: string): Texts => ({
  en: `${text} (en)`,
  fr: `${text} (fr)`,
  ln: `${text} (ln)`,
  sw: `${text} (sw)`,
});

/** Writes into the fields of an editor; on a phone each language is chosen first. */
export async function writeTexts(page: Page, field: string, texts: Texts) {
  const isPhone = page.viewportSize()?.width === 360;
  for (const [language, name] of Object.entries(languageNames)) {
    if (isPhone) await page.getByRole('radio', { name }).click();
    await page.getByRole('textbox', { name: new RegExp(`^${field} ${name}`) }).fill(texts[language as keyof Texts]);
  }
}
