import { describe, expect, test } from 'vitest';
import { contentPaths } from '../src/content/source-files.ts';
import { languages } from '../src/text/languages.ts';
import { startApp } from './support/app.ts';
import { contentDir, picturesFolder, readContentFile } from './support/folders.ts';
import { temporaryPlace } from './support/place.ts';
import { call, joined, trail } from './support/staff.ts';
import { contentCalls, editorOf, renamed, shownTeam } from './support/staff-content.ts';

const NEW = 'Fondatrice';
/** Longer than any field. */
const TOO_LONG = 'x'.repeat(20_000);

describe('the lists', () => {
  test('[CONTENT-01] every content file is one, with its entries, texts and pages, for every role', async () => {
    const app = await startApp();
    const { headers } = await joined(app, 'reader');
    const { lists } = (await call(app, 'GET', '/content', { headers })).json();
    expect(lists.map(({ path }: { path: string }) => `/${path}`)).toEqual(contentPaths);
    const team = lists.find(({ path }: { path: string }) => path === 'team');
    const people = readContentFile<object[]>('team.json').length;
    expect(team).toEqual({
      path: 'team',
      item_count: people,
      texts: { original: people, checked: 0, drafted: (languages.length - 1) * people, outdated: 0, missing: 0 },
      state: 'drafted',
      published_at: expect.stringMatching(/Z$/),
      published_by: null,
      draft_saved_at: null,
      draft_saved_by: null,
      publish_at: null,
      pages: ['/team'],
    });
  });

  test('[CONTENT-02] a list comes with its body as it is written and the schema that validates it', async () => {
    const app = await startApp();
    const { list } = await editorOf(app);
    const { published, draft, schema, texts } = await list('team');
    expect(published.body).toEqual(readContentFile('team.json'));
    expect(draft).toBeNull();
    expect(schema.items.properties.role).toMatchObject({ 'x-localised': true, minProperties: 1 });
    expect((await list('photos')).schema.items.properties.src).toMatchObject({ 'x-picture': true });
    expect(texts[1]).toEqual({
      pointer: '/0/role',
      language: 'fr',
      state: 'drafted',
      checked_by: null,
      checked_at: null,
      original_when_checked: null,
    });
    for (const path of contentPaths) expect((await list(path.slice(1))).published.body, path).toBeTruthy();
  });

  test('[CONTENT-02] an unknown list is not found, and a name that cannot be one is refused', async () => {
    const { get } = await editorOf(await startApp());
    expect((await get('/list?path=teams')).statusCode).toBe(404);
    expect((await get('/list?path=../team')).statusCode).toBe(422);
    expect((await get('/list')).statusCode).toBe(422);
  });
});

