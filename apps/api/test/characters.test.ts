import { isShowable, withoutUnshowable } from '@nzete/domain';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { documentOf, operationsOf } from '../fuzz/document.ts';
import { prepare } from '../fuzz/known.ts';
import { newsletterSettings, unsentMail } from '../fuzz/mail.ts';
import { goodRequestsTo } from '../fuzz/request.ts';
import { readContentFiles } from '../src/content-files/files.ts';
import { calendarOf } from '../src/events/calendar.ts';
import { incrementFeedVersion } from '../src/partnership-updates/version.ts';
import { unshowableIn } from '../src/text/characters.ts';
import { readXml } from '../src/translations/files/xml.ts';
import { post, startApp } from './support/app.ts';
import { temporaryFolder, writeFiles } from './support/folders.ts';
import { addSubscribers, newsroom } from './support/letters.ts';
import { update, url } from './support/partnership-updates.ts';
import { siteWithTexts, startWithTexts, translatorOf } from './support/translations.ts';

/** One of each kind that XML, PostgreSQL, mail or a spreadsheet cannot carry. */
const unshowable = [
  ...['\u0000', '\u0007', '\u000b', '\u001b', '\u007f', '\u0085', '\u009f'],
  ...['\ufffe', '\uffff', '\ufdd0', '\u{1fffe}', '\u{10ffff}', '\ud800', '\udfff'],
];

/** The value with a change in each of its texts, one at a time. */
function* withTextChanged(value: unknown, change: (text: string) => string): Generator<unknown> {
  if (typeof value === 'string') yield change(value);
  if (!value || typeof value !== 'object') return;
  for (const [key, child] of Object.entries(value)) {
    for (const changed of withTextChanged(child, change)) {
      if (Array.isArray(value)) yield value.with(Number(key), changed);
      else yield { ...value, [key]: changed };
    }
  }
}

async function startWithEverything(): Promise<FastifyInstance> {
  const app = await startApp({ mail: unsentMail, newsletter: newsletterSettings, siteDir: siteWithTexts() });
  await app.ready();
  return app;
}

describe('a character that not everything can carry', () => {
  test('[INPUT-01] is refused in every text of the body of every call that writes, staff’s included', async () => {
    const app = await startWithEverything();
    const document = documentOf(app);
    const knownTo = await prepare(app);
    let texts = 0;
    for (const operation of operationsOf(document)) {
      if (operation.body?.type !== 'application/json') continue;
      const [good] = fc.sample(goodRequestsTo(document, operation, await knownTo(operation)), { numRuns: 1, seed: 7 });
      const { valid: _, payload = '', ...request } = good ?? {};
      const bodyWith = (character: string) =>
        withTextChanged(JSON.parse(String(payload)), (text) => `${text.slice(0, 1)}${character}${text.slice(1)}`);
      for (const [index, character] of unshowable.entries()) {
        for (const [text, body] of [...bodyWith(character)].entries()) {
          // Every text with some of them, and every character in some text of each call.
          if ((text + index) % 5 !== 0) continue;
          texts += 1;
          const answer = await app.inject({ ...request, payload: JSON.stringify(body) });
          expect([operation.id, answer.statusCode, unshowableIn(body)], answer.body).toEqual([
            operation.id,
            422,
            unshowableIn(body),
          ]);
        }
      }
    }
    expect(texts).toBeGreaterThan(500);
  }, 120_000);

  test('[INPUT-01] is refused in every query of every call', async () => {
    const app = await startWithEverything();
    for (const { id, path, method, parameters } of operationsOf(documentOf(app))) {
      if (path.startsWith('/api/staff/')) continue; // the same validator, behind the sign-in
      for (const { name } of parameters.filter((one) => one.in === 'query')) {
        for (const character of ['\u0000', '\u0085', '\ufffe', '\u{10ffff}']) {
          const address = `${path.replace(/\{\w+\}/g, 'x')}?${name}=a${encodeURIComponent(character)}`;
          expect((await app.inject({ method, url: address })).statusCode, id).toBeGreaterThanOrEqual(400);
          expect((await app.inject({ method, url: address })).statusCode, id).toBeLessThan(500);
        }
      }
    }
  });

  test('[INPUT-01] is named by its field, and a key counts as a text', async () => {
    const app = await startWithEverything();
    const answer = await post(app, url, { ...update, title: 'a\uffff' });
    expect(answer.json().fields).toEqual([
      expect.objectContaining({ field: 'title', message: 'has characters that are not allowed' }),
    ]);
    expect(unshowableIn({ a: [{ 'b\ufffe': 1 }, 'c\ud800'] }).sort()).toEqual(['/a/0', '/a/1']);
    expect(isShowable('a\tb\nc\r\u{1f333}\ufffd\u200d')).toBe(true);
    expect(unshowable.map((character) => withoutUnshowable(`a${character}b`))).toEqual(unshowable.map(() => 'ab'));
  });
});

