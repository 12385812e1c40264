import { expect, test } from 'vitest';
import { all, linksIn, partNamed, textOf, textsIn, withHeading } from './support/dom.ts';
import { readPage } from './support/site.ts';

const path = '/responsible-minerals';
const mainOf = async (path: string) => (await readPage(path)).querySelector('main');

test('[MIN-01] four shares that are not added up, seventeen goals, three projects and their figures', async () => {
  const main = await mainOf(path);
  const shares = partNamed(main, 'Four minerals');
  for (const [mineral, share] of [
    ['Cobalt', '70%'],
    ['Tantalum', '15%'],
    ['Tin', '8%'],
    ['Gold', '12%'],
  ] as const) {
    const row = withHeading(shares, 'li', mineral);
    expect(textsIn(row, '[data-slot="figure-value"]'), mineral).toEqual([share]);
    expect(textsIn(row, '*'), mineral).toContain('Sample');
  }
  expect(textsIn(shares, 'summary')).toContain('The same as a table');
  expect(all(shares, 'tr').map((row) => textsIn(row, 'th, td').join(' '))).toContain('Tantalum 15% Sample');

  const goals = all(partNamed(main, 'Seventeen goals'), 'a').map((goal) => goal.getAttribute('href'));
  expect(goals).toEqual(Array.from({ length: 17 }, (_, index) => `https://sdgs.un.org/goals/goal${index + 1}`));
  for (const project of ['Adult Literacy Program', 'Community Dialogue Platform', 'Ethical Supply Chain Initiative']) {
    expect(textsIn(main, 'h2, h3')).toContain(project);
  }
  const figures = textsIn(partNamed(main, 'Who does the work'), '[data-slot="figure"]');
  expect(figures.map((figure) => figure.replace(/\+\s*/, '+ '))).toEqual([
    '150+ members',
    '500+ registered users',
    '12+ cooperatives',
  ]);
});

test.each([
  ['', 'Responsible minerals', ['Community understanding', 'Community voice', 'Ethical sourcing']],
  ['/community-understanding', 'Community understanding', ['Community voice', 'Responsible minerals']],
  ['/community-voice', 'Community voice', ['Ethical sourcing', 'Responsible minerals']],
  ['/ethical-sourcing', 'Ethical sourcing', ['Responsible minerals']],
])(
  '[MIN-01, MIN-02, START-06] %s leads on and back, promises no anonymity, and names no way to report until there is one',
  async (end, title, ways) => {
    const main = await mainOf(path + end);
    expect(textOf(main?.querySelector('h1'))).toBe(title);
    const links = linksIn(main);
    for (const way of ways) {
      const target = way === 'Responsible minerals' ? path : `${path}/${way.toLowerCase().replace(' ', '-')}`;
      expect(links[way], way).toBe(target);
    }
    expect(all(main, 'a[href^="tel:"], a[href^="mailto:"], a[href*="send-feedback"]')).toEqual([]);
    if (end === '/community-voice') expect(textOf(main)).toContain('None of this exists yet');
  },
);

test('[START-06, PRIV-10] the policies name what is stored, and lead to each other and to the way to ask', async () => {
  const cookies = await mainOf('/cookie-policy');
  expect(textsIn(cookies, 'dt')).toEqual([
    'language',
    'language-offer',
    'save-data',
    'nzete-staff',
    'language',
    'draft.…',
    'waitingUpdate',
    'uploads',
    'kyc',
    'outbox',
    'authToken',
    'react-router-scroll-positions',
    'reloadedFor',
    'downloaded …',
    'splashShown',
    'nzete-…',
    'nzete-staff:…',
  ]);
  expect(linksIn(cookies)).toMatchObject({ 'Privacy policy': '/privacy-policy' });
  const policy = await mainOf('/privacy-policy');
  expect(linksIn(policy)).toMatchObject({ 'What each form stores': '/privacy-details' });
  expect(linksIn(partNamed(policy, 'On this page'))).toMatchObject({ 'Ask for a copy or a deletion': '#ask' });
  expect(textsIn(policy?.querySelector('#ask'), 'a')).toContain('hello@nzete.example');
  expect(linksIn(await mainOf('/privacy-details'))).toMatchObject({ 'Privacy policy': '/privacy-policy' });
});
