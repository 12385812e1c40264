import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { acceptInvitation, password, signIn, startStaffServer } from './staff.ts';
import { moveTo, test } from './support.ts';

/** A device with a fingerprint reader, which Chromium plays. */
async function addDevice(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether the finger is the right one. */
    recognises: (isUserVerified: boolean) =>
      browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.use({ bypassCSP: true });

test('[AUTH-35] a passkey is the second factor: set up, used after signing out, and listed', async ({ page }) => {
  const site = await startStaffServer('localhost');
  try {
    const device = await addDevice(page);

    await test.step('an administrator chooses it in place of the app, and gets recovery codes', async () => {
      await acceptInvitation(page, await site.invite('amani@nzete.example', 'administrator'), 'amani');
      await expect(page.getByRole('heading', { name: 'Or use a passkey' })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('textbox', { name: 'Name of the passkey' }).fill('My laptop');
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await expect(title(page, 'Your ten recovery codes')).toBeVisible();
      await expect(page.locator('main ol li')).toHaveCount(10);
      await page.getByRole('button', { name: 'I have kept them' }).click();
      await expect(title(page, 'Today')).toBeVisible();
    });

    await test.step('signs out, and in again with it, by the keyboard', async () => {
      await page.getByRole('button', { name: 'Your account' }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
      await signIn(page, 'amani', password);
      await expect(title(page, 'Your passkey')).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await device.recognises(false);
      await page.getByRole('button', { name: 'Use a passkey' }).click();
      await expect(page.getByText('Nothing was done: you cancelled, took too long')).toBeVisible();
      await device.recognises(true);
      await moveTo(page, page.getByRole('button', { name: 'Use a passkey' }));
      await page.keyboard.press('Enter');
      await expect(title(page, 'Today')).toBeVisible();
    });

    await test.step('finds it in the list, and cannot remove the only second factor', async () => {
      await page.goto(`${site.url}/staff/sessions`);
      const row = page.getByRole('listitem').filter({ hasText: 'My laptop' });
      await expect(row).toContainText('Last used');
      await page.getByRole('textbox', { name: 'Name of the passkey' }).fill('The same again');
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await expect(page.getByText('This device has a passkey of yours already')).toBeVisible();
      await row.getByRole('button', { name: 'Remove the passkey My laptop' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByText('This passkey is your only second factor')).toBeVisible();
    });
  } finally {
    await site.stop();
  }
});

test('[STAFF-52] recovery codes whose answer was lost are made again after the sign-in', async ({ page }) => {
  const site = await startStaffServer('localhost');
  try {
    await addDevice(page);
    await acceptInvitation(page, await site.invite('amani@nzete.example', 'administrator'), 'amani');
    const passkeys = '**/api/staff/second-factor/passkeys';
    await page.route(passkeys, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('textbox', { name: 'Name of the passkey' }).fill('My laptop');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await page.unroute(passkeys);
    await page.context().clearCookies(); // the new one was in that answer
    await page.reload();
    await signIn(page, 'amani', password);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(title(page, 'Recovery codes')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Make new recovery codes' }).click();
    await expect(page.locator('main ol li')).toHaveCount(10);
    await page.reload();
    await expect(title(page, 'Recovery codes'), 'they were not kept').toBeVisible();
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(title(page, 'Today')).toBeVisible();
  } finally {
    await site.stop();
  }
});