describe('what was stored before', () => {
  const stored = (text: string) => ({
    ...{ id: crypto.randomUUID(), type: 'donor' as const, title: text, content: text, author: text },
    ...{ date: '2026-06-01', translations: null, sort_key: '2099', created_at: '2026-06-01T08:00:00.000Z' },
    ...{ hidden: 0, waiting: 0 },
  });

  test.each(['rss', 'atom'])(
    '[INPUT-02] breaks no %s feed: the character is left out, and the log says where',
    async (format) => {
      const app = await startApp();
      const warnings: unknown[] = [];
      app.addHook('onRequest', async (request) => {
        request.log.warn = (what: unknown) => void warnings.push(what);
      });
      const row = stored('a\u0007b\ufffec\uffffd');
      await app.store.db.insertInto('partnership_update').values(row).execute();
      const { statusCode, body } = await app.inject(`${url}.${format}`);
      expect(statusCode).toBe(200);
      expect(unshowableIn(body)).toEqual([]);
      expect(body).toContain('<title>abcd</title>');
      expect(warnings).toEqual([{ incomplete: [row.id] }]);
    },
  );

  test.each([
    { type: 'unknown' },
    ...['', '{', '[]', 'null'].map((translations) => ({ translations })),
    ...['2026-99-99', 'soon', '2026-1-5', '5 January 2026', '2026-01-05T10:00:00Z', ' 2026-01-05', '2026-02-30'].map(
      (date) => ({ date }),
    ),
  ])('[INPUT-02] breaks neither feed nor page with %o: the update is skipped, and the log names it', async (wrong) => {
    const app = await startApp();
    const warnings: unknown[] = [];
    app.log.warn = (what: unknown) => void warnings.push(what);
    const before = (await app.inject(url)).json();
    const row = { ...stored('Trees'), ...wrong } as ReturnType<typeof stored>;
    await app.store.db.insertInto('partnership_update').values(row).execute();
    await app.store.db.transaction().execute(incrementFeedVersion);
    expect((await app.inject(url)).json()).toEqual(before);
    for (const format of ['rss', 'atom']) expect((await app.inject(`${url}.${format}`)).statusCode).toBe(200);
    expect(warnings).toContainEqual({ skipped: [row.id] });
  });

  test('[INPUT-02] breaks no issue of the newsletter: the character is left out', async () => {
    const { app, editor, smtp, sendAfter } = await newsroom();
    await addSubscribers(app, [{ email: 'ada@example.org' }]);
    const issue = await editor.written();
    const row = app.store.db.selectFrom('newsletter_issue').select('body').where('id', '=', issue.id);
    const { body } = await row.executeTakeFirstOrThrow();
    const wrong = JSON.parse(body, (_, value) =>
      typeof value === 'string' && value.includes(' ') ? `${value}\u0007\u0000` : value,
    );
    await app.store.db
      .updateTable('newsletter_issue')
      .set({ body: JSON.stringify(wrong) })
      .where('id', '=', issue.id)
      .execute();
    expect((await editor.call('GET', `/newsletter/issue?id=${issue.id}`)).statusCode).toBe(200);
    expect((await editor.send(issue)).statusCode).toBe(200);
    await sendAfter(0);
    expect(smtp.received).toHaveLength(1);
    expect(unshowableIn([smtp.received[0]?.headers, smtp.received[0]?.text])).toEqual([]);
  });

  test('[INPUT-02] breaks neither the file of a translator nor a calendar, and comes back from the file unchanged', async () => {
    const app = await startWithTexts();
    const editor = await translatorOf(app);
    const kept = { language: 'fr', message: 'ui.Menu.close', text: 'Fer\uffffmer\u0007' };
    await app.store.db
      .insertInto('interface_text')
      .values({ ...kept, saved_at: '2026-06-01T08:00:00.000Z', saved_by: 'editor' })
      .execute();
    for (const [format, type] of [
      ['xliff', 'application/xliff+xml'],
      ['csv', 'text/csv'],
    ] as const) {
      const { body } = await editor.exported({ format });
      expect(unshowableIn(body)).toEqual([]);
      expect(body).toContain('Fermer');
      if (format === 'xliff') readXml(body);
      expect((await editor.imported(body, { type })).json()).toMatchObject({ changes: [], refused: [] });
    }
    const event = {
      id: 'x',
      title: 'a\uffffb',
      description: '',
      place: '',
      province: 'CD-KN',
      zone: 'Africa/Kinshasa',
    };
    const times = { starts: '2027-01-01T08:00', ends: '2027-01-01T09:00' };
    const options = { lang: 'en' as const, name: 'n', origin: 'https://nzete.example', now: 0 };
    // Only what the calendar reads.
    const calendar = calendarOf([{ ...event, ...times } as Parameters<typeof calendarOf>[0][number]], options);
    expect(calendar).toContain('SUMMARY;LANGUAGE=en:ab');
  });

  test.each(['110000', 'FFFFFFFF', 'xyz', ''])(
    '[INPUT-02] <cp hex="%s"/> in a file of a translator is refused with the reason',
    async (hex) => {
      const app = await startWithTexts();
      const editor = await translatorOf(app);
      const file = (await editor.exported()).body.replace('>Fermer<', `>Fermer<cp hex="${hex}"/><`);
      const answer = await editor.imported(file);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().code).toBe('translations-bad-character');
    },
  );

  test('[INPUT-02] a numeric reference to what no text holds changes no text, and one to no character is refused', async () => {
    const app = await startWithTexts();
    const editor = await translatorOf(app);
    const { body } = await editor.exported();
    for (const reference of ['&#xFFFF;', '&#x7;', '<cp hex="FFFE"/>', '<cp hex="D800"/>']) {
      const answer = await editor.imported(body.replace('>Fermer<', `>Fermer${reference}<`));
      expect(answer.json()).toMatchObject({ changes: [], refused: [] });
    }
    for (const reference of ['&#x110000;', '&#1114112;', '&#4294967295;', '&#x0;', '&#0;', '&#xD83D;&#xDE00;']) {
      const answer = await editor.imported(body.replace('>Fermer<', `>Fermer${reference}<`));
      expect([reference, answer.statusCode, answer.json().code]).toEqual([
        reference,
        422,
        'translations-bad-character',
      ]);
    }
  });
});

test.each(['&nbsp;', '&eacute;', '& ', '&amp'])(
  '[INPUT-02] a file of a translator with %s, which XML does not know, is refused as no XML',
  async (written) => {
    const app = await startWithTexts();
    const editor = await translatorOf(app);
    const file = (await editor.exported()).body.replace('>Fermer<', `>Fermer${written}<`);
    const answer = await editor.imported(file);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'translations-not-xml']);
  },
);

test('[INPUT-02] a content file is read without what no text holds', async () => {
  const folder = temporaryFolder();
  const title = { en: 'Trees\uffff\ufffe in\u0001 Nsele\ud800', fr: 'Des arbres\u000b à Nsele 🌳' };
  writeFiles(folder, { 'list.json': JSON.stringify([{ title, note: 'two\nlines' }]) });
  expect((await readContentFiles(folder)).get('/list')).toEqual([
    { title: { en: 'Trees in Nsele', fr: 'Des arbres à Nsele 🌳' }, note: 'two\nlines' },
  ]);
});
