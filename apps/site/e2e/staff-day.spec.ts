import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { pdfWith } from '../../api/test/support/pdfs.ts';
import {
  acceptInvitation,
  inAllLanguages,
  type StaffServer,
  setUpSecondFactor,
  startStaffServer,
  type Texts,
  writeTexts,
} from './staff.ts';
import { open, test } from './support.ts';

const today = new Date().toISOString().slice(0, 10);

const photo = () =>
  sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#3a7d44' } })
    .jpeg()
    .toBuffer();

/** What a member of staff does again and again. */
function staffScreens(page: Page) {
  const saved = () => expect(page.getByText(/^Brouillon enregistré à/)).toBeVisible();
  return {
    openList: async (name: RegExp) => {
      await page.goto('/staff/content');
      await page.getByRole('navigation', { name: 'Listes de contenu' }).getByRole('link', { name }).first().click();
    },
    write: (field: string, texts: Texts) => writeTexts(page, field, texts),
    publish: async () => {
      await saved();
      await page.getByRole('button', { name: 'Publier', exact: true }).click();
      await expect(page.getByText('Les visiteurs voient tout.')).toBeVisible();
    },
    saved,
  };
}

/** What a visitor finds on a page in French. A busy server may send the page before once more. */
async function visitorSees(browser: Browser, address: string, find: (page: Page) => Promise<void>) {
  const visitor = await browser.newContext();
  await visitor.addCookies([{ name: 'language', value: 'fr', url: new URL(address).origin }]);
  const page = await visitor.newPage();
  await expect(async () => {
    await open(page, address);
    await find(page);
  }).toPass({ timeout: 30_000 });
  await visitor.close();
}

// The phone has every menu and dialog of the wide screen, in less room.
const screens = [{ width: 360, height: 780 }, ...(process.env.E2E === 'all' ? [{ width: 1280, height: 860 }] : [])];

