import { expect } from '@playwright/test';
import { violations } from './axe.ts';
import { acceptInvitation, startStaffServer } from './staff.ts';
import { test } from './support.ts';

test('[TEXTS-34] a translator finds a text on a phone, in French, corrects it, saves it and marks it as checked', async ({
  browser,
}) => {
  test.slow(); // A server of its own, and a whole journey.
  const site = await startStaffServer();
  const staff = await browser.newContext({ locale: 'en', viewport: { width: 360, height: 780 } });
  const page = await staff.newPage();
  try {
    await acceptInvitation(page, await site.invite('joel@nzete.example', 'editor'), 'joel');
    await expect(page.getByRole('navigation', { name: 'Staff area' })).toBeVisible();
    await staff.addCookies([{ name: 'language', value: 'fr', url: site.url }]);
    await page.goto(`${site.url}/staff/translations`);
    await page.getByRole('combobox', { name: 'Type de texte' }).selectOption({ label: 'Boutons et messages' });
    await page.getByRole('searchbox', { name: 'Rechercher' }).fill('Partager');
    await page.getByRole('searchbox', { name: 'Rechercher' }).press('Enter');
    await page
      .getByRole('link', { name: /^Share Partager / })
      .first()
      .click();
    const field = page.getByRole('textbox', { name: 'Traduction : Français' });
    await expect(field).toHaveValue('Partager');
    await field.fill('Faire connaître');
    await page.reload();
    await expect(field).toHaveValue('Faire connaître');
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Enregistré. Toutes les pages le montrent dans la demi-minute.')).toBeVisible();
    await page.getByRole('button', { name: 'Marquer comme vérifié' }).click();
    await expect(page.getByRole('paragraph').filter({ hasText: 'Vérifié par joel' })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
    expect(await violations(page)).toEqual([]);
  } finally {
    await staff.close();
    await site.stop();
  }
});