describe('a draft', () => {
  test('[CONTENT-03] is kept, and changes nothing that visitors see', async () => {
    const app = await startApp();
    const before = await shownTeam(app);
    const { save, list } = await editorOf(app);
    expect((await save('team', renamed(NEW))).statusCode).toBe(200);
    const { draft, published } = await list('team');
    expect(draft).toMatchObject({ saved_by: 'editor', base_digest: published.digest, problems: [], publish_at: null });
    expect(draft.body[0].role.fr).toBe(NEW);
    expect(await shownTeam(app)).toEqual(before);
    expect(await trail(app)).toContain('editor saved-draft /team');
  });

  test('[CONTENT-04] of two people who save at once the second is told by whom, and overwrites nothing', async () => {
    const app = await startApp();
    const [amani, dorcas] = [await editorOf(app, 'amani'), await editorOf(app, 'dorcas')];
    const { published } = await amani.list('team');
    const draft = { path: 'team', body: published.body, base_digest: published.digest, saved_at: null };
    const answers = await Promise.all([amani.put('/draft', draft), dorcas.put('/draft', draft)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const { saved_by } = (await amani.list('team')).draft;
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'list-saved-since',
      detail: expect.stringContaining(`${saved_by} (`),
    });
    // The same with the draft of somebody else, and with one that is gone.
    const seen = (await amani.list('team')).draft.saved_at;
    expect((await amani.put('/draft', { ...draft, saved_at: seen })).statusCode).toBe(200);
    expect((await dorcas.put('/draft', { ...draft, saved_at: seen })).statusCode).toBe(409);
    expect((await dorcas.discard('team', seen)).statusCode).toBe(409);
    const last = (await amani.list('team')).draft.saved_at;
    expect((await amani.discard('team', last)).json().draft).toBeNull();
    expect((await dorcas.put('/draft', { ...draft, saved_at: last })).statusCode).toBe(409);
  });

  test('[CONTENT-05] with problems is kept with each of them by its place, and cannot be published', async () => {
    const app = await startApp();
    const before = await shownTeam(app);
    const { save, publish } = await editorOf(app);
    const problemsOf = async (change: Parameters<typeof save>[1]) => (await save('team', change)).json().draft.problems;
    const blank = { en: '', fr: ' ', ln: '', sw: '' };
    const withoutRole = ([first]: { role: object }[]) => Object.assign(first?.role ?? {}, blank);
    expect(await problemsOf(withoutRole)).toEqual([{ pointer: '/0/role', code: 'minProperties', value: '1' }]);
    expect((await publish('team')).json().code).toBe('draft-has-problems');
    // A text too long, another shape, a picture that is not there.
    expect((await problemsOf(renamed(TOO_LONG)))[0]).toMatchObject({
      pointer: '/0/role/fr',
      code: 'maxLength',
      value: expect.stringMatching(/^\d+$/),
    });
    const pink = ([first]: object[]) => Object.assign(first ?? {}, { color: 'pink' });
    expect((await problemsOf(pink))[0].pointer).toBe('/0/color');
    expect((await publish('team')).statusCode).toBe(409);
    expect(await shownTeam(app)).toEqual(before);
    const photos = await save('photos', ([first]: { src: string }[]) =>
      Object.assign(first ?? {}, { src: 'photo:none' }),
    );
    expect(photos.json().draft.problems[0]).toEqual({
      pointer: '/0/src',
      code: 'noPicture',
      value: 'none',
    });
  });

  test('[CONTENT-03] that is no list, is too large or too deep is refused and changes nothing', async () => {
    const app = await startApp();
    const { put, list } = await editorOf(app);
    const { digest } = (await list('team')).published;
    const saving = async (body: unknown) =>
      (await put('/draft', { path: 'team', body, base_digest: digest, saved_at: null })).statusCode;
    let deep: object = {};
    for (let depth = 0; depth < 40; depth += 1) deep = { deep };
    expect(await saving('team')).toBe(422);
    expect(await saving(deep)).toBe(422);
    expect(await saving([{ name: 'x'.repeat(1_100_000) }])).toBe(413);
    expect((await list('team')).draft).toBeNull();
  });
});

describe('another version of the server', () => {
  test('[CONTENT-23] keeps a draft that does not fit its rules, with its problems', async () => {
    const place = await temporaryPlace();
    const before = await startApp(place);
    const { save } = await editorOf(before);
    await save('team', renamed(NEW));
    // As a version that had another field, and none of the present ones, left it.
    const old = JSON.stringify([{ name: 'Amani Mfano', position: 'Founder' }]);
    await before.store.db.updateTable('content_draft').set({ body: old }).where('path', '=', '/team').execute();
    const app = await startApp(place);
    const { list, publish, save: saveAgain } = contentCalls(app, (await joined(app, 'administrator')).headers);
    const { draft } = await list('team');
    expect(draft.body).toEqual(JSON.parse(old));
    expect(draft.problems.map(({ pointer }: { pointer: string }) => pointer)).toContain('/0');
    expect((await publish('team')).statusCode).toBe(409);
    expect((await list('team')).draft.body).toEqual(JSON.parse(old));
    expect((await saveAgain('team', renamed(NEW))).json().draft.problems).toEqual([]);
    expect((await publish('team')).statusCode).toBe(200);
  });
});

