import { describe, expect, test } from 'vitest';
import { readContentFiles } from '../src/content-files/files.ts';
import { correctFiles } from '../src/content-files/typing.ts';
import { startApp } from './support/app.ts';
import { contentDir, copyOfContent, sharedPictures } from './support/folders.ts';
import { letter, newsletterEditor } from './support/letters.ts';
import { editorOf, renamed, shownTeam } from './support/staff-content.ts';
import { startWithTexts, translatorOf } from './support/translations.ts';

const TYPED = `Responsable de l'eau : "tout a commencé ici" !`;
const RIGHT = 'Responsable de l’eau\u00a0: «\u00a0tout a commencé ici\u00a0»\u00a0!';
const role = 'content/team#/0/role';
const close = 'interface/ui#ui.Menu.close';

const frenchRole = (body: { role: { fr: string } }[]) => body[0]?.role.fr;

describe('what is typed on a plain keyboard', () => {
  test('[TYPING-05] is typeset in a draft, without a problem, and is published', async () => {
    const app = await startApp();
    const { save, publish } = await editorOf(app);
    const { draft } = (await save('team', renamed(TYPED))).json();
    expect(draft.problems).toEqual([]);
    expect(frenchRole(draft.body)).toBe(RIGHT);
    expect((await publish('team')).statusCode).toBe(200);
    expect((await shownTeam(app))[0]?.role).toBe(RIGHT);
  });

  test('[TYPING-05] changes nothing but the texts in languages', async () => {
    const { save, list } = await editorOf(await startApp());
    const before = (await list('events')).published.body;
    const id = `l'eau "2 000"`;
    const { draft } = (
      await save('events', (events: { id: string }[]) => Object.assign(events[0] ?? {}, { id }))
    ).json();
    expect(draft.body).toEqual(before.with(0, { ...before[0], id }));
  });

  test('[TYPING-03] stays as it is for who has left it so, also when someone else saves', async () => {
    const { save, list, put } = await editorOf(await startApp());
    const { published } = await list('team');
    const body = structuredClone(published.body);
    renamed(TYPED)(body);
    await put('/draft', { path: 'team', body, base_digest: published.digest, saved_at: null, as_typed: true });
    const { draft } = await list('team');
    expect(frenchRole(draft.body)).toBe(TYPED);
    const next = structuredClone(draft.body);
    next[1].role.fr = `L'amie`;
    const { base_digest, saved_at } = draft;
    const saved = (await put('/draft', { path: 'team', body: next, base_digest, saved_at })).json().draft.body;
    expect([frenchRole(saved), saved[1].role.fr]).toEqual([TYPED, 'L’amie']);
    expect((await save('team', renamed(TYPED))).json().draft.body[0].role.fr).toBe(TYPED);
  });

  test('[TYPING-05] is typeset in files that are loaded, which change nothing the second time', async () => {
    const app = await startApp();
    const { folder, edit } = copyOfContent();
    edit('team.json', renamed(TYPED));
    const load = () => app.content.load(folder, sharedPictures(), { origin: 'load' });
    expect(await load()).toEqual(['/team']);
    expect((await shownTeam(app))[0]?.role).toBe(RIGHT);
    expect(await load()).toEqual([]);
  });

  test('[TYPING-02] the content of the project is typeset already', async () => {
    const files = await readContentFiles(contentDir);
    expect(correctFiles(files)).toEqual(files);
  });

  test('[TYPING-05] is typeset in a translation of content and of the interface, unless it was left so', async () => {
    const { save, put, text } = await translatorOf(await startWithTexts());
    expect((await save(role, TYPED)).json().text).toBe(RIGHT);
    expect((await save(close, `Fermer l'onglet`)).json().text).toBe('Fermer l’onglet');
    const { text: was, english } = await text(close);
    const left = { id: close, text: `Fermer l'autre`, was, english, as_typed: true };
    expect((await put('text', left)).json().text).toBe(`Fermer l'autre`);
  });

  test.each(['xliff', 'csv'])('[TYPING-05] is typeset in a file of a translator: %s', async (format) => {
    const editor = await translatorOf(await startWithTexts());
    const file = (await editor.exported({ format, source: 'interface' })).body.replaceAll(
      format === 'csv' ? /Fermer(?=\r?\n|"?\r?\n)/g : 'Fermer</target>',
      format === 'csv' ? `Quitter l'onglet` : `Quitter l'onglet</target>`,
    );
    const type = format === 'csv' ? { type: 'text/csv' } : {};
    const change = { id: close, before: 'Fermer', after: 'Quitter l’onglet' };
    expect((await editor.imported(file, type)).json().changes).toEqual([change]);
    expect((await editor.imported(file, type)).json()).toMatchObject({ changes: [], refused: [] });
  });

  test('[TYPING-05] is typeset in an issue of the newsletter, unless it was left so', async () => {
    const app = await startApp();
    const editor = await newsletterEditor(app);
    const issue = await editor.add();
    const body = letter();
    body.subject.fr = TYPED;
    const saved = (await editor.save(issue, body)).json();
    expect(saved.body.subject.fr).toBe(RIGHT);
    const left = {
      id: issue.id,
      saved_at: saved.saved_at,
      body: { ...body, subject: { ...body.subject, fr: `L'an` } },
    };
    const answer = (await editor.call('PUT', '/newsletter/issue', { ...left, as_typed: true })).json();
    expect(answer.body.subject.fr).toBe(`L'an`);
  });
});
