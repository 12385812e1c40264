import { expect, test } from 'vitest';
import { all, linksIn, partNamed, pictureTextsIn, textOf, textsIn } from './support/dom.ts';
import { readPage, textsOf } from './support/site.ts';

const mainOf = async (path: string) => (await readPage(path)).querySelector('main');

interface NaturePage {
  id: string;
  path: string;
  title: string;
  subtitle: string;
  work: [section: string, articles: number];
  pictures: string;
  closing: string;
}

test.each<NaturePage>([
  {
    id: 'BIO-01',
    path: '/biodiversity',
    title: 'Biodiversity',
    subtitle: 'From the treetops down to the river',
    work: ['What we do', 4],
    pictures: 'Life between forest and river',
    closing: 'Help keep all of it alive',
  },
  {
    id: 'WILD-01',
    path: '/wildlife',
    title: 'Wildlife',
    subtitle: 'Okapi, elephant and shoebill',
    work: ['What we plan', 3],
    pictures: 'Animals of the country',
    closing: 'Help us begin',
  },
])(
  '[$id] picture, title, subtitle, intro, what is done, pictures, and the ways on: $path',
  async ({ path, title, subtitle, work: [work, count], pictures, closing }) => {
    const main = await mainOf(path);
    const head = main?.querySelector('header');
    expect(textOf(head?.querySelector('h1'))).toBe(title);
    expect(textOf(head)).toContain(subtitle);
    expect(main?.querySelector('img')?.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/);
    expect(linksIn(head)).toMatchObject({ Donate: '/donate', 'Photo gallery': '/gallery' });
    expect(all(partNamed(main, work), 'article')).toHaveLength(count);
    const seen = partNamed(main, pictures);
    expect(pictureTextsIn(seen).filter((text) => text.startsWith('Illustration'))).toHaveLength(6);
    expect(linksIn(seen)).toMatchObject({ 'Photo gallery': '/gallery' });
    expect(linksIn(partNamed(main, closing))).toMatchObject({ Donate: '/donate', Volunteer: '/volunteers' });
  },
);

test('[BIO-01, WILD-01] the intro says why, and plans are marked as such', async () => {
  expect(textOf(partNamed(await mainOf('/biodiversity'), 'The crowns feed what lives below'))).toMatch(
    /Fruit, leaves and shade/,
  );
  const main = await mainOf('/wildlife');
  expect(textsIn(main, 'header p')).toContainEqual(expect.stringMatching(/^Where forest is cut/));
  const plans = partNamed(main, 'What we plan');
  expect(textOf(plans)).toContain('This is a plan. None of it has begun.');
  expect(all(plans, '*').filter((element) => !element.children.length && textOf(element) === 'Planned')).toHaveLength(
    3,
  );
});

test.each([
  ['biodiversity', 'fr'],
  ['wildlife', 'ln'],
] as const)('[LANG-08] /%s is whole in %s', async (folder, language) => {
  const shown = textOf(await mainOf(`/${folder}?lang=${language}`));
  const texts = textsOf(folder, language);
  for (const key of ['title', 'subtitle', 'closing']) expect(shown).toContain(texts[`site.${folder}.${key}`]);
});

test('[FIN-01] financial education says what is taught and where to go', async () => {
  const main = await mainOf('/financial-education');
  expect(textOf(main?.querySelector('h1'))).toBe('Financial education');
  expect(textsIn(main, 'dt')).toEqual(['A budget', 'Saving together', 'Borrowing', 'Mobile money']);
  expect(linksIn(main)).toMatchObject({
    'Become a trainer': '/volunteers',
    'Community empowerment': '/community-empowerment',
    'Free courses on money': expect.stringMatching(/category=Work(\+|%20)and(\+|%20)Money.*samples=none/),
  });
});
