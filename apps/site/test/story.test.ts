import { expect, test } from 'vitest';
import { paths } from '../src/shared/routes.ts';
import {
  get,
  inLanguage,
  json,
  languages,
  linkIn,
  oneLine,
  readPage,
  region,
  textsIn,
  textsOf,
} from './support/site.ts';

const h1 = (page: Document) => textsIn(page, 'main h1')[0];
const hrefs = (root: ParentNode | null | undefined) =>
  [...(root?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
/** The drawing of a first screen, which is in the HTML (SPEED-01). */
const drawing = /^data:image\/svg\+xml,/;

test('[STORY-01] the story has its stops in order, says what is planned, and names five provinces with their cities', async () => {
  const page = await readPage(paths.ourStory);
  const main = page.querySelector('main');
  expect(h1(page)).toBe('Our story');
  expect(oneLine(main?.querySelector('header')?.textContent)).toContain(
    'youth-led non-profit organisation, launched in 2021',
  );
  const stops = [...(main?.querySelectorAll('[data-slot="timeline"] > li') ?? [])];
  expect(stops.flatMap((stop) => textsIn(stop, 'h2'))).toEqual([
    'Young people start a foundation',
    'First the land, then clean water',
    'A telephone can be a classroom',
    'A Climate Awareness and Innovation School',
    'Five provinces, five cities',
  ]);
  const states = stops.map((stop) => stop.getAttribute('data-state'));
  expect(states).toEqual(['done', 'done', 'now', 'next', 'planned']);
  const told = stops.map((stop) => oneLine(stop.textContent));
  expect(told[1]).toMatch(/land and drilled a borehole.*clean water.*plastic pollution.*recycling/);
  expect(told[2]).toMatch(/digital tools, mobile phones and social media/);
  expect(textsIn(stops[2], 'li')).toEqual([
    'Young people',
    'People who read little or not at all',
    expect.stringMatching(/Marginalised groups, including children living on the street/),
  ]);
  expect(told[3]).toContain('one acre in Nsele');
  expect(textsIn(stops[3], 'li')).toEqual([
    'Sustainable agriculture',
    'Climate mitigation',
    'Community rehabilitation',
    'AI solutions',
  ]);
  expect(textsIn(main, '[data-slot="timeline-branch"]')).toEqual([
    'Kongo-CentralMatadi',
    'Haut-KatangaLubumbashi',
    'Bas-UéléButa',
    'Nord-KivuGoma',
    'KasaïMbuji-Mayi',
  ]);
});

test('[STORY-01, TRUTH-03] the story says in which province Mbuji-Mayi is today, and ends with a footer of its own: mark, tagline, three links, contact and 2024', async () => {
  const main = (await readPage(paths.ourStory)).querySelector('main');
  expect(oneLine(main?.textContent)).toContain('Mbuji-Mayi is today the capital of Kasaï-Oriental');
  const end = main?.querySelector('footer');
  expect(end?.querySelector('[data-slot="logo"]')).not.toBeNull();
  expect(hrefs(end).slice(0, 3)).toEqual(['/volunteers', '/partnerships', '/impact']);
  const { contact } = await json('/api/settings?lang=en');
  expect(textsIn(end, 'address')[0]).toContain(contact.address);
  expect(textsIn(end, 'a[href^="tel:"]')).toEqual(contact.phones);
  expect(textsIn(end, `a[href="mailto:${contact.email}"]`)).toEqual([contact.email]);
  const words = oneLine(end?.textContent);
  expect(words).toContain('Young people in Congo who act on the climate where they live.');
  expect(words).toContain('© 2024 Nzete Foundation');
});

test('[TEAM-01] the team shows everyone of the server with initials, name and role, and a place that is open', async () => {
  const page = await readPage(inLanguage(paths.team, 'fr'));
  expect(h1(page)).toBe('Notre équipe');
  const team: { name: string; role: string; initials: string }[] = await json('/api/team?lang=fr');
  expect(team.length).toBeGreaterThan(1);
  const main = page.querySelector('main');
  expect(textsIn(main, 'article')).toEqual(
    team.map(({ initials, name, role }) => oneLine(`${initials}${name}${role}`)),
  );
  expect(textsIn(main, 'article :is(h2, h3)')).toEqual(team.map(({ name }) => name));
  expect(linkIn(main, 'Ce que font nos bénévoles')).toBe('/volunteers?lang=fr');
});

test('[ABOUT-01] the page has origin, team, three periods, four values, the aims, and three ways to join', async () => {
  const page = await readPage(paths.about);
  const main = page.querySelector('main');
  const about = await json('/api/about?lang=en');
  expect(h1(page)).toBe('About us');
  expect(textsIn(main, 'header')[0]).toContain(oneLine(about.heroDescription));
  const part = (name: string) => region(page, oneLine(name));
  expect(oneLine(part(about.originTitle)?.textContent)).toContain(oneLine(about.originStory));
  expect(oneLine(part(about.teamTitle)?.textContent)).toContain(oneLine(about.teamGrowth));
  expect(oneLine(main?.textContent)).toContain('2020');
  const journey = part(about.journeyTitle);
  const picture = journey?.querySelector('[role="img"], img');
  expect(picture?.getAttribute('aria-label') ?? picture?.getAttribute('alt')).toMatch(/three rings.*2030/);
  expect(textsIn(journey, 'h3')).toEqual([about.foundationPeriod, about.expansionPeriod, about.innovationPeriod]);
  expect(textsIn(journey, '[data-slot="figure"]')).toEqual([
    '5,000+ trees',
    '25,000+ trees',
    '15+ communities',
    '50,000+ trees',
  ]);
  expect(textsIn(part(about.valuesTitle), 'h3')).toEqual(['Sustainability', 'Community', 'Innovation', 'Integrity']);
  expect(textsIn(part(about.vision.title), '[data-slot="figure-value"]')).toEqual(['1M+', '100+', '10K+']);
  expect(hrefs(part('Join us'))).toEqual(['/volunteers', '/partners', '/donate']);
});

test('[ABOUT-01] every number that is no figure is a year', async () => {
  const main = (await readPage(paths.about)).querySelector('main')?.cloneNode(true) as HTMLElement;
  for (const shown of main.querySelectorAll('[data-slot="figure"], time, svg, script, noscript')) shown.remove();
  expect(main.textContent?.match(/\d[\d.,]*/g)?.filter((number) => !/^20\d\d[.,]?$/.test(number)) ?? []).toEqual([]);
});

test('[ABOUT-01, LANG-02] the content is in the language of the visit, and in English where the site does not have that one', async () => {
  for (const [asked, answered] of [...languages.map((each) => [each, each] as const), ['de', 'en'] as const]) {
    const about = await json(`/api/about?lang=${answered}`);
    const { text } = await get(`/about?lang=${asked}`);
    for (const each of [about.originTitle, about.journeyTitle, about.expansionPeriod, about.vision.title])
      expect(text, asked).toContain(each);
  }
});

test('[MITI-01] the sky of the settings, the ways on, programmes, success stories, and pictures', async () => {
  const page = await readPage(paths.climateMitigation);
  const head = page.querySelector('main header');
  expect(h1(page)).toBe('Climate and reforestation');
  expect(head?.querySelector('img')?.getAttribute('src')).toMatch(drawing);
  expect([linkIn(head, 'Volunteer'), linkIn(head, 'About us')]).toEqual(['/volunteers', '/about']);
  const programs = [...(region(page, 'What we work on')?.querySelectorAll('article') ?? [])];
  expect(programs.map(hrefs)).toEqual(Array(6).fill(['/donate']));
  expect(textsIn(programs[0], '[data-slot="figure"]')).toEqual(['50,000+']);
  const stories = [...(region(page, 'What has changed')?.querySelectorAll('article') ?? [])];
  expect(stories).toHaveLength(4);
  expect(textsIn(stories[0], '[data-slot="figure"]')[0]).toBe('500');
  const pictures = region(page, 'A planting day');
  expect(pictures?.querySelectorAll('figure')).toHaveLength(6);
  expect(linkIn(pictures, 'Photo gallery')).toBe('/gallery');
  const closing = region(page, 'Trees are planted when the rains begin');
  expect([linkIn(closing, 'Volunteer'), linkIn(closing, 'Donate')]).toEqual(['/volunteers', '/donate']);
});

test('[EMPOW-01, EMPOW-02] hero, quote, figures, programmes, testimonials, pictures, and where each leads', async () => {
  const page = await readPage(paths.communityEmpowerment);
  const head = page.querySelector('main header');
  expect([linkIn(head, 'Volunteer'), linkIn(head, 'Community gallery')]).toEqual(['/volunteers', '/community-gallery']);
  const numbers = region(page, 'Results so far');
  expect(numbers?.querySelector('img')?.getAttribute('src')).toMatch(drawing);
  expect(linkIn(numbers?.querySelector('figure'), 'Digital literacy')).toBe('/digital-literacy');
  expect(textsIn(numbers, '[data-slot="figure"]')).toEqual([
    '200+People trained',
    '50+Community leaders',
    '25+Partner organisations',
    '80%Found work after the programme',
  ]);
  const programs = [...(region(page, 'What people learn and do here')?.querySelectorAll('li') ?? [])];
  const taught = ['Skills Training Workshops', 'Community Leadership Development'];
  expect(programs).toHaveLength(6);
  for (const program of programs) {
    const [title = ''] = textsIn(program, 'h3');
    expect(hrefs(program), title).toEqual([taught.includes(title) ? '/digital-literacy' : '/donate']);
  }
  expect(region(page, 'Testimonials')?.querySelectorAll('figure')).toHaveLength(3);
  const pictures = region(page, 'A day in Nsele');
  expect(pictures?.querySelectorAll('figure')).toHaveLength(6);
  expect(linkIn(pictures, 'Digital literacy')).toBe('/digital-literacy');
  const closing = region(page, 'Teach what you know');
  expect([linkIn(closing, 'Volunteer'), linkIn(closing, 'Donate')]).toEqual(['/volunteers', '/donate']);
});

test.each([
  ['climate-mitigation', 'climateMitigation', 'ln'],
  ['community-empowerment', 'communityEmpowerment', 'fr'],
] as const)('[LANG-08] %s is whole in another language', async (folder, name, language) => {
  const shown = oneLine((await readPage(inLanguage(`/${folder}`, language))).querySelector('main')?.textContent);
  const texts = textsOf(folder, language);
  for (const key of ['title', 'description', 'programs', 'closing'])
    expect(shown).toContain(texts[`site.${name}.${key}`] ?? 'no text');
});