for (const { width, height } of screens)
  test.describe(`a day of a member of staff (${width})`, () => {
    test.describe.configure({ mode: 'serial', timeout: 60_000 });
    let site: StaffServer;
    let staff: BrowserContext;
    let page: Page;
    let member: ReturnType<typeof staffScreens>;

    test.beforeAll(async ({ browser }: { browser: Browser }) => {
      site = await startStaffServer();
      staff = await browser.newContext({ baseURL: site.url, viewport: { width, height }, locale: 'en' });
      page = await staff.newPage();
      await acceptInvitation(page, await site.invite('joel@nzete.example', 'administrator'), 'joel');
      await setUpSecondFactor(page);
      await expect(page.getByRole('navigation', { name: 'Staff area' })).toBeVisible();
      await staff.addCookies([{ name: 'language', value: 'fr', url: site.url }]);
      member = staffScreens(page);
    });

    test.afterAll(async () => {
      await staff.close();
      await site.stop();
    });

    test('[NEWS-43, CONTENT-56, CONTENT-57] publishes an update with a photo', async ({ browser }) => {
      await member.openList(/^Nouvelles des partenariats/);
      await page.getByRole('button', { name: 'Ajouter un élément' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Nouvel élément' })).toBeFocused();
      await page.getByRole('combobox', { name: 'Type' }).selectOption('Collaboration');
      await member.write('Titre', inAllLanguages('Une pompe de plus'));
      await member.write('Texte', inAllLanguages('Elle donne de l’eau à trois rues.'));
      await page.getByRole('textbox', { name: 'Auteur' }).fill('Nzete Foundation');
      await page.getByLabel('Date', { exact: true }).fill(today);
      await page.getByRole('button', { name: 'Ajouter : Image' }).click();
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'pompe.jpg', mimeType: 'image/jpeg', buffer: await photo() });
      await page
        .getByRole('dialog', { name: 'Choisissez ce qui est montré de la photo' })
        .getByRole('button', { name: 'Utiliser cette partie' })
        .click();
      await expect(page.getByText('Envoi de la photo…')).toHaveCount(0);
      await member.write('Ce que montre l’image', inAllLanguages('Une pompe verte'));
      await member.publish();
      await visitorSees(browser, `${site.url}/partnerships`, async (visitor) => {
        await expect(visitor.getByRole('heading', { name: 'Une pompe de plus (fr)' })).toBeVisible({ timeout: 1000 });
        const picture = visitor.getByRole('img', { name: 'Une pompe verte (fr)' });
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\.avif$/);
      });
    });

    test('[CONTENT-49, CONTENT-57] edits a team member in four languages, schedules it, compares, publishes and puts it back', async ({
      browser,
    }) => {
      await member.openList(/^Équipe/);
      await page.getByRole('link', { name: 'Amani Mfano' }).click();
      const roles = inAllLanguages('Dirige les pépinières');
      await member.write('Responsabilités', roles);
      await member.saved();

      await page.getByRole('button', { name: 'Programmer' }).click();
      const schedule = page.getByRole('dialog', { name: 'Quand faut-il le publier ?' });
      await schedule.getByLabel('Jour').fill('2096-03-20');
      await schedule.getByRole('button', { name: 'Programmer' }).click();
      await expect(page.getByText(/^Sera publié le 20 mars 2096, /)).toBeVisible();
      await page.getByRole('button', { name: 'Programmer' }).click();
      await schedule.getByRole('button', { name: 'Ne pas publier tout seul' }).click();
      await expect(page.getByText(/^Sera publié le/)).toHaveCount(0);

      await page.getByRole('button', { name: 'Comparer avec le publié' }).click();
      const changes = page.getByRole('dialog', { name: 'Ce qui va changer' });
      for (const text of Object.values(roles)) await expect(changes.getByText(text)).toBeVisible();
      await page.keyboard.press('Escape');
      await member.publish();
      const role = (text: string) => async (visitor: Page) =>
        expect(visitor.getByText(text)).toBeVisible({ timeout: 1000 });
      await visitorSees(browser, `${site.url}/team`, role(roles.fr));

      await page.bringToFront();
      await page.getByRole('button', { name: 'Historique' }).click();
      await page
        .getByRole('button', { name: /^Ce qui diffère/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: 'Ce qui diffère d’aujourd’hui' });
      await dialog.getByRole('button', { name: 'La remettre' }).click();
      await expect(dialog).toBeHidden();
      await visitorSees(browser, `${site.url}/team`, role('Responsable du reboisement'));
    });

    test('[EVENT-01, CONTENT-57] adds an event', async ({ browser }) => {
      await member.openList(/^Événements/);
      await page.getByRole('button', { name: 'Ajouter un élément' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Nouvel élément' })).toBeFocused();
      await page.getByRole('combobox', { name: 'Type' }).selectOption('Journée de plantation');
      await member.write('Titre', inAllLanguages('Plantation à Kimbanseke'));
      await member.write('Description', inAllLanguages('Nous plantons des acacias.'));
      await page.getByLabel('Début').fill('2090-02-04T08:00');
      await page.getByLabel('Fin').fill('2090-02-04T12:00');
      await member.write('Lieu', inAllLanguages('L’école de Kimbanseke'));
      await page.getByRole('combobox', { name: 'Province' }).selectOption('Kinshasa');
      await page.getByRole('combobox', { name: 'Langues 1' }).selectOption('Lingala');
      await member.publish();
      await visitorSees(browser, `${site.url}/events`, async (visitor) =>
        expect(visitor.getByRole('heading', { name: 'Plantation à Kimbanseke (fr)' })).toBeVisible({ timeout: 1000 }),
      );
    });

    test('[CONTENT-50, CONTENT-57] uploads the PDF of a report', async ({ request }) => {
      const bytes = await pdfWith((sheet) => sheet.drawText('Rapport de la fondation', { x: 50, y: 700 }));
      const reports: { id: number; title: string; status: string }[] = await (
        await request.get(`${site.url}/api/reports?lang=fr`)
      ).json();
      const report = reports.find(({ status }) => status === 'Published');
      await member.openList(/^Rapports mensuels/);
      await page.getByRole('link', { name: report?.title, exact: true }).click();
      await page
        .locator('input[accept="application/pdf"]')
        .setInputFiles({ name: 'Notre rapport.pdf', mimeType: 'application/pdf', buffer: bytes });
      await expect(page.getByText(/^Les visiteurs téléchargent ce fichier dans toutes les langues/)).toBeVisible();
      await member.publish();
      await expect(async () => {
        const download = await request.get(`${site.url}/api/reports/${report?.id}/pdf?lang=fr`);
        expect(bytes.equals(await download.body())).toBe(true);
      }).toPass({ timeout: 30_000 });
    });

    test('[GIFT-06, CONTENT-57] confirms a gift; the donor gets the receipt in their language', async ({ request }) => {
      const gift = {
        method: 'mobile-money',
        amount: '50.00',
        currency: 'USD',
        sent_on: today,
        transfer_reference: 'MP1432.A12345',
        email: 'ada@example.org',
      };
      expect((await request.post(`${site.url}/api/gifts?lang=sw`, { data: gift })).status()).toBe(201);
      await page.goto('/staff');
      await page.getByRole('link', { name: 'Dons', exact: true }).click();
      await page.getByRole('link', { name: 'ada@example.org' }).click();
      await page.getByRole('button', { name: 'Confirmer le don' }).click();
      const dialog = page.getByRole('dialog', { name: 'Confirmer le don' });
      await dialog.getByRole('button', { name: 'Confirmer le don' }).click();
      await expect(dialog).toBeHidden();
      const receipt = () => site.received.find(({ headers }) => headers.subject === 'Stakabadhi ya mchango wako');
      await expect.poll(() => receipt()?.attachments[0]?.contentType, { timeout: 30_000 }).toBe('application/pdf');
    });

    test('[NEWS-17, NEWS-37, CONTENT-57] sends a newsletter to 1,000 subscribers, each exactly once, though the server is killed', async () => {
      const subscribers = Array.from({ length: 1000 }, (_, index) => `reader${index}@example.org`);
      site.addSubscribers(subscribers);
      await page.goto('/staff');
      await page.getByRole('link', { name: 'Lettre d’information', exact: true }).click();
      await page.getByRole('button', { name: 'Nouveau numéro' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Nouveau numéro' })).toBeFocused();
      const subject = inAllLanguages('La saison des pluies');
      await member.write('Objet', subject);
      await page.getByRole('button', { name: 'Texte', exact: true }).click();
      await member.write('Texte', inAllLanguages('Elle est venue.'));
      await member.saved();
      await page.getByRole('button', { name: 'Envoyer aux abonnés' }).click();
      const started = site.crashAfter(300);
      await page
        .getByRole('dialog', { name: /^Envoyer à 1\s000 abonnés/ })
        .getByRole('button', { name: 'Envoyer maintenant' })
        .click();
      await started;
      // Whether one message arrived, the server cannot know: it is counted apart, and not sent again.
      await expect(page.getByText(/^Envois faits\s: 999 sur 1\s000$/)).toBeVisible({ timeout: 60_000 });
      const letters = site.received.filter(({ headers }) => Object.values(subject).includes(headers.subject ?? ''));
      expect(letters.flatMap(({ to }) => to).sort()).toEqual(subscribers.toSorted());
    });
  });
