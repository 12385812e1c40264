import { describe, expect, test } from 'vitest';
import { letter as letterMessages } from '../src/newsletter/messages.ts';
import { intlOf } from '../src/text/intl.ts';
import { languages } from '../src/text/languages.ts';
import { startApp } from './support/app.ts';
import { addSubscribers, letter, newsletterEditor, newsroom } from './support/letters.ts';
import { trail } from './support/staff.ts';

const ADA = 'ada@example.org';

describe('a letter', () => {
  test.each(languages)('[NEWS-16] in %s is byte for byte its preview and its file, but for the link', async (lang) => {
    const { app, smtp, editor, sendAfter } = await newsroom({ publicUrl: 'https://nzete.example' });
    await addSubscribers(app, [{ email: ADA, language: lang }]);
    const issue = await editor.written();
    const preview = await editor.get(`/newsletter/preview?id=${issue.id}&lang=${lang}`);
    const file = await editor.get(`/newsletter/export?id=${issue.id}&lang=${lang}`);
    expect(file.body).toBe(preview.body);
    expect(file.headers['content-disposition']).toMatch(new RegExp(`^attachment; filename=".*-${lang}.html"$`));
    await editor.send(issue);
    await sendAfter(0);
    const [message] = smtp.received;
    const { headers } = message ?? expect.fail();
    const link = /^<(https:.+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect(headers).toMatchObject({
      ...{ subject: `Subject ${lang}`, 'content-language': lang, 'auto-submitted': 'auto-generated' },
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    expect(message?.html).toBe(preview.body.replace('{{unsubscribe}}', link.replaceAll('&', '&amp;')));
    expect(message?.text).toContain(
      `Subject ${lang}\n\nFirst ${lang}\n\nSecond <b>${lang}</b>\nline\n\n* Title ${lang}`,
    );
    expect(message?.text).toContain(`${lang === 'fr' ? '\u00a0' : ''}: ${link}`);
    // One click of a mail program (RFC 8058).
    const click = { url: link.replace('https://nzete.example', ''), payload: 'List-Unsubscribe=One-Click' };
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await app.inject({ method: 'POST', headers: type, ...click })).statusCode).toBe(200);
    expect((await editor.get('/newsletter/subscriptions')).json().total).toBe(0);
  });

  test('[NEWS-16] is plain HTML: one heading, no table, no script, escaped texts, links in the language', async () => {
    const editor = await newsletterEditor(await startApp({ publicUrl: 'https://nzete.example' }));
    const { id } = await editor.written();
    const { body, headers } = await editor.get(`/newsletter/preview?id=${id}&lang=ln`);
    expect(body).toMatch(/^<!doctype html><html lang="ln">/);
    expect(body.match(/<h1>/g)).toHaveLength(1);
    expect(body).not.toMatch(/<table|<script|style=|<b>/);
    expect(body).toContain('<p>First ln</p>\n<p>Second &lt;b&gt;ln&lt;/b&gt;<br>line</p>');
    expect(body).toContain('<a href="https://nzete.example/reports?lang=ln" aria-label="Tanga lisusu: Title ln">');
    expect(body).toContain('prefers-color-scheme:dark');
    expect(headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' });
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'self'/);
  });

  test.each([
    ['ln', 'fr', 'Na lifalanse'],
    ['fr', 'sw', 'En kiswahili'],
  ] as const)('[NEWS-44] for a reader of %s is in %s if it is written in that alone', async (lang, written, mark) => {
    const { app, smtp, editor, sendAfter, sendOtherMail } = await newsroom({ publicUrl: 'https://nzete.example' });
    await addSubscribers(app, [{ email: ADA, language: lang }]);
    const issue = await editor.written(letter([written]));
    expect(issue.texts_in[lang]).toEqual([written]);
    const { id, saved_at } = issue;
    await editor.call('POST', '/newsletter/test', { id, saved_at, lang });
    await sendOtherMail(0);
    const preview = await editor.get(`/newsletter/preview?id=${id}&lang=${lang}`);
    await editor.send(issue);
    await sendAfter(0);
    const [own, mailed] = smtp.received;
    const body = mailed?.html ?? expect.fail();
    expect(preview.headers['content-language']).toBe(`${lang}, ${written}`);
    for (const message of [own, mailed]) {
      expect(message?.headers).toMatchObject({
        subject: `Subject ${written}`,
        'content-language': `${lang}, ${written}`,
      });
      expect(message?.text).toContain(`Subject ${written}\n\n(${mark})\n\nFirst ${written}`);
    }
    expect(body).toContain(`<html lang="${lang}">`);
    expect(body).toContain(`<h1 lang="${written}">Subject ${written}</h1><p><small>${mark}</small></p>`);
    expect(body).toContain(`<p lang="${written}">First ${written}</p>`);
    expect(body).toContain(`<strong lang="${written}">2,400</strong> <span lang="${written}">trees ${written}</span>`);
    expect(body.split(mark)).toHaveLength(2);
    // What the server says is in the language of the reader.
    const { formatMessage } = intlOf(lang);
    for (const message of [letterMessages.why, letterMessages.unsubscribe, letterMessages.readMore]) {
      expect(body).toContain(`>${formatMessage(message)}<`);
    }
    expect(body).toContain(`/reports?lang=${lang}`);
  });

  test('[NEWS-44] says of each part that is in another language which one it is', async () => {
    const editor = await newsletterEditor(await startApp({ publicUrl: 'https://nzete.example' }));
    const { subject, blocks } = letter(['fr', 'sw']);
    const [text, story, figure] = blocks;
    const own = letter(['en', 'fr']).blocks[0] ?? expect.fail();
    const alt = { en: '', fr: 'Une pompe', ln: '', sw: '' };
    const { id, texts_in } = await editor.written({
      subject: { ...subject, en: 'Subject en' },
      blocks: [own, text, story, figure].flatMap((block) => (block ? [block] : [])),
    });
    expect(texts_in).toEqual({ en: ['en', 'fr'], fr: ['fr'], ln: ['fr'], sw: ['sw', 'fr'] });
    const { body } = await editor.get(`/newsletter/preview?id=${id}&lang=en`);
    expect(body).toContain('<h1>Subject en</h1>\n<p>First en</p>');
    expect(body).toContain('<p><small>In French</small></p>\n<p lang="fr">First fr</p>');
    expect(body).toContain('<h2 lang="fr">Title fr</h2>\n<p><small>In French</small></p>\n<p lang="fr">Story fr</p>');
    expect(body.match(/In French/g)).toHaveLength(3);
    const picture = await editor.written({ subject, blocks: [{ type: 'picture', picture: 'photo:a', alt }] });
    expect(picture.texts_in.sw).toEqual(['sw', 'fr']);
  });

  test('[NEWS-16] has photos with their whole address, size and alternative text', async () => {
    const app = await startApp({ publicUrl: 'https://nzete.example' });
    const editor = await newsletterEditor(app);
    const file = 'pump-1a2b3c4d.0a1b2c3d.1920x1280.1920.jpg';
    const photo = { name: 'pump-1a2b3c4d', file, added_at: '2026-06-01T08:30:00.000Z', added_by: 'amani' };
    await app.store.db.insertInto('content_photo').values(photo).execute();
    const { subject } = letter();
    const alt = { ...subject, fr: 'Une pompe & un "puits', ln: '' };
    const issue = await editor.written({
      subject,
      blocks: [{ type: 'picture', picture: 'photo:pump-1a2b3c4d', alt }],
    });
    expect(issue.problems).toEqual([]);
    expect((await editor.get(`/newsletter/preview?id=${issue.id}&lang=fr`)).body).toContain(
      '<img src="https://nzete.example/pictures/pump-1a2b3c4d.0a1b2c3d.1920x1280.960.jpg" alt="Une pompe &amp; un &quot;puits" width="960" height="640">',
    );
    expect((await editor.get(`/newsletter/preview?id=${issue.id}&lang=ln`)).body).toContain('puits" lang="fr" width');
  });

  test('[NEWS-16] can be mailed to oneself first, in any language, and nobody else gets it', async () => {
    const { app, smtp, editor, sendAfter, sendOtherMail } = await newsroom();
    await addSubscribers(app, [{ email: ADA }]);
    const { id, saved_at } = await editor.written();
    const answer = await editor.call('POST', '/newsletter/test', { id, saved_at, lang: 'sw' });
    expect(answer.statusCode).toBe(202);
    await sendOtherMail(0);
    await sendAfter(0);
    expect(smtp.received.map(({ to, headers }) => [to, headers.subject])).toEqual([
      [['editor@nzete.example'], 'Subject sw'],
    ]);
    expect(smtp.received[0]?.html).toContain('Title sw');
    expect(await trail(app)).toContain(`editor tested-newsletter ${id} sw`);
  });

  test('[NEWS-16] with problems, saved since, or without a mail server it is not mailed, and says so', async () => {
    const { smtp, editor, sendOtherMail } = await newsroom();
    const draft = await editor.add();
    const ask = async (by: typeof editor, { id, saved_at }: { id: string; saved_at: string }) =>
      (await by.call('POST', '/newsletter/test', { id, saved_at, lang: 'en' })).json().code;
    expect(await ask(editor, draft)).toBe('issue-has-problems');
    await editor.save(draft, letter());
    expect(await ask(editor, draft)).toBe('issue-saved-since');
    await sendOtherMail(0);
    expect(smtp.received).toEqual([]);
    const without = await newsletterEditor(await startApp());
    expect(await ask(without, await without.written())).toBe('issue-without-mail-server');
  });
});
