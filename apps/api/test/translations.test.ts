import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { startApp } from './support/app.ts';
import { call, joined, trail } from './support/staff.ts';
import { contentCalls, renamed } from './support/staff-content.ts';
import { startWithTexts, translatorOf } from './support/translations.ts';

const role = 'content/team#/0/role';
const title = 'interface/home#site.home.title';
const close = 'interface/ui#ui.Menu.close';

describe('the list of texts', () => {
  test('[TEXTS-01] has every text of content and of the interface, with its state, English, French and pages', async () => {
    const { list, text } = await translatorOf(await startWithTexts());
    const { counts, total, page_size, texts, places } = await list();
    expect(total).toBe(counts.missing + counts.drafted + counts.checked + counts.outdated);
    expect(texts).toHaveLength(page_size);
    expect(places).toContainEqual({
      id: 'interface/home',
      source: 'interface',
      pages: ['/'],
      counts: { missing: 0, drafted: 3, checked: 0, outdated: 0 },
    });
    expect(places.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(['content/team']));
    expect(await text(role, { language: 'ln' })).toMatchObject({
      source: 'content',
      pages: ['/team'],
      name: '/0/role',
      state: 'drafted',
      is_overridden: false,
    });
    expect(await text(title)).toMatchObject({
      english: 'Trees for <b>{count}</b> schools',
      french: 'Des arbres pour <b>{count}</b> écoles',
      description: 'Of the page',
      placeholders: ['<b>', '{count}'],
    });
  });

  test('[TEXTS-01] is asked for by source, state, place and words, and has the terms of the glossary', async () => {
    const { list } = await translatorOf(await startWithTexts());
    const found = await list({ source: 'interface', q: 'devenir benevole' });
    expect(found.texts).toHaveLength(1);
    expect(found.texts[0]).toMatchObject({
      id: 'interface/home#site.home.read',
      terms: [{ english: 'volunteer', translation: 'bénévole' }],
    });
    expect((await list({ state: 'checked' })).total).toBe(0);
    expect((await list({ at: 'interface/staff' })).total).toBe(1);
    const second = await list({ page: '2' });
    expect(second.texts[0].id).not.toBe((await list()).texts[0].id);
  });

  test('[TEXTS-01] has content alone while the site has not been built', async () => {
    const { list } = await translatorOf(await startApp());
    expect((await list({ source: 'interface' })).total).toBe(0);
    expect((await list({ source: 'content' })).total).toBeGreaterThan(100);
  });
});

describe('what is to be translated', () => {
  test('[LANG-15] is counted in the overview in each language, as the list counts it', async () => {
    const app = await startWithTexts();
    const { list } = await translatorOf(app);
    const { headers } = await joined(app, 'reader', 'reader');
    const { translations } = (await call(app, 'GET', '/overview', { headers })).json();
    const expected = await Promise.all(
      ['fr', 'ln', 'sw'].map(async (language) => ({ language, counts: (await list({ language })).counts })),
    );
    expect(translations).toEqual(expected);
  });

  test('[LANG-15] is listed with the most read pages first, of these the newest', async () => {
    const app = await startWithTexts();
    const { headers, list } = await translatorOf(app);
    const { save, publish } = contentCalls(app, headers);
    const first = async () => (await list()).texts[0].place;
    await save('team', renamed('Cheffe des arbres'));
    expect((await publish('team')).statusCode).toBe(200);
    expect(await first()).toBe('content/team');
    for (const path of ['/wildlife', '/wildlife', '/team']) app.visits.countPage(path, 'fr');
    await app.visits.write();
    expect(await first()).toBe('content/wildlife');
  });
});

