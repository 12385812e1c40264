import { expect, test } from 'vitest';
import { all, linksIn, nameOf, partNamed, pictureTextsIn, textOf, textsIn } from './support/dom.ts';
import { get, inLanguage, json, languages, readPage, textsOf } from './support/site.ts';

const home = await readPage('/');
const main = home.querySelector('main');
const footer = home.querySelector('footer');

test('[HOME-01] the sections are in order', () => {
  const headings = textsIn(main, 'h2');
  const order = [
    'Forest, water and knowledge',
    'Recent Impact Highlights',
    'Get Involved',
    'Core Values',
    'What we work on',
    'News, once a month',
  ];
  const places = order.map((start) => headings.findIndex((heading) => heading.startsWith(start)));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test('[HOME-04, HOME-05] the hero has its words, its two actions and three figures', () => {
  const hero = main?.querySelector('[data-slot="hero"]');
  expect(textOf(hero?.querySelector('h1'))).toMatch(/^Where one/);
  for (const text of ['50,000+', '500+', 'borehole']) expect(textsIn(hero, '*')).toContain(text);
  expect(textOf(hero?.querySelector('[data-slot="figure-note"]'))).toMatch(
    /As of 30 November 2025.*Source: Monthly impact reports/,
  );
  expect(textsIn(hero, 'button')).toContain('Watch impact');
  expect(linksIn(hero)).toMatchObject({ 'Join the volunteers': '/volunteers' });
});

test('[HOME-01, HOME-07, TRUTH-02] six impact cards show what was reached, each with its own period', () => {
  const section = partNamed(main, 'Recent Impact Highlights');
  const cards = all(section, 'article');
  expect(cards).toHaveLength(6);
  for (const [figure, unit] of [
    ['1', 'borehole completed'],
    ['500+', 'active volunteers'],
    ['50,000+', 'trees planted'],
    ['2,000+', 'people educated'],
    ['15', 'planned digital centres'],
    ['100', 'trees planted by one volunteer'],
  ] as const) {
    const card = cards.find((each) => textOf(each).includes(unit) && textsIn(each, '*').includes(figure));
    expect(card, unit).toBeDefined();
  }
  for (const card of cards) expect(textOf(card)).toMatch(/since 2020|today|planned|one rainy season/i);
  expect(textOf(section)).toContain('2050');
  expect(textOf(section?.querySelector('[data-slot="figure-note"]'))).toMatch(
    /The last 12 months.*As of 30 November 2025.*Source: Monthly impact reports/,
  );
});

test('[SAMPLE-01] a picture’s alternative text says that it is an illustration', () => {
  const alts = pictureTextsIn(main);
  expect(alts.length).toBeGreaterThan(6);
  for (const alt of alts) expect(alt === '' || /illustration/i.test(alt), alt).toBe(true);
});

test('[ACC-01] the newsletter form has a name', () => {
  expect(all(main, 'form').map(nameOf)).toContainEqual(expect.stringMatching(/^\w/));
});

test('[FOOT-01, FOOT-03, FOOT-04] the footer has mission, picture, headings, two phones and the copyright, and links to no sample profile', async () => {
  expect(textOf(footer)).toContain('Nzete means tree in Lingala.');
  expect(textsIn(footer, 'h2, h3')).toEqual(expect.arrayContaining(['Explore', 'Contact']));
  expect(textOf(footer)).toContain('Our profiles on social networks are not published yet.');
  for (const network of ['instagram', 'facebook', 'twitter', 'x.com', 'tiktok']) {
    expect(all(home, `a[href*="${network}"]`), network).toEqual([]);
  }
  const data = textsIn(home, 'script[type="application/ld+json"]').join();
  expect(data).toContain('NGO');
  expect(data).not.toContain('sameAs');
  expect(all(footer, 'a[href^="tel:"]')).toHaveLength(2);
  expect(all(footer, 'a[href^="mailto:"]')).toHaveLength(1);
  expect(textOf(footer)).toContain('2025');
  const { background_image_url: picture } = await json('/api/settings?lang=en');
  expect(all(footer, `img[src="${picture}"]`)).toHaveLength(1);
});

test('[FOOT-05] the footer leads to every page that belongs there', () => {
  const wanted =
    '/privacy-policy /terms-of-service /send-feedback /about /help /reports /volunteers /partnerships /team /impact /gallery /donate /cookie-policy /accessibility /status /account';
  expect(Object.values(linksIn(footer))).toEqual(expect.arrayContaining(wanted.split(' ')));
});

test('[LANG-08] no English is left over on the home page in the other languages', async () => {
  const navigation: { focus_areas: { label: string; description: string }[] } = await json('/api/navigation?lang=en');
  const sentences = [
    ...Object.values(textsOf('home', 'en')).filter((text) => /^[^{]{12,}$/.test(text)),
    ...navigation.focus_areas.flatMap(({ label, description }) => [label, description]),
  ];
  const words = async (path: string) => {
    const { body } = await readPage(path);
    for (const element of all(body, 'script, style, noscript, template')) element.remove();
    return textOf(body);
  };
  const english = await words('/');
  const shown = sentences.filter((sentence) => english.includes(sentence));
  expect(shown.length).toBeGreaterThan(15);
  for (const language of languages.filter((code) => code !== 'en')) {
    const text = await words(inLanguage('/', language));
    expect(
      shown.filter((sentence) => text.includes(sentence)),
      language,
    ).toEqual([]);
  }
});

test('[NAV-09] the bar has the logo of the settings', async () => {
  const { logo_url: logo } = await json('/api/settings');
  const brand = all(home.querySelector('header'), 'a').find((link) => textOf(link).startsWith('Nzete Foundation'));
  expect(brand?.querySelector('svg image')?.getAttribute('href')).toBe(logo);
  expect((await get(logo)).headers.get('content-type')).toContain('image/svg+xml');
});
