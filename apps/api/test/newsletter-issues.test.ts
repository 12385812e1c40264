import { describe, expect, test } from 'vitest';
import { inEveryLanguage, languages } from '../src/text/languages.ts';
import { startApp } from './support/app.ts';
import { addSubscribers, letter, newsletterEditor } from './support/letters.ts';
import { trail } from './support/staff.ts';
import { signInStaff } from './support/staff-inbox.ts';

const start = async () => {
  const app = await startApp();
  return { app, editor: await newsletterEditor(app) };
};

const pointers = (answer: { json(): { problems: { pointer: string }[] } }) =>
  answer.json().problems.map(({ pointer }) => pointer);

describe('an issue of the newsletter', () => {
  test('[NEWS-14] is begun empty, saved however little is written, and says by place what is missing', async () => {
    const { app, editor } = await start();
    const issue = await editor.add();
    expect(issue).toMatchObject({ state: 'draft', saved_by: 'editor', progress: null, body: { blocks: [] } });
    expect(issue.problems.map(({ pointer }: { pointer: string }) => pointer)).toEqual(['/subject', '/blocks']);
    const { subject, blocks } = letter();
    const empty = inEveryLanguage(() => '');
    const picture = { picture: 'photo:not-here', alt: { ...empty, en: 'Trees' } };
    const saved = await editor.save(issue, {
      subject: { ...empty, ln: ' ' },
      blocks: [
        { ...blocks[1], link: 'javascript:alert(1)', picture },
        { ...blocks[2], source: { ...empty, fr: 'Rapport' } },
        { type: 'picture', picture: '', alt: subject },
        { type: 'text', text: empty },
      ],
    });
    expect(pointers(saved)).toEqual([
      '/subject',
      '/blocks/0/link',
      '/blocks/0/picture/picture',
      '/blocks/2/picture',
      '/blocks/3/text',
    ]);
    expect(pointers(await editor.save(saved.json(), letter()))).toEqual([]);
    expect(await trail(app)).toEqual([
      `editor created-newsletter ${issue.id}`,
      `editor saved-newsletter ${issue.id}`,
      `editor saved-newsletter ${issue.id}`,
    ]);
  });

  test('[NEWS-14, LANG-10] in one language alone has no problem', async () => {
    const { editor } = await start();
    expect((await editor.written(letter(['fr']))).problems).toEqual([]);
  });

  test.each(['//evil.example', 'http://example.org', 'https://user:pass@example.org', 'mailto:a@example.org', '/a b'])(
    '[NEWS-14] does not lead to %s',
    async (link) => {
      const { editor } = await start();
      const body = letter();
      Object.assign(body.blocks[1] ?? {}, { link });
      expect(pointers(await editor.save(await editor.add(), body))).toEqual(['/blocks/1/link']);
    },
  );

  test.each(['', '/data?province=CD-NK#rain', 'https://example.org/a?b=c'])(
    '[NEWS-14] may lead to %j',
    async (link) => {
      const { editor } = await start();
      const body = letter();
      Object.assign(body.blocks[1] ?? {}, { link });
      expect(pointers(await editor.save(await editor.add(), body))).toEqual([]);
    },
  );

  test('[NEWS-14, LANG-08] its problems are in the language of the reader', async () => {
    const { app, editor } = await start();
    const { id } = await editor.add();
    const url = `/api/staff/newsletter/issue?id=${id}`;
    const headers = { ...editor.headers, 'accept-language': 'fr' };
    const { problems } = (await app.inject({ url, headers })).json();
    const message = 'est vide\u00a0: écrivez-le dans une langue au moins';
    expect(problems[0]).toEqual({ pointer: '/subject', message });
  });

  test('[NEWS-15] a second editor is told who saved it, and nothing is overwritten or discarded', async () => {
    const { app, editor } = await start();
    const opened = await editor.add();
    const saved = (await editor.save(opened, letter())).json();
    const bahati = await signInStaff(app, 'editor', 'bahati');
    const { id, saved_at } = opened;
    const late = await bahati.call('PUT', '/newsletter/issue', { id, saved_at, body: opened.body });
    expect([late.statusCode, late.json().code]).toEqual([409, 'issue-saved-since']);
    expect((await bahati.call('DELETE', `/newsletter/issue?id=${id}&saved_at=${saved_at}`)).statusCode).toBe(409);
    expect(await editor.read(id)).toEqual(saved);
    const gone = await bahati.call('DELETE', `/newsletter/issue?id=${id}&saved_at=${saved.saved_at}`);
    expect(gone.statusCode).toBe(204);
    expect((await editor.call('GET', '/newsletter/issues')).json()).toEqual({ issues: [] });
    expect((await editor.save(saved, letter())).statusCode).toBe(404);
    expect(await trail(app)).toContain(`bahati discarded-newsletter ${id}`);
  });

  test.each<[what: string, change: (body: ReturnType<typeof letter>) => object]>([
    ['another block', (body) => ({ ...body, blocks: [{ type: 'script', text: body.subject }] })],
    ['a language less', ({ blocks }) => ({ blocks, subject: { en: 'a', fr: 'b', ln: 'c' } })],
    ['a subject of two lines', (body) => ({ ...body, subject: { ...body.subject, en: 'a\nBcc: b@example.org' } })],
    ['too many blocks', (body) => ({ ...body, blocks: Array.from({ length: 31 }, () => body.blocks[0]) })],
    [
      'a picture by its address',
      (body) => ({
        ...body,
        blocks: [{ type: 'picture', picture: 'https://example.org/a.jpg', alt: body.subject }],
      }),
    ],
  ])('[NEWS-14] with %s is refused and changes nothing', async (_, change) => {
    const { editor } = await start();
    const issue = await editor.add();
    expect((await editor.save(issue, change(letter()))).statusCode).toBe(422);
    expect(await editor.read(issue.id)).toEqual(issue);
  });

  test('[NEWS-15] says who would get it, in which language; without one it is French', async () => {
    const { app, editor } = await start();
    await addSubscribers(app, [
      ...languages.map((language) => ({ email: `${language}@example.org`, language })),
      ...[{ email: 'old@example.org' }, { email: 'new@example.org', state: 'pending' as const }],
      { email: 'gone@example.org', state: 'bounced' },
    ]);
    expect((await editor.add()).recipients).toEqual({ total: 5, by_language: { en: 1, fr: 2, ln: 1, sw: 1 } });
  });
});