describe('a text of content', () => {
  test('[TEXTS-02] is published when it is saved, and nothing else', async () => {
    const app = await startWithTexts();
    const editor = await translatorOf(app);
    const content = contentCalls(app, editor.headers);
    const { published: before } = await content.list('team');
    const answer = await editor.save(role, 'Cheffe des arbres');
    expect(answer.json()).toMatchObject({ text: 'Cheffe des arbres', is_shown: true, draft_saved_by: null });
    const { draft, published } = await content.list('team');
    const [first, ...others] = before.body;
    expect(published.body).toEqual([{ ...first, role: { ...first.role, fr: 'Cheffe des arbres' } }, ...others]);
    expect(draft).toBeNull();
    expect((await app.inject('/api/team?lang=fr')).json()[0].role).toBe('Cheffe des arbres');
  });

  test('[TEXTS-02] leaves what a colleague has in a draft there, which can be published after it', async () => {
    const app = await startWithTexts();
    const editor = await translatorOf(app);
    const content = contentCalls(app, editor.headers);
    await content.save('team', renamed('Autre rôle'));
    expect((await editor.save('content/team#/1/role', 'Comptable')).json()).toMatchObject({ is_shown: true });
    const { draft, published } = await content.list('team');
    expect([draft.body[0].role.fr, draft.body[1].role.fr]).toEqual(['Autre rôle', 'Comptable']);
    expect(published.body[0].role.fr).not.toBe('Autre rôle');
    expect(published.body[1].role.fr).toBe('Comptable');
    expect((await content.publish('team')).statusCode).toBe(200);
  });

  test('[TEXTS-02] of an original that is not published is saved in its draft, which says so', async () => {
    const app = await startWithTexts();
    const editor = await translatorOf(app);
    const content = contentCalls(app, editor.headers);
    await content.save('team', ([first]: { role: object }[]) =>
      Object.assign(first?.role ?? {}, { en: 'Head of trees' }),
    );
    const answer = await editor.save(role, 'Cheffe des arbres');
    expect(answer.json()).toMatchObject({ text: 'Cheffe des arbres', is_shown: false, draft_saved_by: 'editor' });
    expect((await content.list('team')).published.body[0].role.fr).not.toBe('Cheffe des arbres');
  });

  test('[TEXTS-02, ENTRY-06] that changes where gifts go waits in the draft for two people', async () => {
    const app = await startWithTexts();
    const editor = await translatorOf(app);
    const value = 'content/donation-methods#/0/details/0/value';
    const answer = await editor.save(value, 'Exemple : n’envoyez rien ici');
    expect(answer.json()).toMatchObject({ is_shown: false, draft_saved_by: 'editor' });
    const { published } = await contentCalls(app, editor.headers).list('donation-methods');
    expect(JSON.stringify(published)).not.toContain('rien ici');
  });

  test('[LANG-14] in French alone is missing in the others, which translate the French', async () => {
    const app = await startWithTexts();
    const editor = await translatorOf(app);
    const content = contentCalls(app, editor.headers);
    await content.save('team', ([first]: { role: object }[]) =>
      Object.assign(first?.role ?? {}, { en: '', fr: 'Cheffe des arbres', ln: '', sw: '' }),
    );
    expect((await content.publish('team')).statusCode).toBe(200);
    const textIn = async (language: string) =>
      (await editor.list({ at: 'content/team', language })).texts.find(({ id }: { id: string }) => id === role);
    const original = { english: 'Cheffe des arbres', original_language: 'fr' };
    expect(await textIn('sw')).toMatchObject({ ...original, text: null, state: 'missing' });
    expect(await textIn('fr')).toBeUndefined();
    const saved = await call(app, 'PUT', '/translations/text', {
      headers: editor.headers,
      body: { id: role, language: 'ln', english: original.english, text: 'Mokambi ya banzete', was: null },
    });
    expect(saved.json()).toMatchObject({ ...original, text: 'Mokambi ya banzete', state: 'drafted' });
    expect((await content.list('team')).published.body[0].role).toEqual({
      fr: 'Cheffe des arbres',
      ln: 'Mokambi ya banzete',
    });
  });

  test('[TEXTS-03] that is not what was seen any more is not replaced, and the answer has the newer one', async () => {
    const app = await startWithTexts();
    const editor = await translatorOf(app);
    const { text: was, english } = await editor.text(role);
    const colleague = await translatorOf(app, 'colleague');
    await colleague.save(role, 'Cheffe des arbres');
    const refused = await editor.put('text', { id: role, text: 'Chef', was, english });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toContain('“Cheffe des arbres”');
    expect((await editor.text(role)).text).toBe('Cheffe des arbres');
  });

  test('[TEXTS-04] is checked, outdated when the English changes, and drafted when it changes itself', async () => {
    const app = await startWithTexts();
    const editor = await translatorOf(app);
    const { text, english } = await editor.text(role);
    expect((await editor.check(role, text)).json()).toMatchObject({
      state: 'checked',
      checked_by: 'editor',
      english_when_checked: english,
    });
    const content = contentCalls(app, editor.headers);
    await content.save('team', (team: { role: object }[]) => Object.assign(team[0]?.role ?? {}, { en: 'Founder' }));
    expect(await editor.text(role)).toMatchObject({ state: 'outdated', english_when_checked: english });
    await editor.save(role, 'Fondatrice');
    expect(await editor.text(role)).toMatchObject({ state: 'drafted', checked_by: null });
  });
});

describe('a translation of English that has changed since it was read', () => {
  const changeEnglish = async (editor: Awaited<ReturnType<typeof translatorOf>>, app: FastifyInstance) => {
    const content = contentCalls(app, editor.headers);
    await content.save('team', (team: { role: object }[]) => Object.assign(team[0]?.role ?? {}, { en: 'Founder' }));
  };

  test.each(['text', 'check'])('[TEXTS-03, TEXTS-04] is not stored by /translations/%s', async (path) => {
    const app = await startWithTexts();
    const editor = await translatorOf(app);
    const { text, english } = await editor.text(role);
    await changeEnglish(editor, app);
    const read = path === 'check' ? { text } : { text: 'Cheffe des arbres', was: text };
    const refused = await editor.put(path, { id: role, english, ...read });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'english-changed']);
    expect(refused.json().detail).toContain('“Founder”');
    expect(await editor.text(role)).toMatchObject({ text, state: 'drafted' });
    expect((await editor.put(path, { id: role, english: 'Founder', ...read })).statusCode).toBe(200);
  });
});