describe('a publication', () => {
  test('[CONTENT-07] shows the draft to visitors at once, with its version and who did it', async () => {
    const app = await startApp();
    const { save, list, publish, get } = await editorOf(app);
    await shownTeam(app);
    await save('team', renamed(NEW));
    const answer = await publish('team');
    expect(answer.json()).toMatchObject({ draft: null, published: { published_by: 'editor' } });
    expect((await shownTeam(app))[0]?.role).toBe(NEW);
    const { versions } = (await get('/versions?path=team')).json();
    expect(versions.map(({ origin, published_by }: Record<string, string>) => [origin, published_by])).toEqual([
      ['staff', 'editor'],
      ['start', null],
    ]);
    expect((await list('team')).published.digest).toBe(versions[0].digest);
    expect(await trail(app)).toContain('editor published-content /team');
  });

  test('[CONTENT-08] of a draft that somebody else has changed, or of a list that has, publishes nothing and says who', async () => {
    const app = await startApp();
    const [amani, dorcas] = [await editorOf(app, 'amani'), await editorOf(app, 'dorcas')];
    await amani.save('team', renamed('Une'));
    const { draft, published } = await amani.list('team');
    await dorcas.save('team', renamed('Deux'));
    const stale = await amani.post('/publication', { path: 'team', saved_at: draft.saved_at });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'list-saved-since']);
    expect((await dorcas.publish('team')).statusCode).toBe(200);
    // Amani's next draft is still of the list before.
    const old = { path: 'team', body: published.body, base_digest: published.digest, saved_at: null };
    await amani.put('/draft', old);
    const changed = await amani.publish('team');
    expect([changed.statusCode, changed.json().code]).toEqual([409, 'list-published-since']);
    expect((await shownTeam(app))[0]?.role).toBe('Deux');
    expect((await amani.list('team')).draft.body).toEqual(published.body);
  });

  test('[CONTENT-08] of two at the same moment one is done, and the other told', async () => {
    const app = await startApp();
    const { save, list, post, get } = await editorOf(app);
    await save('team', renamed(NEW));
    const { saved_at } = (await list('team')).draft;
    const publish = () => post('/publication', { path: 'team', saved_at });
    const answers = await Promise.all([publish(), publish()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await get('/versions?path=team')).json().versions).toHaveLength(2);
  });

  test('[CONTENT-09] is not turned back by a start, with the same or with newer files', async () => {
    const place = await temporaryPlace();
    const app = await startApp(place);
    const { save, publish } = await editorOf(app);
    await save('team', renamed(NEW));
    await publish('team');
    const again = await startApp(place);
    expect((await shownTeam(again))[0]?.role).toBe(NEW);
    await again.content.load(contentDir, picturesFolder());
    expect((await shownTeam(again))[0]?.role).toBe(NEW);
  });

  test('[CONTENT-10] of updates and courses changes their rows in the same step', async () => {
    const app = await startApp();
    const { save, publish } = await editorOf(app);
    const titled = ([first]: { title: { en: string } }[]) =>
      Object.assign(first?.title ?? {}, { en: 'A corrected title' });
    await save('partnership-updates', titled);
    expect((await publish('partnership-updates')).statusCode).toBe(200);
    expect((await app.inject('/api/partnership-updates')).body).toContain('A corrected title');
    await save('courses/list', ({ courses: [first] }: { courses: { description: { en: string } }[] }) =>
      Object.assign(first?.description ?? {}, { en: 'A corrected course of a few hours' }),
    );
    expect((await publish('courses/list')).statusCode).toBe(200);
    expect((await app.inject('/api/courses/')).body).toContain('A corrected course of a few hours');
  });

  test('[CONTENT-07] is for editors and administrators', async () => {
    const app = await startApp();
    const { save } = await editorOf(app);
    await save('team', renamed(NEW));
    for (const role of ['reader', 'reviewer'] as const) {
      const { list, publish, put } = contentCalls(app, (await joined(app, role)).headers);
      expect((await list('team')).draft.saved_by).toBe('editor');
      expect((await publish('team')).statusCode).toBe(403);
      expect((await put('/draft', {})).statusCode).toBe(403);
    }
  });
});

describe('a version', () => {
  test('[CONTENT-11] of before is read, and published again under the name of who does it', async () => {
    const app = await startApp();
    const { save, publish, get, post } = await editorOf(app);
    const before = await shownTeam(app);
    await save('team', renamed(NEW));
    await publish('team');
    const { versions } = (await get('/versions?path=team')).json();
    const { revision } = versions[1];
    const { body } = (await get(`/version?path=team&revision=${revision}`)).json();
    expect(body).toEqual(readContentFile('team.json'));
    const base_digest = versions[0].digest;
    const restored = await post('/restoration', { path: 'team', revision, base_digest });
    expect(restored.json().published).toMatchObject({ body, published_by: 'editor' });
    expect(await shownTeam(app)).toEqual(before);
    expect(await trail(app)).toContain(`editor restored-content /team ${revision}`);
    expect((await post('/restoration', { path: 'team', revision: 999_999, base_digest })).statusCode).toBe(404);
    expect((await get('/version?path=team&revision=999999')).statusCode).toBe(404);
    expect((await get('/version?path=team&revision=x')).statusCode).toBe(422);
  });

  test('[CONTENT-12] that does not fit the rules of today is not published again', async () => {
    const app = await startApp();
    const { get, post, list } = await editorOf(app);
    const row = { path: '/team', revision: 0, loaded_at: '2026-01-01T00:00:00.000Z', origin: 'load' as const };
    const unfit = { ...row, digest: 'f'.repeat(64), body: '[{"name":"A"}]', published_by: null };
    await app.store.db.insertInto('content_version').values(unfit).execute();
    const { digest } = (await list('team')).published;
    const refused = await post('/restoration', { path: 'team', revision: 0, base_digest: digest });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'version-does-not-fit']);
    expect((await list('team')).published.digest).toBe(digest);
    expect((await get('/version?path=team&revision=0')).json().body).toEqual([{ name: 'A' }]);
  });
});
