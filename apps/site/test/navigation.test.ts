import { expect, test } from 'vitest';
import { all, linksIn, textOf, textsIn } from './support/dom.ts';
import { inLanguage, json, readPage } from './support/site.ts';

const barOf = async (path: string) => (await readPage(path)).querySelector('header');

test('[NAV-01, NAV-02, NAV-03] the bar has home, focus areas, the server’s links, languages and Donate', async () => {
  const bar = await barOf('/team');
  expect(linksIn(bar)).toMatchObject({
    About: '/about',
    Impact: '/impact',
    'Climate data': '/data',
    Partners: '/partners',
    Volunteers: '/volunteers',
    Donate: '/donate',
  });
  expect(all(bar, 'a[href="/"]').map(textOf)).toContainEqual(expect.stringMatching(/^Nzete Foundation/));
  expect(textsIn(bar, 'button')).toEqual(expect.arrayContaining([expect.stringMatching(/Focus Areas/)]));
  expect(
    all(bar, 'button').some((button) => /Language/.test(button.getAttribute('aria-label') ?? textOf(button))),
  ).toBe(true);
});

test('[NAV-08] the current page is marked, and the first link skips to the content', async () => {
  const page = await readPage('/impact');
  const current = all(page.querySelector('header'), 'a[aria-current="page"]').map((link) => link.getAttribute('href'));
  expect(new Set(current)).toEqual(new Set(['/impact']));
  const [first] = all(page.body, 'a, button');
  expect([textOf(first).startsWith('Skip to'), first?.getAttribute('href')]).toEqual([true, '#main']);
  expect(page.getElementById('main')?.getAttribute('tabindex')).toBe('-1');
});

test.each([
  ['/gallery?lang=fr', ['Accueil', 'Galerie photo']],
  ['/community-gallery?lang=fr', ['Accueil', 'Galerie photo', 'Galerie de la communauté']],
  ['/privacy-policy?lang=fr', ['Accueil', 'Politique de confidentialité']],
  ['/responsible-minerals/community-voice?lang=en', ['Responsible minerals', 'Community voice']],
])('%s begins with a breadcrumb from the home page', async (path, trail) => {
  const breadcrumb = (await readPage(path)).querySelector('main nav ol');
  expect([...(breadcrumb?.children ?? [])].map(textOf)).toEqual(trail);
  expect(textsIn(breadcrumb, '[aria-current="page"]')).toEqual([trail.at(-1)]);
});

test('[NAV-10] the page of each focus area ends with a link to the next one, in the order of the menu', async () => {
  const { focus_areas: areas }: { focus_areas: { href: string; label: string }[] } =
    await json('/api/navigation?lang=fr');
  expect(areas).toHaveLength(9);
  for (const [index, { href }] of areas.entries()) {
    const next = areas[(index + 1) % areas.length];
    const main = (await readPage(inLanguage(href, 'fr'))).querySelector('main');
    main?.querySelector('[data-slot="newsletter-form"]')?.remove();
    const last = all(main, 'a').at(-1);
    expect([last?.getAttribute('href'), last?.textContent], href).toEqual([
      `${next?.href}?lang=fr`,
      `Domaine d’action suivant\u00a0: ${next?.label}`,
    ]);
  }
});

test.each(['/data', '/partner-collaboration', '/digital-literacy'])(
  '[ACC-01] on %s a tab names a panel only while the panel exists',
  async (path) => {
    const page = await readPage(path);
    const named = all(page, '[role="tab"][aria-controls]').map((tab) => tab.getAttribute('aria-controls') ?? '');
    expect(named).not.toEqual([]);
    expect(named.filter((id) => !page.getElementById(id))).toEqual([]);
    expect(all(page, '[role="tab"][aria-selected="true"][aria-controls]')).not.toEqual([]);
  },
);
