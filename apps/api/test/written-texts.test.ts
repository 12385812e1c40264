import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { catalogues } from '../src/text/catalogues.ts';
import { post, startApp } from './support/app.ts';
import { interfaceTexts } from './support/interface-texts.ts';
import { wordsOfPages } from './support/pdfs.ts';
import { builtSite } from './support/site.ts';
import { translatorOf } from './support/translations.ts';

/** The messages of the test, as the build of the site writes them. */
const messages = (english: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(english).map(([id, en]) => [id, { description: '', texts: { en, fr: catalogues.fr[id] ?? '' } }]),
  );

const documents = messages({
  'api.text.name.foundation.name': 'Nzete Foundation',
  'api.newsletter.page.link.failedTitle': 'This link does not work',
  'api.events.calendar.name': 'Nzete: events',
  'api.updates.feed.title': 'Nzete Foundation: updates',
  'api.climate.alert.notice.sample':
    'No live weather has been received yet. The figures show what is usual in this month; no alert is derived from them.',
  'api.reports.pdf.summary': 'Summary',
  'api.coursePacks.page.exercise': 'Exercise',
});

const errors = messages({
  'api.http.problem.not-found': 'Not found',
  'api.http.problem.format.email': 'must be an e-mail address such as name@example.org',
  'api.http.problem.size.maxLength': 'must have at most {limit} characters',
});

async function startWithDocuments() {
  const texts = {
    ...interfaceTexts,
    areas: [
      { area: 'documents', pages: [], messages: documents },
      { area: 'errors', pages: [], messages: errors },
    ],
  };
  const siteDir = builtSite(['/'], { 'server/texts.json': JSON.stringify(texts) });
  return startApp({ siteDir, climate: { refreshMinutes: 0 } });
}

const pageOf = async (app: FastifyInstance, url: string) =>
  (await app.inject({ url, headers: { accept: 'text/html' } })).body;

/** Where each text shows, in a language. */
const shown: Record<keyof typeof documents, (app: FastifyInstance, lang: string) => Promise<string>> = {
  'api.text.name.foundation.name': (app, lang) => pageOf(app, `/api/problems?lang=${lang}`),
  'api.newsletter.page.link.failedTitle': (app, lang) => pageOf(app, `/api/newsletter/unsubscribe?lang=${lang}`),
  'api.events.calendar.name': async (app, lang) =>
    (await pageOf(app, `/api/events/calendar.ics?lang=${lang}`)).replaceAll(/^DTSTAMP.*$/gm, ''),
  'api.updates.feed.title': (app, lang) => pageOf(app, `/api/partnership-updates.atom?lang=${lang}`),
  'api.climate.alert.notice.sample': (app, lang) => pageOf(app, `/api/climate-alerts?lang=${lang}`),
  'api.reports.pdf.summary': async (app, lang) => {
    const { reports } = (await app.inject('/api/downloads')).json();
    const { rawPayload } = await app.inject(`/api/reports/${reports[0].id}/pdf?lang=${lang}`);
    return (await wordsOfPages(rawPayload))
      .flat()
      .map(({ text }) => text)
      .join(' ');
  },
  'api.coursePacks.page.exercise': async (app, lang) => {
    const [{ id }] = (await app.inject('/api/course-packs')).json();
    return pageOf(app, `/api/course-packs/${id}/page?lang=${lang}`);
  },
};

test.each(Object.entries(shown))(
  '[TEXTS-38] the text %s is at once what staff wrote, in that language only',
  async (id, read) => {
    const app = await startWithDocuments();
    const before = { fr: await read(app, 'fr'), en: await read(app, 'en') };
    expect(before.fr).toContain(catalogues.fr[id]);
    const editor = await translatorOf(app);
    expect((await editor.save(`interface/documents#${id}`, 'Arbres & forêts')).statusCode).toBe(200);
    const changed = await read(app, 'fr');
    expect(changed).toMatch(/Arbres (?:&|&amp;) forêts/);
    expect(changed).not.toContain(catalogues.fr[id]);
    expect(await read(app, 'en')).toBe(before.en);
  },
);

test('[TEXTS-38] what staff wrote is text, not HTML', async () => {
  const app = await startWithDocuments();
  const editor = await translatorOf(app);
  const id = 'interface/documents#api.newsletter.page.link.failedTitle';
  expect((await editor.save(id, '1 < 2 & 3')).statusCode).toBe(200);
  const body = await pageOf(app, '/api/newsletter/unsubscribe?lang=fr');
  expect(body.match(/1 &lt; 2 &amp; 3/g)).toHaveLength(2);
  expect(body).not.toContain('1 <');
});

test('[TEXTS-39] an error says what staff wrote, in that language only, under the same code', async () => {
  const app = await startWithDocuments();
  const editor = await translatorOf(app);
  const save = (id: string, text: string) => editor.save(`interface/errors#${id}`, text);
  expect((await save('api.http.problem.not-found', 'Rien ici')).statusCode).toBe(200);
  expect((await save('api.http.problem.format.email', 'n’est pas une adresse')).statusCode).toBe(200);
  const nothing = async (lang: string) => (await app.inject(`/api/problems/nothing?lang=${lang}`)).json();
  expect(await nothing('fr')).toMatchObject({ code: 'not-found', detail: 'Rien ici' });
  expect(await nothing('en')).toMatchObject({ code: 'not-found', detail: 'Not found' });
  expect(await pageOf(app, '/api/problems/not-found?lang=fr')).toContain('<p>Rien ici</p>');
  const { code, fields } = (await post(app, '/api/newsletter/subscribe?lang=fr', { email: 'nobody' })).json();
  expect(code).toBe('fields-invalid');
  expect(fields).toMatchObject([{ code: 'format', message: 'n’est pas une adresse' }]);
});

test('[TEXTS-39] a sentence without its values is refused', async () => {
  const app = await startWithDocuments();
  const editor = await translatorOf(app);
  const id = 'interface/errors#api.http.problem.size.maxLength';
  expect((await editor.save(id, 'est trop long')).statusCode).toBe(422);
});
