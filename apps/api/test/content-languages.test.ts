import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { exportContent } from '../src/content/export.ts';
import { events } from '../src/content/resources/events.ts';
import { explainedResources } from '../src/content/resources/explained.ts';
import { contentResources } from '../src/content/resources/index.ts';
import { contentPaths } from '../src/content/source-files.ts';
import { readStoredFile } from '../src/content-files/stored.ts';
import { buildCatalogue } from '../src/courses/catalogue.ts';
import { UnstoredCourses } from '../src/courses/find.ts';
import { catalogueSource } from '../src/courses/source.ts';
import { type Lang, languages, type WrittenTexts } from '../src/text/languages.ts';
import { startApp } from './support/app.ts';
import { publishEvent, signUp } from './support/events.ts';
import { copyOfContent, readContentFile, sharedPictures, temporaryFolder } from './support/folders.ts';
import { mailing } from './support/mail.ts';
import { feed, url } from './support/partnership-updates.ts';
import { everythingIn } from './support/pdfs.ts';
import { inline } from './support/schemas.ts';
import { type ContentCalls, editorOf } from './support/staff-content.ts';
import { onlyIn } from './support/texts.ts';

const publicUrl = 'https://nzete.example';

/** Publishes a list as a person wrote it, with empty fields for the other languages. */
async function published({ save, publish }: ContentCalls, path: string, change: (body: never) => void) {
  expect((await save(path, change)).json().draft.problems).toEqual([]);
  const answered = await publish(path);
  expect(answered.statusCode).toBe(200);
  return answered.json();
}

const inFrench = (text: string) => ({ en: '', fr: text, ln: ' ', sw: '' });

interface Event {
  title: WrittenTexts;
  description: WrittenTexts;
  place: WrittenTexts;
  starts: string;
}

const afternoon = 'Après-midi de désherbage';
const inFrenchAlone = ([first]: Event[]) =>
  Object.assign(first ?? {}, { title: inFrench(afternoon), description: inFrench('Apportez une houe.') });

const read = async (app: FastifyInstance, path: string, lang: string) =>
  (await app.inject(`/api${path}?lang=${lang}`)).json();

describe('[LANG-10] a text in one language', () => {
  test('is published by one press, and stored without the empty languages', async () => {
    const app = await startApp();
    const list = await published(await editorOf(app), 'events', inFrenchAlone);
    expect(list.published.body[0].title).toEqual({ fr: afternoon });
    expect(list.draft).toBeNull();
  });

  test('stays so when something else of its entry is changed', async () => {
    const app = await startApp();
    const editor = await editorOf(app);
    await published(editor, 'events', inFrenchAlone);
    const list = await published(editor, 'events', ([first]: Event[]) =>
      Object.assign(first ?? {}, { starts: '2031-05-03T08:00', ends: '2031-05-03T12:00' }),
    );
    expect(list.published.body[0].title).toEqual({ fr: afternoon });
    const folder = temporaryFolder();
    await exportContent(app.store, folder);
    expect(readContentFile<Event[]>('events.json', folder)[0]?.title).toEqual({ fr: afternoon });
  });

  test('in no language is a fault at the text', async () => {
    const { save, publish } = await editorOf(await startApp());
    const { draft } = (
      await save('events', ([first]: Event[]) => Object.assign(first ?? {}, { title: inFrench('') }))
    ).json();
    expect(draft.problems).toMatchObject([{ pointer: '/0/title', code: 'minProperties' }]);
    expect((await publish('events')).json().code).toBe('draft-has-problems');
  });

  test('is restored like any other', async () => {
    const app = await startApp();
    const editor = await editorOf(app);
    await published(editor, 'team', ([first]: object[]) => Object.assign(first ?? {}, { role: inFrench('Cheffe') }));
    const { revisions } = await app.store.db
      .selectFrom('content_version')
      .select((eb) => eb.fn.max('revision').as('revisions'))
      .where('path', '=', '/team')
      .executeTakeFirstOrThrow();
    const after = await published(editor, 'team', ([first]: object[]) =>
      Object.assign(first ?? {}, { role: inFrench('Directrice') }),
    );
    const restored = await editor.post('/restoration', {
      path: 'team',
      revision: Number(revisions),
      base_digest: after.published.digest,
    });
    expect(restored.statusCode).toBe(200);
    expect(restored.json().published.body[0].role).toEqual({ fr: 'Cheffe' });
  });
});

