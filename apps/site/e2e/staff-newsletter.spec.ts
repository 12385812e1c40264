import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import {
  acceptInvitation,
  inAllLanguages,
  type StaffServer,
  startStaffServer,
  type Texts,
  writeTexts,
} from './staff.ts';
import { test } from './support.ts';

let site: StaffServer;
let staff: BrowserContext;
let page: Page;

const subscribers = { 'ada@example.org': 'ln', 'kevin@example.org': 'fr', 'grace@example.org': 'sw' };

test.beforeAll(async ({ browser }: { browser: Browser }) => {
  site = await startStaffServer();
  staff = await browser.newContext({ bypassCSP: true, locale: 'en' });
  page = await staff.newPage();
  await acceptInvitation(page, await site.invite('joel@nzete.example', 'editor'), 'joel');
  await expect(page.getByRole('navigation', { name: 'Staff area' })).toBeVisible();
  await staff.addCookies([{ name: 'language', value: 'fr', url: site.url }]);
  for (const [email, language] of Object.entries(subscribers)) await subscribe(email, language);
});

/** As a visitor: asks for the newsletter, and confirms it with the mailed link. */
async function subscribe(email: string, language: string) {
  const asked = await page.request.post(`${site.url}/api/newsletter/subscribe?lang=${language}`, { data: { email } });
  expect(asked.ok()).toBe(true);
  const link = () =>
    site.received.find(({ headers }) => headers.to?.includes(email))?.text.match(/https?:\S+confirm\?token=\S+/)?.[0];
  await expect.poll(link, { timeout: 30_000 }).toBeDefined();
  const confirmed = await page.request.post(link() ?? '');
  expect(confirmed.ok()).toBe(true);
}

test.afterAll(async () => {
  await staff.close();
  await site.stop();
});

const mailTo = (email: string, subject: string) =>
  site.received.filter(({ headers }) => headers.to?.includes(email) && headers.subject?.includes(subject));

test('[NEWS-37] an issue is written in four languages, seen, tried and sent', async () => {
  test.slow(); // It goes through the whole editor.
  const subject = inAllLanguages('Saison');
  const text = inAllLanguages('La pluie est venue');
  // A page that has been behind others for long no longer moves.
  await page.close();
  page = await staff.newPage();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${site.url}/staff`);
  await page.getByRole('link', { name: 'Lettre d’information', exact: true }).click();
  await page.getByRole('button', { name: 'Nouveau numéro' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nouveau numéro' })).toBeFocused();

  await test.step('writes, is told what is missing, and the draft saves itself', async () => {
    await page.getByRole('button', { name: 'Envoyer aux abonnés' }).click();
    await expect(page.getByText(/^À corriger avant l’envoi\s: 2$/)).toBeVisible();
    await writeTexts(page, 'Objet', subject);
    await page.getByRole('button', { name: 'Texte', exact: true }).click();
    await writeTexts(page, 'Texte', text);
    await expect(page.getByText(/^Brouillon enregistré à/)).toBeVisible();
    await expect(page.getByText(/^À corriger avant l’envoi/)).toBeHidden();
    expect(await violations(page)).toEqual([]);
  });

  await test.step('sees it as subscribers get it', async () => {
    await page.getByRole('button', { name: 'Comme les abonnés le reçoivent' }).click();
    await page.getByRole('combobox', { name: 'Langue' }).selectOption('Kiswahili');
    await expect(page.frameLocator('iframe').getByText(text.sw)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('sends a test to themselves', async () => {
    await page.getByRole('button', { name: 'M’envoyer un essai' }).click();
    const dialog = page.getByRole('dialog', { name: 'M’envoyer un essai' });
    await dialog.getByRole('combobox', { name: 'Langue' }).selectOption('Lingala');
    await dialog.getByRole('button', { name: 'Envoyer l’essai' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => mailTo('joel@nzete.example', subject.ln).length, { timeout: 30_000 }).toBe(1);
  });

  await test.step('sends it, and sees it sent; each subscriber has it once, in their language', async () => {
    await page.getByRole('button', { name: 'Envoyer aux abonnés' }).click();
    const dialog = page.getByRole('dialog', { name: 'Envoyer à 3 abonnés ?' });
    await expect(dialog.getByRole('listitem')).toHaveText(['Français : 1', 'Lingala : 1', 'Kiswahili : 1']);
    await dialog.getByRole('button', { name: 'Envoyer maintenant' }).click();
    await expect(page.getByText('Envois faits : 3 sur 3')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText(/^Envoi terminé le/)).toBeVisible();
    for (const [email, language] of Object.entries(subscribers))
      expect(mailTo(email, subject[language as keyof Texts])).toHaveLength(1);
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
