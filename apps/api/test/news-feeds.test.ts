import { describe, expect, test } from 'vitest';
import { moderate } from '../src/partnership-updates/moderation.ts';
import { post, startApp } from './support/app.ts';
import { feed, seeds, update, url } from './support/partnership-updates.ts';

const publicUrl = 'https://nzete.example';

describe.each([
  { format: 'rss', type: 'application/rss+xml', entry: 'item' },
  { format: 'atom', type: 'application/atom+xml', entry: 'entry' },
])('$format', ({ format, type, entry }) => {
  const address = (lang: string) => `${url}.${format}?lang=${lang}`;

  test('[NEWS-09] has the updates of the page in each language, marked as samples, with absolute addresses', async () => {
    const app = await startApp({ publicUrl });
    for (const lang of ['en', 'fr', 'ln', 'sw']) {
      const answer = await app.inject(address(lang));
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
      expect(answer.body.split(`<${entry}>`)).toHaveLength(seeds.length + 1);
      for (const { title } of await feed(app, lang)) expect(answer.body).toContain(`<title>${title} (`);
      expect(answer.body).toContain(`"${publicUrl}${url}.${format}?lang=${lang}"`);
    }
  });

  test('[NEWS-09] a new post is in it at once, as text', async () => {
    const app = await startApp({ publicUrl });
    const before = await app.inject(address('en'));
    const same = await app.inject({ url: address('en'), headers: { 'if-none-match': String(before.headers.etag) } });
    expect(same.statusCode).toBe(304);
    await post(app, url, { ...update, title: 'Seeds & <b>soil</b>', content: 'A "quoted" <word>' });
    const { body } = await app.inject(address('en'));
    expect(body).toContain('<title>Seeds &amp; &lt;b&gt;soil&lt;/b&gt;</title>');
    expect(body).toContain('>A &quot;quoted&quot; &lt;word&gt;<');
  });

  test('[NEWS-09] a hidden post leaves it', async () => {
    const app = await startApp({ publicUrl });
    const { id } = (await post(app, url, update)).json();
    expect((await app.inject(address('fr'))).body).toContain(update.title);
    await moderate(app.store, id, { who: 'Grace', action: 'hidden' });
    expect((await app.inject(address('fr'))).body).not.toContain(update.title);
  });

  test('[NEWS-09] an unknown language is refused', async () => {
    const app = await startApp();
    expect((await app.inject(address('de'))).statusCode).toBe(422);
  });
});