describe('[LANG-11] a reader of another language gets the best there is', () => {
  test('and each answer says in which language', async () => {
    const app = await startApp();
    await published(await editorOf(app), 'events', inFrenchAlone);
    for (const lang of ['en', 'ln', 'sw']) {
      const [first] = await read(app, '/events', lang);
      expect(first).toMatchObject({ title: afternoon, fallback: { title: 'fr', description: 'fr' } });
    }
    const [first] = await read(app, '/events', 'fr');
    expect(first.title).toBe(afternoon);
    expect(first).not.toHaveProperty('fallback');
  });

  test('text by text, in lists of texts too', async () => {
    const app = await startApp();
    await published(await editorOf(app), 'reports', ([first]: { highlights: WrittenTexts[] }[]) =>
      first?.highlights.splice(0, 1, { ...inFrench('Un puits de plus'), sw: 'Kisima kimoja zaidi' }),
    );
    const first = async (lang: string) => (await read(app, '/reports', lang))[0];
    expect((await first('ln')).fallback).toEqual({ 'highlights/0': 'fr' });
    expect((await first('en')).highlights[0]).toBe('Un puits de plus');
    expect((await first('sw')).highlights[0]).toBe('Kisima kimoja zaidi');
    expect(await first('sw')).not.toHaveProperty('fallback');
  });

  test('complete content is as it was', async () => {
    const app = await startApp();
    for (const lang of languages) {
      for (const path of ['/events', '/reports', '/team', '/stories', url.replace('/api', ''), '/courses/']) {
        expect((await app.inject(`/api${path}?lang=${lang}`)).body, path).not.toContain('"fallback"');
      }
    }
  });

  test('updates and their feeds, the search, reports and the calendar too', async () => {
    const app = await startApp({ publicUrl });
    const editor = await editorOf(app);
    await published(editor, 'events', inFrenchAlone);
    await published(editor, 'partnership-updates', ([first]: object[]) =>
      Object.assign(first ?? {}, { title: inFrench('Un château d’eau'), content: inFrench('Il sert trois écoles.') }),
    );
    await published(editor, 'reports', (reports: { status: string }[]) =>
      reports.forEach((one) => void Object.assign(one, { title: inFrench('Mai') })),
    );
    const [update] = await feed(app, 'ln');
    expect(update).toMatchObject({ title: 'Un château d’eau', fallback: { title: 'fr', content: 'fr' } });
    const reports: { id: number; status: string }[] = await read(app, '/reports', 'ln');
    const report = reports.find(({ status }) => status === 'Published');
    for (const lang of languages) {
      for (const format of ['rss', 'atom']) {
        expect((await app.inject(`${url}.${format}?lang=${lang}`)).body).toContain(
          lang === 'fr' ? '<title>Un château d’eau' : '<title xml:lang="fr">Un château d’eau',
        );
      }
      const found = await app.inject(`/api/search?lang=${lang}&q=${encodeURIComponent('désherbage')}`);
      const [event] = found.json().groups.find(({ kind }: { kind: string }) => kind === 'event').results;
      expect(event.title).toBe(afternoon);
      expect(event.fallback).toEqual(lang === 'fr' ? undefined : { title: 'fr', snippet: 'fr' });
      const pdf = await app.inject(`/api/reports/${report?.id}/pdf?lang=${lang}`);
      expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
      const title = /<<[^<>]*\/S \/H1\b[^<>]*>>/.exec((await everythingIn(pdf.rawPayload)).replaceAll('\n', ' '))?.[0];
      expect(title?.includes('fr-CD')).toBe(lang !== 'fr');
      expect((await app.inject(`/api/events/calendar.ics?lang=${lang}`)).body).toContain(
        `SUMMARY;LANGUAGE=fr:${afternoon}`,
      );
    }
  });

  test('a mail names the event as the page does', async () => {
    const { app, smtp, sendAfter } = await mailing();
    await publishEvent(app, { title: { fr: afternoon }, place: { fr: 'Nsele' } } as object);
    await signUp(app, { language: 'ln' });
    await sendAfter(0);
    const mail = smtp.received.find(({ to }) => to[0] === 'ada.mbo@example.org');
    expect(mail?.text).toContain(afternoon);
  });
});

test('[LANG-11] a course is found in each language, and says in which it is', () => {
  const files = new Map(
    ['/courses/list', '/courses/samples'].map((path) => [path, onlyIn(readContentFile(`${path.slice(1)}.json`), 'fr')]),
  );
  const courses = new UnstoredCourses(buildCatalogue(catalogueSource(files)));
  const first = (lang: Lang) => courses.find(lang, { skip: 0, limit: 1 }).courses[0];
  expect(first('fr')).not.toHaveProperty('fallback');
  expect(first('ln')).toMatchObject({ description: first('fr')?.description, fallback: { description: 'fr' } });
  expect(courses.count('sw', {}).total).toBe(courses.count('fr', {}).total);
});

describe('[LANG-11] content of which everything is in one language', () => {
  test.each(languages)('%s is loaded, answered in every language and stored as it is', async (only) => {
    const app = await startApp();
    const { folder, edit } = copyOfContent();
    for (const path of contentPaths) {
      const file = `${path.slice(1)}.json`;
      const content = readContentFile(file);
      if (JSON.stringify(onlyIn(content, only)) === JSON.stringify(content)) continue;
      edit<object>(file, (body) => Object.assign(body, onlyIn(body, only)));
    }
    await app.content.load(folder, sharedPictures(), { origin: 'load' });
    expect(await readStoredFile(app.store, '/team')).toEqual(onlyIn(readContentFile('team.json'), only));
    for (const lang of languages) {
      for (const { path, answer } of [...contentResources, ...explainedResources, events]) {
        const answered = await app.inject(`/api${path}?lang=${lang}`);
        expect(answered.statusCode, path).toBe(200);
        expect(Value.Errors(inline(answer) as TSchema, answered.json()), path).toEqual([]);
      }
      const found = (await app.inject(`/api/search?lang=${lang}&q=Nsele`)).json();
      const kinds = found.groups.filter(({ kind }: { kind: string }) => ['event', 'report', 'course'].includes(kind));
      for (const { results } of kinds)
        for (const { fallback } of results) expect(fallback?.snippet).toBe(lang === only ? undefined : only);
    }
  });
});