describe('a text of the interface', () => {
  test('[TEXTS-05] replaces that of the program, and is taken back', async () => {
    const app = await startWithTexts();
    const editor = await translatorOf(app);
    expect((await editor.save(close, 'Refermer')).json()).toMatchObject({
      text: 'Refermer',
      program_text: 'Fermer',
      is_overridden: true,
      state: 'drafted',
    });
    expect((await editor.text(close, { language: 'sw' })).is_overridden).toBe(false);
    expect((await editor.reset(close, 'Autre')).statusCode).toBe(409);
    expect((await editor.reset(close, 'Refermer')).json()).toMatchObject({ text: 'Fermer', is_overridden: false });
    expect((await editor.reset(close, 'Fermer')).statusCode).toBe(409);
    expect(await trail(app)).toEqual(
      expect.arrayContaining([`editor changed-text ${close} fr`, `editor reset-text ${close} fr`]),
    );
  });

  test('[TEXTS-05] that is written as in the program is not kept', async () => {
    const app = await startWithTexts();
    const editor = await translatorOf(app);
    await editor.save(close, 'Refermer');
    expect((await editor.save(close, 'Fermer')).json()).toMatchObject({ is_overridden: false });
    expect(await app.store.db.selectFrom('interface_text').selectAll().execute()).toEqual([]);
  });

  test('[TEXTS-03] that a colleague has changed is not replaced', async () => {
    const app = await startWithTexts();
    const editor = await translatorOf(app);
    const colleague = await translatorOf(app, 'colleague');
    await colleague.save(close, 'Refermer');
    const refused = await editor.put('text', { id: close, text: 'Quitter', was: 'Fermer', english: 'Close' });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().detail).toContain('Refermer');
    const both = await Promise.all(
      ['Un', 'Deux'].map((text) => editor.put('text', { id: close, text, was: 'Refermer', english: 'Close' })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('[TEXTS-04] is checked, and drafted again when it changes', async () => {
    const editor = await translatorOf(await startWithTexts());
    expect((await editor.check(close, 'Refermer')).statusCode).toBe(409);
    expect((await editor.check(close, 'Fermer')).json()).toMatchObject({ state: 'checked', checked_by: 'editor' });
    expect((await editor.list({ state: 'checked' })).total).toBe(1);
    expect((await editor.save(close, 'Refermer')).json()).toMatchObject({ state: 'drafted' });
    await editor.reset(close, 'Refermer');
    expect(await editor.text(close)).toMatchObject({ state: 'checked', english_when_checked: 'Close' });
  });

  test.each([
    ['without a name', 'Des arbres pour <b>toutes</b> les écoles', '{count}'],
    ['without a tag', 'Des arbres pour {count} écoles', '<b>'],
    ['with another name', 'Des arbres pour <b>{count}</b> {trees}', '{count}'],
    ['with a brace that is not closed', 'Des arbres pour <b>{count</b>', 'not closed'],
    ['with a format of numbers', 'Des arbres pour <b>{count, number}</b>', 'format'],
    ['that is blank', ' ', 'empty'],
  ])('[TEXTS-06] %s is refused', async (_, text, reason) => {
    const editor = await translatorOf(await startWithTexts());
    const refused = await editor.save(title, text);
    expect(refused.statusCode).toBe(422);
    expect(refused.json().fields).toEqual([
      expect.objectContaining({ field: 'text', message: expect.stringContaining(reason) }),
    ]);
    expect((await editor.text(title)).is_overridden).toBe(false);
  });

  test.each(['M-Pesa 0813 189 162', 'M-Pesa 0813·189·162', 'paypal.me/autre', 'dons@autre.example'])(
    '[ENTRY-06] that would send gifts to %s is refused: one person saves it',
    async (account) => {
      const editor = await translatorOf(await startWithTexts());
      const refused = await editor.save(close, `Fermer, et donner à ${account}`);
      expect(refused.statusCode).toBe(422);
      expect(refused.json().fields).toEqual([
        expect.objectContaining({ field: 'text', message: expect.stringContaining('two people') }),
      ]);
      expect((await editor.text(close)).is_overridden).toBe(false);
    },
  );

  test('[TEXTS-06] may have other plural forms than the English', async () => {
    const editor = await translatorOf(await startWithTexts());
    const trees = 'interface/home#site.home.trees';
    const text = '{count, plural, =0 {Aucun arbre} one {Un arbre} other {Des arbres}}';
    expect((await editor.save(trees, text)).json()).toMatchObject({ text });
  });
});

test('[TEXTS-03] a text that is not there, or in English, is not saved', async () => {
  const editor = await translatorOf(await startWithTexts());
  const body = { text: 'Rien', was: null, english: 'Nothing' };
  expect((await editor.put('text', { id: 'content/team#/999/role', ...body })).statusCode).toBe(404);
  expect((await editor.put('text', { id: 'interface/home#site.home.nothing', ...body })).statusCode).toBe(404);
  expect((await editor.put('text', { id: close, ...body, was: 'Close', language: 'en' })).statusCode).toBe(422);
});
