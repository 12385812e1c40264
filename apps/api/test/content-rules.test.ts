import { describe, expect, test } from 'vitest';
import { checkContent } from '../src/content/check.ts';
import { readContentFiles } from '../src/content/files.ts';
import { languages, type Texts } from '../src/text/languages.ts';
import { copyOfContent, picturesFolder, readContentFile } from './support/folders.ts';
import { builtSite } from './support/site.ts';

type Entry = Record<string, unknown>;

/** A copy of the content with functions to change and check it. */
function copy() {
  const { folder, change, edit } = copyOfContent();
  const invalid = (file: string, what: string) => `The content file ${file} is not valid: ${what}.`;
  const check = (siteDir = '/nowhere') =>
    readContentFiles(folder).then((files) =>
      checkContent(files, { contentDir: folder, picturesDir: picturesFolder(), siteDir }),
    );
  return { folder, change, edit, invalid, check };
}

test('[API-01] the content that ships breaks no rule', async () => {
  expect(await copy().check()).toEqual([]);
});

describe('in one list', () => {
  test.each([
    ['reports.json', 'id'],
    ['partnership-updates.json', 'id'],
    ['photos.json', 'id'],
    ['photos/borehole.json', 'src'],
    ['donation-methods.json', 'id'],
    ['crypto-addresses.json', 'address'],
    ['team.json', 'name'],
    ['climate-success-stories.json', 'image'],
  ])('[API-01] two entries of %s with the same %s are found', async (file, field) => {
    const { edit, invalid, check } = copy();
    let first: unknown;
    edit<Entry[]>(file, (list) => {
      first = list[0]?.[field];
      Object.assign(list[1] ?? {}, { [field]: first });
    });
    expect(await check()).toContain(invalid(file, `/1/${field} repeats the ${field} ${first}`));
  });

  test('[ABOUT-01] inside another the same holds, and only within one list', async () => {
    const { edit, invalid, check } = copy();
    edit<{ values: { id: string }[] }>('about.json', ({ values: [first, second] }) => {
      if (first && second) second.id = first.id;
    });
    expect(await check()).toEqual([invalid('about.json', '/values/1/id repeats the id sustainability')]);
  });
});

describe('texts', () => {
  async function checkStory(texts: Partial<Texts>) {
    const { edit, invalid, check } = copy();
    edit<{ originStory: Texts }>('about.json', ({ originStory }) => Object.assign(originStory, texts));
    return { found: await check(), wrong: (what: string) => invalid('about.json', `/originStory/${what}`) };
  }

  test.each(['', '  ', '\u00a0\u200b'])('[LANG-08] of blanks (%j) are found in any language', async (blank) => {
    const { edit, invalid, check } = copy();
    edit<{ focus_areas: { label: Texts }[] }>('navigation.json', ({ focus_areas: [, area] }) => {
      if (area) area.label.sw = blank;
    });
    edit<{ subjects: { titles: Texts[] }[] }>('courses/samples.json', ({ subjects: [subject] }) => {
      Object.assign(subject?.titles[0] ?? {}, { ln: blank });
    });
    expect(await check()).toEqual([
      invalid('navigation.json', '/focus_areas/1/label/sw must not be blank'),
      expect.stringMatching(/samples\.json is not valid: \/\S+\/ln must not be blank\.$/),
    ]);
  });

  test.each([
    ['en', 'There are 50 000 trees.', '0 000'],
    ['en', "It's a forest.", "'"],
    ['fr', 'Nous plantons : 50 arbres.', ' :'],
    ['fr', 'Ce sont « des arbres\u00a0».', '« '],
    ['fr', 'Il y a 50,000 arbres.', '0,000'],
    ['ln', 'Banzete 50 000.', '0 000'],
    ['sw', 'Miti 50,000.', '0,000'],
    ['sw', 'Miti milioni 1.5.', 'milioni 1.5'],
  ])('[LANG-08] with marks of another language are found: in %s "%s"', async (lang, text, mark) => {
    const { found, wrong } = await checkStory({ [lang]: text });
    expect(found).toEqual([wrong(`${lang} has "${mark}", which is not the spelling of this language`)]);
  });

  test('[LANG-08] in Lingala with open vowels or tones are found, except in names', async () => {
    const name = await checkStory({ en: 'Grâce Mfano planted a tree.', ln: 'Grâce Mfano alonaki nzete.' });
    expect(name.found).toEqual([]);
    const { found, wrong } = await checkStory({ ln: 'Nzɛtɛ ezali.' });
    expect(found).toEqual([wrong('ln has "Nzɛtɛ", which is not in everyday spelling')]);
  });

  test('[API-01, LANG-08] that are left in another language are found', async () => {
    const text = 'A forest of trees.';
    const { found, wrong } = await checkStory({ en: text, sw: text });
    expect(found).toEqual([wrong('sw is the text of en')]);
  });
});

