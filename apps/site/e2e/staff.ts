/** What the tests of the staff area share: a server of their own with a mail server, and the second factor. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from '@playwright/test';
import { freePort, startServer } from '../../../tooling/lib/server.ts';
import { root } from '../../../tooling/lib/setup.mjs';
import { openSmtp } from '../../api/test/support/smtp-server.ts';
import { codeOf } from './staffArea.ts';

const run = promisify(execFile);

/** Starts the built server with mail, and gives it the commands of an operator. */
export async function startStaffServer() {
  const data = mkdtempSync(join(tmpdir(), 'nzete-staff-'));
  const smtp = await openSmtp();
  const port = await freePort();
  const variables = {
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: data,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'info@nzete.example',
    MAIL_STAFF: 'staff@nzete.example',
  };
  let server = await startServer(root, variables);
  return {
    url: server.url,
    received: smtp.received,
    /** Ends the server, and starts it again on the same data. */
    restart: async () => {
      await server.stop();
      server = await startServer(root, variables);
    },
    /** Invites someone, and returns the link. */
    invite: async (email: string, role: string) => {
      const command = ['apps/api/src/commands/staff.ts', 'invite', email, '--role', role];
      const { stdout } = await run(process.execPath, command, {
        cwd: root,
        env: { ...process.env, DATABASE_URL: '', ...variables },
      });
      return stdout.trim();
    },
    stop: async () => {
      await server.stop();
      smtp.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

export type StaffServer = Awaited<ReturnType<typeof startStaffServer>>;

/** Follows an invitation: chooses name and password. */
export async function acceptInvitation(page: Page, link: string, username: string) {
  await page.goto(link);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('New password').fill('four words that differ');
  await page.getByRole('button', { name: 'Create my account' }).click();
}

/** Sets up the second factor, and returns the recovery codes. */
export async function setUpSecondFactor(page: Page): Promise<string[]> {
  const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
  await page.getByRole('textbox', { name: 'Code' }).fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await expect(page.getByRole('heading', { name: 'Your ten recovery codes' })).toBeVisible();
  const codes = await page.getByRole('listitem').allInnerTexts();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  return codes;
}
