import { describe, expect, test, vi } from 'vitest';
import { pagesOf } from '../src/content/editing/pages.ts';
import { contentPaths } from '../src/content/source-files.ts';
import { openSite } from '../src/files/built-site.ts';
import { paths } from '../src/paths.ts';
import { sharedApp, startApp } from './support/app.ts';
import { call } from './support/staff.ts';
import { type ContentCalls, editorOf, renamed } from './support/staff-content.ts';

const NEW = 'Fondatrice de la fondation';
type Texts = Record<'en' | 'fr' | 'ln' | 'sw', string>;
const app = sharedApp((atEnd) => startApp({ siteDir: paths.site }, atEnd));

const preview = ({ headers }: ContentCalls, path = 'team', page = '/team', lang = 'fr') =>
  call(app(), 'GET', `/content-preview?path=${path}&page=${page}&lang=${lang}`, { headers });

describe('a preview', () => {
  test('[CONTENT-17] is byte for byte the page that visitors get once the draft is published', async () => {
    const editor = await editorOf(app());
    const visit = () =>
      app().inject({
        url: '/team?lang=fr',
        headers: { accept: 'text/html', 'accept-encoding': 'identity', 'sec-fetch-site': 'same-origin' },
      });
    const before = (await visit()).body;
    expect((await preview(editor)).body === before).toBe(true);
    await editor.save('team', renamed(NEW));
    const shown = await preview(editor);
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain(NEW);
    expect((await visit()).body === before).toBe(true);
    await editor.publish('team');
    // A page is sent as it was while it is rendered again.
    await expect.poll(async () => (await visit()).body === shown.body).toBe(true);
  });

  /** A list, a page that asks for it in another form than it is written, a change, and what is new. */
  const cases: [path: string, page: string, change: (body: never) => void, seen: string][] = [
    [
      'partnership-updates',
      '/partnerships',
      ([first]: { title: Texts }[]) => Object.assign(first?.title ?? {}, { fr: 'Une nouvelle de la fondation' }),
      'Une nouvelle de la fondation',
    ],
    [
      'courses/list',
      '/digital-literacy',
      ({ courses: [first] }: { courses: { title: Texts | string }[] }) =>
        Object.assign(first ?? {}, { title: 'Un premier cours' }),
      'Un premier cours',
    ],
    ['courses/samples', '/digital-literacy', (samples: { total: number }) => Object.assign(samples, { total: 0 }), ''],
    ['samples', '/team', (samples: Record<string, string>) => delete samples['/team'], ''],
    [
      'reports',
      '/reports',
      ([first]: { title: Texts }[]) => Object.assign(first?.title ?? {}, { fr: 'Un tout autre titre' }),
      'Un tout autre titre',
    ],
    [
      'lessons',
      '/lessons',
      ([first]: { title: Texts }[]) => Object.assign(first?.title ?? {}, { fr: 'Une autre partie' }),
      '',
    ],
  ];
  test.each(cases)(
    '[CONTENT-53] of %s on %s is what visitors get once it is published, and changes nothing before',
    async (path, page, change, seen) => {
      const own = app();
      const editor = await editorOf(own, path.replaceAll(/[^a-z]/g, ''));
      const ask = (url: string, headers = {}) =>
        own.inject({ url, headers: { accept: 'text/html', 'accept-encoding': 'identity', ...headers } });
      // While the machine is busy a page is refused for a moment.
      const read = (...call: Parameters<typeof ask>) =>
        vi.waitFor(
          async () => {
            const { statusCode, body } = await ask(...call);
            expect(statusCode).toBe(200);
            return body;
          },
          { timeout: 20_000 },
        );
      const visitor = [`${page}?lang=fr`, { 'sec-fetch-site': 'same-origin' }] as const;
      const visit = () => read(...visitor);
      const show = () => read(`/api/staff/content-preview?path=${path}&page=${page}&lang=fr`, editor.headers);
      const before = await visit();
      expect((await show()) === before).toBe(true);
      expect((await editor.save(path, change as (body: never) => void)).json().draft.problems).toEqual([]);
      const shown = await show();
      expect(shown).toContain(seen);
      expect([shown === before, (await visit()) === before]).toEqual([path === 'lessons', true]);
      expect((await editor.publish(path)).statusCode).toBe(200);
      await vi.waitFor(async () => expect((await ask(...visitor)).body === shown).toBe(true), { timeout: 10_000 });
    },
  );

  test('[CONTENT-18] is for a frame of the staff area: nothing in it runs, is sent, indexed or kept', async () => {
    const { headers } = await preview(await editorOf(app(), 'amani'));
    expect(headers).toMatchObject({
      'x-frame-options': 'SAMEORIGIN',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    const policy = String(headers['content-security-policy']);
    for (const part of ["script-src 'none'", "connect-src 'none'", "form-action 'none'", "frame-ancestors 'self'"]) {
      expect(policy.split(';')).toContain(part);
    }
    // The scripts of the page are stopped on purpose.
    expect(policy).not.toContain('report-uri');
    expect((await app().inject('/api/staff/content-preview?path=team&page=/team')).statusCode).toBe(401);
  });

  test('[CONTENT-18] of a page that is none, of a list that no page shows, or of a broken draft says so', async () => {
    const editor = await editorOf(app(), 'dorcas');
    expect((await preview(editor, 'team', '/nowhere')).statusCode).toBe(404);
    expect((await preview(editor, 'assistant/words', '/')).statusCode).toBe(404);
    expect((await preview(editor, 'team', 'https://example.org')).statusCode).toBe(422);
    await editor.save('stories', (stories: object[]) => stories.splice(0, 1, { name: { en: 'only' } }));
    expect((await preview(editor, 'stories', '/impact')).statusCode).toBe(409);
  });

  test('[CONTENT-01] the pages of a list exist, and the first one shows it', async () => {
    const site = await openSite(paths.site);
    const pages = contentPaths.flatMap(pagesOf);
    expect(pages.filter((page) => !site?.paths.includes(page))).toEqual([]);
  });
});