describe('drawn pictures', () => {
  const words = { en: 'Water.', fr: 'Eau.', ln: 'Mai.', sw: 'Maji.' };
  const beginnings = { en: 'Illustration: ', fr: 'Illustration\u00a0: ', ln: 'Elilingi ya koyema: ', sw: 'Mchoro: ' };

  test.each([
    ['stories.json', 'image'],
    ['photos/other.json', 'src'],
  ])('[LANG-08, GAL-01] of %s say in every language that they are illustrations', async (file, field) => {
    const { edit, invalid, check } = copy();
    edit<Entry[]>(file, ([first]) => {
      expect(first).toHaveProperty(field);
      Object.assign(first ?? {}, { alt: words });
    });
    const wanted = languages.map((lang) => invalid(file, `/0/alt/${lang} must begin with "${beginnings[lang]}"`));
    expect(await check()).toEqual(expect.arrayContaining(wanted));
  });

  test('have one description, in whatever file they are shown', async () => {
    const { edit, check } = copy();
    const [{ src, alt } = { src: '', alt: words }] = readContentFile<{ images: { src: string; alt: Texts }[] }>(
      'hero.json',
    ).images;
    const other = { ...alt, en: `${alt.en} Again.` };
    edit<{ heroImage: object }>('about.json', (about) => Object.assign(about, { heroImage: { src, alt: other } }));
    const [first, second] = ['about.json', 'hero.json'];
    expect(await check()).toContain(`The picture ${src} has one alt in ${first} and another in ${second}.`);
  });
});

describe('lists of photos', () => {
  type PhotoList = { id: number; src: string; category: unknown }[];

  test('[IMPACT-03] photos.json has the ids 1 to 29: one that is missing and one that is beyond are named', async () => {
    const { edit, invalid, check } = copy();
    edit<PhotoList>('photos.json', (photos) => Object.assign(photos.find(({ id }) => id === 29) ?? {}, { id: 999 }));
    expect(await check()).toEqual(
      expect.arrayContaining([
        invalid('photos.json', 'it has no photo 29, of the ids 1 to 29'),
        invalid('photos.json', '/28/id is 999, which is not one of the ids 1 to 29'),
      ]),
    );
  });

  test.each([
    ['photos/tree-planting.json', 21, '1 to 20'],
    ['photos/climate-gallery-preview.json', 25, '1 to 20'],
    ['photos/community-philanthropy.json', 20, '21 to 29'],
  ])('[GAL-01, MITI-01] %s shows only trees, or only the community', async (file, id, range) => {
    const { edit, invalid, check } = copy();
    edit<PhotoList>(file, ([first]) => Object.assign(first ?? {}, { id }));
    expect(await check()).toContain(invalid(file, `/0/id is ${id}, which is not one of the ids ${range}`));
  });

  test('[CGAL-01] the community gallery has a photo for each filter', async () => {
    const { edit, invalid, check } = copy();
    edit<PhotoList>('photos/community-gallery.json', (photos) => {
      for (const photo of photos) if (photo.category === 'training') photo.category = 'activities';
    });
    expect(await check()).toEqual([
      invalid('photos/community-gallery.json', 'it has no photo in the category training'),
    ]);
  });

  test('[IMPACT-03, GAL-01, CGAL-01] two photos never share a picture', async () => {
    const { edit, check } = copy();
    const [tree] = readContentFile<PhotoList>('photos.json');
    const [well] = readContentFile<PhotoList>('photos/borehole.json');
    edit<PhotoList>('photos/borehole.json', ([first]) => Object.assign(first ?? {}, { src: tree?.src }));
    const [first, second] = ['photos.json', 'photos/borehole.json'];
    expect(await check()).toContain(
      `The picture ${tree?.src} is photo ${tree?.id} in ${first} and photo ${well?.id} in ${second}.`,
    );
  });
});

