import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Language } from './support.ts';

/** What `npm run staff` does. */
function staff(...args: string[]): string {
  const env = {
    ...process.env,
    DATA_DIR: process.env.NZETE_E2E_DATA,
    DATABASE_URL: '',
    PUBLIC_URL: 'http://site.test',
  };
  return execFileSync(process.execPath, ['apps/api/dist/staff.js', ...args], { env, encoding: 'utf8' });
}

/** The path of a new invitation, which the command prints as a link. */
export function invitationFor(email: string, role: string): string {
  const [link = ''] = /https?:\/\/\S+#\S+/.exec(staff('invite', email, '--role', role)) ?? [];
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}

/** The six digits that an app on the phone shows. */
export const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** The texts of the staff area. */
export const staffTexts = (language: Language): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`../src/staff/locales/${language}.json`, import.meta.url), 'utf8'));

interface NewPerson {
  invitation: string;
  username: string;
  password: string;
}

/** Accepts an invitation, sets up the second factor, and returns its secret and recovery codes. */
export async function join(page: Page, { invitation, username, password }: NewPerson) {
  await page.goto(invitation);
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByRole('heading', { name: 'Your ten recovery codes' })).toBeVisible();
  const codes = await page.locator('main ol li').allTextContents();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  return { secret, codes };
}

/** Username and password; the next step may ask for a code. */
export async function signIn(page: Page, username: string, password: string) {
  await page.getByRole('textbox', { name: 'Username or e-mail' }).fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
