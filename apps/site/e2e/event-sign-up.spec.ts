import { expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { acceptInvitation, startStaffServer } from './staff.ts';
import { test } from './support.ts';

const path = '/events/sign-up?event=class-first-steps-1&lang=fr';

/** Fills in the form, and sends it. */
async function fill(page: Page, email: string, people: string) {
  const form = page.locator('form[data-slot="sign-up-form"]');
  const field = (name: string) => form.locator(`[name="${name}"]`);
  await field('name').fill('Ada Mbo');
  await field('email').fill(email);
  await field('people').selectOption(people);
  await field('consent').check();
  await form.locator('[type="submit"]').click();
}

test('[EVENT-05, EVENT-08, EVENT-09, EVENT-11, EVENT-12] one signs up on a phone, in French, with and without scripts; staff see who comes; the link of the mail cancels', async ({
  browser,
}) => {
  const site = await startStaffServer();
  const phone = { bypassCSP: true, viewport: { width: 360, height: 740 }, baseURL: site.url };
  const [withScripts, without] = [
    await browser.newContext(phone),
    await browser.newContext({ ...phone, javaScriptEnabled: false }),
  ];
  try {
    const invitation = await site.invite('amani@nzete.example', 'editor');
    const page = await withScripts.newPage();
    await page.goto('/events?lang=fr');
    await page.getByRole('link', { name: /^S’inscrire.*Premiers pas avec un ordinateur$/ }).click();
    await expect(page.getByText('20 places restantes')).toBeVisible();
    await fill(page, 'ada@example', '2');
    await expect(page.getByText('Écrivez l’adresse comme nom@example.org.')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await fill(page, 'ada@example.org', '2');
    await expect(page).toHaveURL(/\/sent\?form=event-sign-up.*reference=NZ-E-/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/vous êtes inscrit/);

    const plain = await without.newPage();
    await plain.goto(path);
    await expect(plain.getByText('18 places restantes')).toBeVisible();
    await fill(plain, 'ada@example.org', '1');
    await expect(plain.getByRole('alert')).toContainText('Cette adresse est déjà inscrite');
    expect(await plain.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await fill(plain, 'eve@example.org', '5');
    await expect(plain).toHaveURL(/\/sent\?form=event-sign-up/);

    await acceptInvitation(page, invitation, 'amani');
    await expect(page.getByRole('navigation', { name: 'Staff area' })).toBeVisible();
    await withScripts.addCookies([{ name: 'language', value: 'fr', url: site.url }]);
    await page.goto('/staff/events');
    await expect(page.getByText('Places prises : 7 sur 20, en attente : 0')).toBeVisible();
    await page.getByRole('link', { name: 'Premiers pas avec un ordinateur' }).click();
    await expect(page.getByText(/5 personnes · eve@example\.org/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    const mail = () => site.received.find(({ to }) => to[0] === 'eve@example.org');
    await expect.poll(() => mail()?.attachments[0]?.filename).toBe('class-first-steps-1.ics');
    await plain.goto(mail()?.text.match(/http\S+cancel\S+/)?.[0] ?? '');
    await plain.getByRole('button', { name: 'Annuler mon inscription' }).click();
    await expect(plain.getByRole('status')).toBeVisible();
    await plain.goto(path);
    await expect(plain.getByText(/^1[58] places restantes$/)).toBeVisible();
    await page.reload();
    await expect(page.getByText('Annulée par la personne')).toBeVisible();
  } finally {
    await withScripts.close();
    await without.close();
    await site.stop();
  }
});