describe('reports.json', () => {
  test('[REP-01] has the newest first: one that is newer than the one before it is named', async () => {
    const { edit, invalid, check } = copy();
    edit<Entry[]>('reports.json', (list) => list.splice(0, 2, ...list.slice(0, 2).toReversed()));
    expect(await check()).toEqual([
      invalid('reports.json', '/1/date is later than that of the previous report: the newest must come first'),
    ]);
  });
});

describe('stories.json', () => {
  test.each([
    [
      'a page and a gallery',
      { onClick: '/data' },
      ['must open a page (onClick) or a gallery (hasGallery), and not both'],
    ],
    [
      'a gallery without saying which',
      { galleryType: null },
      ['must have a galleryType if and only if it has a gallery'],
    ],
    [
      'nothing',
      { hasGallery: false, galleryType: null },
      ['must open a page (onClick) or a gallery (hasGallery), and not both'],
    ],
  ])('[IMPACT-02] a card that opens %s is found', async (_, to, what) => {
    const { edit, invalid, check } = copy();
    let index = -1;
    edit<{ hasGallery: boolean }[]>('stories.json', (list) => {
      index = list.findIndex(({ hasGallery }) => hasGallery);
      Object.assign(list[index] ?? {}, to);
    });
    expect(await check()).toEqual(what.map((text) => invalid('stories.json', `/${index} ${text}`)));
  });

  test('[IMPACT-03] a gallery has one card', async () => {
    const { edit, check } = copy();
    edit<{ galleryType: string | null }[]>('stories.json', (list) => {
      for (const story of list) if (story.galleryType) story.galleryType = 'trees';
    });
    expect(await check()).toEqual([
      expect.stringMatching(/stories\.json .*\/\d opens the gallery trees, which another story opens\.$/),
    ]);
  });
});

test('[TEAM-01] the initials of a person are those of the name', async () => {
  const { edit, invalid, check } = copy();
  edit<Entry[]>('team.json', ([first]) => Object.assign(first ?? {}, { name: 'Ada wa Ilunga', initials: 'AW' }));
  expect(await check()).toEqual([invalid('team.json', '/0/initials is AW, but those of Ada wa Ilunga are AI')]);
});

test('[DON-01] a way of giving that holds a sample tells donors so, in every language', async () => {
  const { edit, invalid, check } = copy();
  const description = { en: 'Send it here.', fr: 'Envoyez ici.', ln: 'Tinda awa.', sw: 'Tuma hapa.' };
  edit<Entry[]>('donation-methods.json', ([first]) => Object.assign(first ?? {}, { description }));
  const found = (await check()).map((text) => text.replace(/ while its details contain the sample .*/, ''));
  const said: Texts = {
    en: 'do not send money',
    fr: 'n’y envoyez pas d’argent',
    ln: 'kotinda mbongo te',
    sw: 'usitume pesa',
  };
  const notices = languages.map((lang) => `${lang} must say "${said[lang]}"`);
  expect(found).toEqual(notices.map((what) => invalid('donation-methods.json', `/0/description/${what}`).slice(0, -1)));
});

