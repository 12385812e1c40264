import { expect } from '@playwright/test';
import { violations } from './axe.ts';
import { acceptInvitation, setUpSecondFactor, startStaffServer } from './staff.ts';
import { test } from './support.ts';

const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN);

test('[GIFT-01, GIFT-04, GIFT-06, GIFT-11] a donor tells of a gift; staff confirm it on a phone, in French; the receipt is mailed', async ({
  browser,
}) => {
  const site = await startStaffServer();
  const phone = await browser.newContext({ bypassCSP: true, viewport: { width: 360, height: 740 }, locale: 'fr' });
  try {
    const invitation = await site.invite('amani@nzete.example', 'reviewer');
    const page = await phone.newPage();
    await page.goto(`${site.url}/donate/gift?lang=sw`);
    const form = page.locator('form[data-slot="gift-form"]');
    const field = (name: string) => form.locator(`[name="${name}"]`);
    await field('method').selectOption('mobile-money');
    await field('amount').fill('1 500,50');
    await field('currency').selectOption('CDF');
    await field('sent_on').fill('2026-06-01');
    await field('transfer_reference').fill('MP260601.1432.A12345');
    await field('email').fill('ada@example.org');
    await form.locator('[type="submit"]').click();
    await expect(page).toHaveURL(/\/sent\?.*reference=NZ-G-/);
    const reference = new URL(page.url()).searchParams.get('reference') ?? '';

    await acceptInvitation(page, invitation, 'amani');
    await setUpSecondFactor(page);
    await page.goto(`${site.url}/staff/gifts?lang=fr`);
    await page.getByRole('link', { name: 'ada@example.org' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ada@example.org');
    await expect(page.getByText(/^1\s500,50\sCDF$/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Confirmer le don' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirmer le don' });
    await dialog.getByRole('textbox', { name: 'Montant' }).fill('1 499');
    await dialog.getByRole('button', { name: 'Confirmer le don' }).click();
    const number = `${new Date().getUTCFullYear()}-0001`;
    await expect(page.getByText(number)).toBeVisible();
    const link = page.getByRole('link', { name: 'Télécharger le reçu (PDF)' });
    const message = page.getByRole('alertdialog', { name: 'Le don est confirmé.' });
    await message.hover();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const top = (await message.boundingBox())?.y ?? 0;
    await expect.poll(async () => bottomOf(await link.boundingBox()), 'the message covers no link').toBeLessThan(top);
    const download = page.waitForEvent('download');
    await link.click();
    expect((await download).suggestedFilename()).toBe(`nzete-receipt-${number}.pdf`);
    const receipt = () => site.received.find(({ headers }) => headers.subject === 'Stakabadhi ya mchango wako');
    await expect.poll(() => receipt()?.attachments[0]?.filename).toBe(`nzete-receipt-${number}.pdf`);
    expect(receipt()?.text).toContain(reference);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  } finally {
    await phone.close();
    await site.stop();
  }
});
