import { expect } from '@playwright/test';
import { acceptInvitation, startStaffServer } from './staff.ts';
import { chooseLanguage, isComplaint, open, test } from './support.ts';

const about = { id: 'interface/about#site.about.title', was: '', text: 'Qui nous sommes' };
const team = { id: 'interface/team#site.team.title', was: '', text: 'Les gens de la fondation' };

test('[TEXTS-08] a text of the interface that staff change is what visitors read, in the document, after a click and in another language, until it is taken back', async ({
  page: staff,
  browser,
}) => {
  test.slow(); // It has a server of its own.
  const site = await startStaffServer();
  try {
    await acceptInvitation(staff, await site.invite('lea@nzete.example', 'editor'), 'lea');
    await expect(staff.getByRole('navigation', { name: 'Staff area' })).toBeVisible();
    /** By the calls of the screen, with its session. */
    const call = (method: string, path: string, body?: object) =>
      staff.evaluate(
        async ([method, path, body]) => {
          const { csrf_token } = await (await fetch('/api/staff/session')).json();
          const headers = { ...(body && { 'content-type': 'application/json' }), 'x-csrf-token': csrf_token };
          const answer = await fetch(`/api/staff/translations${path}`, { method, headers, body: body ?? null });
          return { status: answer.status, json: await answer.json() };
        },
        [method, path, body && JSON.stringify(body)] as const,
      );
    for (const one of [about, team]) {
      const { json } = await call('GET', `?language=fr&q=${one.id.split('#')[1]}`);
      const found = json.texts.find(({ id }: { id: string }) => id === one.id);
      one.was = found.text;
      const { status } = await call('PUT', '/text', { ...one, english: found.english, language: 'fr' });
      expect(status).toBe(200);
    }

    const visitor = await browser.newContext();
    const page = await visitor.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => isComplaint(message) && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    const html = async () => (await page.request.get(`${site.url}/about?lang=fr`)).text();
    await expect.poll(html).toContain(`${about.text}</h1>`);
    await open(page, `${site.url}/about?lang=fr`);
    await expect(page.getByRole('heading', { level: 1, name: about.text })).toBeVisible();
    await page.getByRole('main').locator('a[href^="/team"]').click();
    await expect(page.getByRole('heading', { level: 1, name: team.text })).toBeVisible();
    await open(page, `${site.url}/team?lang=en`);
    await chooseLanguage(page, 'Français');
    await expect(page.getByRole('heading', { level: 1, name: team.text })).toBeVisible();
    expect(complaints).toEqual([]);

    for (const { id, text } of [about, team]) {
      const { status } = await call('DELETE', `/text?${new URLSearchParams({ id, language: 'fr', was: text })}`);
      expect(status).toBe(200);
    }
    // A busy server may send the page before once more.
    await expect(async () => {
      await open(page, `${site.url}/about?lang=fr`);
      await expect(page.getByRole('heading', { level: 1, name: about.was })).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
    await visitor.close();
  } finally {
    await site.stop();
  }
});