describe('links within the site', () => {
  const pages = [
    ...['/', '/about', '/impact', '/data', '/partners', '/volunteers', '/gallery', '/donate', '/wildlife', '/help'],
    ...['/climate-mitigation', '/community-empowerment', '/digital-literacy', '/responsible-minerals'],
    ...['community-understanding', 'community-voice', 'ethical-sourcing'].map(
      (page) => `/responsible-minerals/${page}`,
    ),
    ...['/biodiversity', '/our-story', '/partnerships', '/privacy-policy', '/reports', '/team'],
  ];

  test('[NAV-02, IMPACT-02, EMPOW-01, EMPOW-02] lead to pages or files of the built site, or are named', async () => {
    const { edit, invalid, check } = copy();
    expect(await check(builtSite(pages))).toEqual([]);
    const lead = (entry: object | undefined, to: Entry) => Object.assign(entry ?? {}, to);
    edit<{ nav_links: object[] }>('navigation.json', ({ nav_links: [first] }) => lead(first, { href: '/partner' }));
    edit<{ onClick: string | null }[]>('stories.json', (list) =>
      lead(
        list.find(({ onClick }) => onClick),
        { onClick: '/galery' },
      ),
    );
    edit<object[]>('community-programs.json', ([first]) => lead(first, { href: '/donate/' }));
    edit<Entry>('settings.json', (settings) => lead(settings, { logo_url: '/mark.svg' }));
    const at = readContentFile<{ onClick: string | null }[]>('stories.json').findIndex(({ onClick }) => onClick);
    const nowhere = (file: string, place: string, path: string) =>
      invalid(file, `${place} leads to ${path}, which is neither a page nor a file of the site`);
    expect(new Set(await check(builtSite(pages)))).toEqual(
      new Set([
        nowhere('navigation.json', '/nav_links/0/href', '/partner'),
        nowhere('stories.json', `/${at}/onClick`, '/galery'),
        nowhere('community-programs.json', '/0/href', '/donate/'),
        nowhere('settings.json', '/logo_url', '/mark.svg'),
      ]),
    );
  });

  test('[NAV-02] are not checked while the site has not been built', async () => {
    const { edit, check } = copy();
    edit<{ nav_links: object[] }>('navigation.json', ({ nav_links: [first] }) =>
      Object.assign(first ?? {}, { href: '/partner' }),
    );
    expect(await check()).toEqual([]);
  });
});

describe('figures that are in two files', () => {
  type Figures = Record<string, number>;
  const metrics = readContentFile<Figures>('impact-metrics.json');

  test.each(['totalReports', 'published', 'inProgress'])(
    '[IMPACT-01, REP-01] %s is as many as there are reports',
    async (figure) => {
      const { edit, invalid, check } = copy();
      const right = metrics[figure] ?? 0;
      edit<Figures>('impact-metrics.json', (figures) => Object.assign(figures, { [figure]: right + 1 }));
      expect(await check()).toEqual([
        invalid('impact-metrics.json', `/${figure} is ${right + 1}, but reports.json has ${right}`),
      ]);
    },
  );

  test('[IMPACT-01, HOME-05, ABOUT-01] the trees are as many in the hero and in the journey', async () => {
    const { edit, invalid, check } = copy();
    edit<{ stats: Figures }>('hero.json', ({ stats }) => Object.assign(stats, { trees: 7 }));
    edit<{ figures: Figures }>('about.json', ({ figures }) => Object.assign(figures, { innovationTrees: 8 }));
    const treesPlanted = (file: string, trees: number) =>
      invalid('impact-metrics.json', `/treesPlanted is ${metrics.treesPlanted}, but ${file} has ${trees}`);
    expect(await check()).toEqual([treesPlanted('hero.json', 7), treesPlanted('about.json', 8)]);
  });

  test('[HOME-05, IMPACT-01] the figures of the hero are of the day of the trees', async () => {
    const { edit, invalid, check } = copy();
    edit<{ asOf: object }>('impact-metrics.json', ({ asOf }) => Object.assign(asOf, { treesPlanted: '2025-12-24' }));
    expect(await check()).toEqual([
      invalid('hero.json', '/stats/asOf is 2025-11-30, but the trees were counted on 2025-12-24'),
    ]);
  });
});

describe('wallets', () => {
  async function checkWallet(address: string) {
    const { edit, invalid, check } = copy();
    edit<Entry[]>('crypto-addresses.json', ([wallet]) => Object.assign(wallet ?? {}, { address }));
    const wrong = '/0/address is not a Bitcoin address: its checksum is wrong. Copy it from the wallet again';
    return { found: await check(), wrong: [invalid('crypto-addresses.json', wrong)] };
  }

  // Examples of BIP 173, BIP 350 and the Bitcoin wiki.
  test.each([
    '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa',
    '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0',
  ])('[DON-01] the Bitcoin address %s is taken', async (address) => {
    expect((await checkWallet(address)).found).toEqual([]);
  });

  test.each([
    ['a letter of another', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
    ['a letter of another', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    ['two letters in turn', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv83ft4'],
    ['small and large letters', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8F3T4'],
    ['the checksum of another version', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
    ['the address of another currency', '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'],
  ])('[DON-01] an address with %s is found: %s', async (_, address) => {
    const { found, wrong } = await checkWallet(address);
    expect(found).toEqual(wrong);
  });
});
