import { describe, expect, test } from 'vitest';
import { startApp } from './support/app.ts';
import { trail } from './support/staff.ts';
import { type ContentCalls, editorOf, renamed } from './support/staff-content.ts';

interface Text {
  pointer: string;
  language: string;
  state: string;
}

/** What the list says of the French role of a person. */
async function frenchRole({ list }: ContentCalls, index = 0) {
  const { texts } = await list('team');
  const isIt = ({ pointer, language }: Text) => pointer === `/${index}/role` && language === 'fr';
  return texts.find(isIt);
}

/** Of the English that was read: without it, of what is there now. */
async function check({ put, list }: ContentCalls, text: string, pointer = '/0/role', english?: string) {
  const { published, draft } = await list('team');
  const now = (draft ?? published).body[0].role.en;
  return put('/checks', { path: 'team', pointer, language: 'fr', text, english: english ?? now });
}

const renamedInEnglish = (en: string) => (team: { role: object }[]) => Object.assign(team[0]?.role ?? {}, { en });

describe('a translation', () => {
  test('[CONTENT-15] is checked by the person who has read it', async () => {
    const app = await startApp();
    const editor = await editorOf(app);
    const { fr, en } = (await editor.list('team')).published.body[0].role;
    expect((await check(editor, fr)).statusCode).toBe(200);
    const checked = { state: 'checked', checked_by: 'editor', original_when_checked: en };
    expect(await frenchRole(editor)).toMatchObject({ ...checked, checked_at: expect.stringMatching(/Z$/) });
    const { lists } = (await editor.get('')).json();
    const { texts } = lists.find(({ path }: { path: string }) => path === 'team');
    expect(texts.checked).toBe(1);
    expect(await trail(app)).toContain('editor checked-text /team fr /0/role');
  });

  test('[CONTENT-16] is outdated when its original changes, with what it was, and checked again when that is back', async () => {
    const editor = await editorOf(await startApp());
    const { fr, en } = (await editor.list('team')).published.body[0].role;
    await check(editor, fr);
    await editor.save('team', renamedInEnglish('Founder'));
    expect(await frenchRole(editor)).toMatchObject({ state: 'outdated', original_when_checked: en });
    await check(editor, fr);
    expect(await frenchRole(editor)).toMatchObject({ state: 'checked', original_when_checked: 'Founder' });
    await editor.publish('team');
    const { lists } = (await editor.get('')).json();
    expect(lists.find(({ path }: { path: string }) => path === 'team').texts).toMatchObject({
      checked: 1,
      outdated: 0,
    });
    await editor.save('team', renamedInEnglish(en));
    expect(await frenchRole(editor)).toMatchObject({ state: 'checked', original_when_checked: en });
  });

  test('[CONTENT-16] is nobody’s when it changes itself, and keeps its state when it moves', async () => {
    const editor = await editorOf(await startApp());
    const { fr } = (await editor.list('team')).published.body[0].role;
    await check(editor, fr);
    await editor.save('team', (team: object[]) => team.push(team.shift() ?? {}));
    const last = (await editor.list('team')).draft.body.length - 1;
    expect((await frenchRole(editor, last)).state).toBe('checked');
    await editor.save('team', renamed('Autre chose'));
    expect((await frenchRole(editor)).state).toBe('drafted');
  });

  test('[CONTENT-15, CONTENT-16] of English that has changed since it was read is not checked', async () => {
    const app = await startApp();
    const editor = await editorOf(app);
    const { fr, en } = (await editor.list('team')).published.body[0].role;
    await editor.save('team', (team: { role: { en: string; fr: string } }[]) => {
      Object.assign(team[0]?.role ?? {}, { en: 'Founder', fr: 'Fondatrice' });
    });
    const refused = await check(editor, 'Fondatrice', '/0/role', en);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'checked-text-changed']);
    // Still published, though not in the draft.
    expect((await check(editor, fr, '/0/role', en)).statusCode).toBe(200);
    expect(await frenchRole(editor)).toMatchObject({ state: 'drafted' });
  });

  test('[CONTENT-15] that is not there any more, or is the original, is not checked', async () => {
    const app = await startApp();
    const editor = await editorOf(app);
    const { fr, en } = (await editor.list('team')).published.body[0].role;
    expect((await check(editor, 'Autre chose')).statusCode).toBe(409);
    expect((await check(editor, fr, '/99/role')).statusCode).toBe(409);
    expect((await check(editor, fr, '/0')).statusCode).toBe(409);
    const original = await editor.put('/checks', {
      path: 'team',
      pointer: '/0/role',
      language: 'en',
      text: en,
      english: en,
    });
    expect(original.statusCode).toBe(422);
    expect(await app.store.db.selectFrom('content_check').selectAll().execute()).toEqual([]);
  });
});
