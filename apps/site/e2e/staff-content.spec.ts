import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { violations } from './axe.ts';
import { acceptInvitation, inAllLanguages, type StaffServer, startStaffServer, writeTexts } from './staff.ts';
import { open, test } from './support.ts';

// One server and one sign-in: the second test goes on with the list that the first put back.
test.describe.configure({ mode: 'serial' });

let site: StaffServer;
let staff: BrowserContext;
let page: Page;

test.beforeAll(async ({ browser }: { browser: Browser }) => {
  site = await startStaffServer();
  staff = await browser.newContext({ bypassCSP: false, locale: 'en' });
  page = await staff.newPage();
  await acceptInvitation(page, await site.invite('joel@nzete.example', 'editor'), 'joel');
  await expect(page.getByRole('navigation', { name: 'Staff area' })).toBeVisible();
  await staff.addCookies([{ name: 'language', value: 'fr', url: site.url }]);
});

test.afterAll(async () => {
  await staff.close();
  await site.stop();
});

/** What a visitor reads in a language. A busy server may send the page before once more. */
async function visitorSees(browser: Browser, language: string, text: string) {
  const visitor = await browser.newContext();
  await visitor.addCookies([{ name: 'language', value: language, url: site.url }]);
  const team = await visitor.newPage();
  await expect(async () => {
    await open(team, `${site.url}/team`);
    await expect(team.getByText(text)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await visitor.close();
}

test('[CONTENT-49] a team member is changed in four languages, seen, published and put back', async ({ browser }) => {
  test.slow(); // It goes through the whole editor.
  const texts = inAllLanguages('Dirige les pépinières');
  // A page that has been behind others for long no longer moves.
  await page.close();
  page = await staff.newPage();
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${site.url}/staff`);
  await page.getByRole('link', { name: 'Contenu', exact: true }).click();
  // Today has a link to the team too, until the lists have come.
  await page
    .getByRole('navigation', { name: 'Listes de contenu' })
    .getByRole('link', { name: /^Équipe/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Amani Mfano' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Amani Mfano' })).toBeFocused();

  await test.step('writes, and the draft saves itself', async () => {
    await writeTexts(page, 'Responsabilités', texts);
    await expect(page.getByText(/^Brouillon enregistré à/)).toBeVisible();
    await page.reload();
    await page.getByRole('radio', { name: 'Lingala' }).click();
    await expect(page.getByRole('textbox', { name: /^Responsabilités Lingala/ })).toHaveValue(texts.ln);
    expect(await violations(page)).toEqual([]);
  });

  await test.step('[CONTENT-47] sees the page as visitors will, while they still see the old one', async () => {
    await page.getByRole('button', { name: 'Comme les visiteurs le voient' }).click();
    const frame = page.frameLocator('iframe');
    const language = page.getByRole('combobox', { name: 'Langue' });
    await language.selectOption('Français');
    await expect(frame.getByText(texts.fr)).toBeVisible();
    await language.selectOption('Kiswahili');
    await expect(frame.getByText(texts.sw)).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('publishes, and visitors see it', async () => {
    await page.getByRole('button', { name: 'Publier' }).click();
    await expect(page.getByText('Les visiteurs voient tout.')).toBeVisible();
    await visitorSees(browser, 'fr', texts.fr);
    await visitorSees(browser, 'en', texts.en);
  });

  await test.step('puts the version before back', async () => {
    // Behind the visitor's page nothing moves.
    await page.bringToFront();
    await page.getByRole('button', { name: 'Historique' }).click();
    await page
      .getByRole('button', { name: /^Ce qui diffère/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Ce qui diffère d’aujourd’hui' });
    await expect(dialog.getByText(texts.ln)).toBeVisible();
    await dialog.getByRole('button', { name: 'La remettre' }).click();
    await expect(dialog).toBeHidden();
    await visitorSees(browser, 'fr', 'Responsable du reboisement');
  });
});

/** A photo as a phone would take it: dark, with a bright lower right corner. */
async function takePhoto(colour: string): Promise<Buffer> {
  const base64 = await page.evaluate((bright) => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 1800, height: 1200 });
    const drawing = canvas.getContext('2d');
    drawing?.fillRect(0, 0, 1800, 1200);
    if (drawing) drawing.fillStyle = bright;
    drawing?.fillRect(900, 300, 900, 900);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  }, colour);
  return Buffer.from(base64, 'base64');
}

test('[CONTENT-56] a photo is cut, described and shown', async ({ browser }) => {
  test.slow(); // It uploads, converts, publishes and visits.
  const alt = inAllLanguages('Une photo');
  await page.close();
  page = await staff.newPage();
  await page.setViewportSize({ width: 360, height: 780 });

  await test.step('cuts a photo by keyboard, and describes it', async () => {
    await page.goto(`${site.url}/staff/content?list=team&item=1`);
    await page.getByRole('button', { name: 'Ajouter : Photo' }).click();
    const photo = { name: 'moi.png', mimeType: 'image/png', buffer: await takePhoto('#fc0') };
    await page.locator('input[type="file"]').setInputFiles(photo);
    const dialog = page.getByRole('dialog', { name: 'Choisissez ce qui est montré de la photo' });
    await dialog.getByRole('slider', { name: 'Quelle part de la photo' }).press('Home');
    await dialog.getByRole('slider', { name: 'De gauche à droite' }).press('End');
    await dialog.getByRole('slider', { name: 'De haut en bas' }).press('End');
    await expect(dialog.getByText(/804 × 804/)).toBeVisible();
    expect(await violations(page, '[role="dialog"]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Utiliser cette partie' }).click();
    await expect(page.getByRole('main').locator('img')).toBeVisible({ timeout: 20_000 });
    await writeTexts(page, 'Ce que montre l’image', alt);
  });

  await test.step('publishes it, and visitors get the part in a format of today', async () => {
    await page.getByRole('button', { name: 'Publier' }).click();
    await expect(page.getByText('Les visiteurs voient tout.')).toBeVisible();
    const visitor = await browser.newContext();
    await visitor.addCookies([{ name: 'language', value: 'fr', url: site.url }]);
    const team = await visitor.newPage();
    await expect(async () => {
      await open(team, `${site.url}/team`);
      await expect(team.getByRole('img', { name: alt.fr })).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    const shown = await team.getByRole('img', { name: alt.fr }).evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return [image.currentSrc, image.naturalWidth === image.naturalHeight];
    });
    expect(shown).toEqual([expect.stringMatching(/\/pictures\/moi-\w+\.\w+\.804x804\.\d+\.(avif|webp)$/), true]);
    await visitor.close();
  });
});
