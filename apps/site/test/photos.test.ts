import { expect, test } from 'vitest';
import { all, linksIn, nameOf, partNamed, textOf, textsIn, withHeading } from './support/dom.ts';
import { readHead } from './support/head.ts';
import { oneLine, readPage } from './support/site.ts';

const mainOf = async (path: string) => (await readPage(path)).querySelector('main');
const card = '[data-slot="photo-card"]';

test('[IMPACT-01, IMPACT-02] four figures with date and source lead to the reports, a story to its page', async () => {
  const main = await mainOf('/impact');
  const cards = all(main, '[data-slot="metric-card"]');
  const note = partNamed(main, 'Four figures')?.querySelector('[data-slot="figure-note"]');
  expect(textOf(note)).toMatch(/As of \d+ \w+ \d{4}.*Monthly reports/);
  expect(cards.map((each) => linksIn(each))).toEqual(
    ['Trees planted', 'People reached', 'Projects completed', 'Reports published'].map((name) => ({
      [name]: '/reports',
    })),
  );
  for (const each of cards) {
    expect(textOf(each.querySelector('[data-slot="figure-value"]'))).toMatch(/^[\d,]+$/);
    expect(each.querySelector('[data-slot="figure"]')?.getAttribute('aria-describedby')).toBe(note?.id);
  }
  expect(textOf(cards[2])).toContain('Sample');
  const story = withHeading(main, '[data-slot="story-card"]', 'Water a few steps from the door');
  expect(all(story, 'a').map((link) => link.getAttribute('href'))).toEqual(['/gallery']);
  expect(all(main, card)).toHaveLength(29);
});

test.each([
  [
    '/impact?photo=7',
    'From the nursery to the field · Nzete Foundation',
    'From the nursery to the field',
    '/impact?photo=7',
  ],
  [
    '/impact?story=water-nearby&lang=fr',
    /^L’eau à quelques pas de la porte/,
    'L’eau à quelques pas de la porte',
    '/impact?story=water-nearby&lang=fr',
  ],
  ['/gallery?photo=31&lang=fr', /^Un bidon à la fois/, 'Un bidon à la fois', '/gallery?photo=31&lang=fr'],
])(
  '[IMPACT-02, IMPACT-03, GAL-01, SHARE-04, LANG-08] %s has an address, a head and words of its own',
  async (path, title, heading, canonical) => {
    const head = await readHead(path);
    expect(head.titles).toEqual([typeof title === 'string' ? title : expect.stringMatching(title)]);
    expect(head.links('canonical')).toMatchObject([{ href: expect.stringContaining(canonical) }]);
    const main = await mainOf(path);
    expect(textsIn(main, 'h2, h3')).toContain(heading);
    // A photo is shown first; a story stands in its place, to which the address leads.
    if (path.includes('photo')) expect(textOf(main?.querySelector('h2'))).toBe(heading);
    else expect(textsIn(main?.querySelector('#story-water-nearby'), 'h3')).toEqual([heading]);
  },
);

test('[REP-01, SHARE-04] a report has an address, a head and words of its own', async () => {
  const path = '/reports?report=2&lang=fr';
  const head = await readHead(path);
  const report = (await mainOf(path))?.querySelector('#report-2');
  expect(head.titles.map(oneLine)).toEqual([`${textOf(report?.querySelector('h3'))} · Fondation Nzete`]);
  expect(head.links('canonical')).toMatchObject([{ href: expect.stringMatching(/\/reports\?report=2&lang=fr$/) }]);
  expect(head.says('og:image')).toEqual([expect.stringMatching(/\/cards\/report-2-fr\.png$/)]);
  expect([report?.querySelector('details')?.hasAttribute('open'), all(report ?? null, 'li').length > 0]).toEqual([
    true,
    true,
  ]);
});

test('[IMPACT-03, SHARE-04] a photo that does not exist is the page', async () => {
  const head = await readHead('/impact?photo=900');
  expect(head.links('canonical')).toMatchObject([{ href: expect.stringMatching(/\/impact$/) }]);
});

test('[GAL-01] four albums of photos with category, title and description', async () => {
  const main = await mainOf('/gallery');
  for (const [name, count] of [
    ['The borehole', 6],
    ['Tree planting', 8],
    ['Community and philanthropy', 6],
    ['Other projects', 6],
  ] as const) {
    const photos = all(partNamed(main, name), card);
    expect(photos, name).toHaveLength(count);
    for (const photo of photos) {
      expect(textOf(photo.querySelector('h3'))).toMatch(/\w/);
      expect(all(photo, 'p')).toHaveLength(2);
    }
  }
});

test('[CGAL-01] twelve photos, and filters with a choice for each category', async () => {
  const main = await mainOf('/community-gallery');
  expect(all(main, card)).toHaveLength(12);
  const filters = all(main, '[role="group"]').find((group) => nameOf(group) === 'Which photos are shown');
  expect(textsIn(filters, 'button')).toEqual(['All', 'Training', 'Leadership', 'Celebrations', 'Activities']);
  for (const [category, count] of [
    ['training', 4],
    ['leadership', 3],
    ['celebrations', 3],
    ['activities', 2],
  ] as const) {
    const shown = all(await mainOf(`/community-gallery?category=${category}`), card);
    expect(shown, category).toHaveLength(count);
    for (const photo of shown) expect(textOf(photo).toLowerCase()).toContain(category);
  }
});
