/**
 * In every language, a link's text contains all words of its page's title, or the other way round.
 */
import { describe, expect, test } from 'vitest';
import { allPaths, pageOf, unlistedPaths } from '../../apps/site/src/shared/routes.ts';
import { translated } from '../lib/catalogues.ts';
import { allTexts, type Text } from '../lib/texts.ts';

const { site, ui, content, server } = allTexts();
const textOf = (texts: Text[], key: string): Text =>
  texts.find((text) => text.key === key) ?? expect.fail(`there is no text ${key}`);

const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The title of the page at an address. */
function titleAt(path: string): Text {
  const found =
    [...allPaths, ...unlistedPaths].find((each) => each === path) ?? expect.fail(`there is no page at ${path}`);
  return textOf(site, `site.${camel(pageOf(found))}.title`);
}

/** Links to pages. A call to action (“Become a partner”) is not the name of a page. */
const links: [text: Text, path: string][] = [
  ...content.flatMap((text): [Text, string][] => {
    const [, path] = /^content\/navigation\.json (?:focus_areas|nav_links) (\S+) label$/.exec(text.key) ?? [];
    return path ? [[text, path]] : [];
  }),
  ...server.flatMap((text): [Text, string][] => {
    const [, path] = /^messages pages (\/\S+)$/.exec(text.key) ?? [];
    return path ? [[text, path]] : [];
  }),
  ...['volunteers', 'impact', 'gallery', 'team', 'partners', 'about', 'donate'].map((name): [Text, string] => [
    textOf(ui, `ui.TopNavigation.${name}`),
    `/${name}`,
  ]),
  ...Object.entries({
    about: '/about',
    accessibility: '/accessibility',
    account: '/account',
    biodiversity: '/biodiversity',
    cookies: '/cookie-policy',
    donate: '/donate',
    feedback: '/send-feedback',
    gallery: '/gallery',
    help: '/help',
    impact: '/impact',
    privacy: '/privacy-policy',
    reports: '/reports',
    status: '/status',
    story: '/our-story',
    team: '/team',
    terms: '/terms-of-service',
  }).map(([name, path]): [Text, string] => [textOf(site, `site.common.footer.${name}`), path]),
];

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const hasAll = (words: string[], others: string[]) => others.every((word) => words.includes(word));

describe('[LANG-08] the word of a link is that of its page', () => {
  test('there are links to look at', () => expect(links.length).toBeGreaterThan(30));

  test.each(links.map(([text, path]) => ({ key: text.key, text, path })))('$key to $path', ({ text, path }) => {
    const title = titleAt(path);
    for (const language of ['en', ...translated] as const) {
      const [link, name] = [wordsOf(text[language]), wordsOf(title[language])];
      expect(hasAll(link, name) || hasAll(name, link), `${language}: "${text[language]}", "${title[language]}"`).toBe(
        true,
      );
    }
  });
});
