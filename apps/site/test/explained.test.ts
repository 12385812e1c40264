import type { Articles } from '@nzete/api-client/learning';
import { expect, test } from 'vitest';
import { paths, topicPath, topics } from '../src/shared/routes.ts';
import { get, json, oneLine, readPage } from './support/site.ts';

test.each(topics)(
  '[HELP-01, HELP-02] the page on %s shows every article in French with its text, its sources and pages about the same',
  async (topic) => {
    const articles: Articles = await json(`/api/explained/${topic}?lang=fr`);
    expect(articles.length).toBeGreaterThan(3);
    const page = await readPage(`${topicPath(topic)}?lang=fr`);
    for (const { slug, title, text, sources, links } of articles) {
      const section = page.querySelector(`section[id="${slug}"]`);
      expect(oneLine(section?.querySelector('h2')?.textContent)).toBe(oneLine(title));
      const shown = oneLine(section?.textContent);
      for (const paragraph of text.split('\n\n')) expect(shown).toContain(oneLine(paragraph));
      const named = [...(section?.querySelectorAll('li') ?? [])].map((item) => oneLine(item.textContent));
      expect(named).toEqual(expect.arrayContaining(sources.map(({ name, year }) => oneLine(`${name}, ${year}`))));
      const more = [...(section?.querySelectorAll('li a') ?? [])].map((link) => link.getAttribute('href'));
      expect(more).toEqual(expect.arrayContaining(links.map((href) => `${href}?lang=fr`)));
    }
  },
);

test('[HELP-01] the addresses of topics that do not exist are unknown', async () => {
  expect((await get(`${paths.help}/astrology`)).status).toBe(404);
});
