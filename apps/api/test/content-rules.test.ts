import { describe, expect, test } from 'vitest';
import { repositoryProblems } from '../../../tooling/content/check.ts';
import { readContentFiles } from '../src/content-files/files.ts';
import { languages, type Texts } from '../src/text/languages.ts';
import { openMethod, openWallet } from './support/donations.ts';
import { copyOfContent, readContentFile, sharedPictures } from './support/folders.ts';
import { builtSite } from './support/site.ts';

type Entry = Record<string, unknown>;

/** A copy of the content with functions to change and check it. */
function copy() {
  const { folder, change, edit } = copyOfContent();
  const invalid = (file: string, what: string) => `The content file ${file} is not valid: ${what}.`;
  const check = (siteDir = '/nowhere') =>
    readContentFiles(folder).then((files) =>
      repositoryProblems(files, { contentDir: folder, picturesDir: sharedPictures(), siteDir }),
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
    ['crypto-addresses.json', 'name'],
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
    const { edit, invalid, check } = copy();
    const [{ src, alt } = { src: '', alt: words }] = readContentFile<{ images: { src: string; alt: Texts }[] }>(
      'hero.json',
    ).images;
    const other = { ...alt, en: `${alt.en} Again.` };
    edit<{ heroImage: object }>('about.json', (about) => Object.assign(about, { heroImage: { src, alt: other } }));
    expect(await check()).toEqual(
      expect.arrayContaining([
        invalid('about.json', `/heroImage/alt of the picture ${src} is another in hero.json`),
        invalid('hero.json', `/images/0/alt of the picture ${src} is another in about.json`),
      ]),
    );
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
    const { edit, invalid, check } = copy();
    const [tree] = readContentFile<PhotoList>('photos.json');
    const [well] = readContentFile<PhotoList>('photos/borehole.json');
    edit<PhotoList>('photos/borehole.json', ([first]) => Object.assign(first ?? {}, { src: tree?.src }));
    expect(await check()).toEqual(
      expect.arrayContaining([
        invalid('photos.json', `/0/src is photo ${well?.id} in photos/borehole.json`),
        invalid('photos/borehole.json', `/0/src is photo ${tree?.id} in photos.json`),
      ]),
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
      expect.stringMatching(/stories\.json .*\/\d\/galleryType opens the gallery trees, which another story opens\.$/),
    ]);
  });
});

test('[TEAM-01] the initials of a person are those of the name', async () => {
  const { edit, invalid, check } = copy();
  edit<Entry[]>('team.json', ([first]) => Object.assign(first ?? {}, { name: 'Ada wa Ilunga', initials: 'AW' }));
  expect(await check()).toEqual([invalid('team.json', '/0/initials is AW, but those of Ada wa Ilunga are AI')]);
});

describe('donation methods', () => {
  const methods = 'donation-methods.json';
  const wallets = 'crypto-addresses.json';

  test('[DON-02] may be open beside samples', async () => {
    const { edit, check } = copy();
    openMethod(edit, 'mobile-money');
    openWallet(edit, 1);
    expect(await check()).toEqual([]);
  });

  test('[DON-02] are either samples or open', async () => {
    const { edit, invalid, check } = copy();
    edit<Entry[]>(methods, ([first]) => Object.assign(first ?? {}, { open: true }));
    edit<Entry[]>(wallets, ([first]) => Object.assign(first ?? {}, { sample: false }));
    const what = 'must be either "sample": true or, if gifts arrive there, "open": true';
    expect(await check()).toEqual(
      expect.arrayContaining([invalid(methods, `/0 ${what}`), invalid(wallets, `/0 ${what}`)]),
    );
  });

  test('[DON-02] as samples name no account, and say in every language that nothing may be sent', async () => {
    const { edit, invalid, check } = copy();
    const address = { en: 'Sample', fr: 'Exemple', ln: 'Ndakisa', sw: 'Mfano' };
    edit<Entry[]>(wallets, ([first, second]) => {
      Object.assign(first ?? {}, { address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq' });
      Object.assign(second ?? {}, { address });
    });
    const said: Texts = {
      en: 'send nothing',
      fr: 'n’envoyez rien',
      ln: 'kotinda eloko te',
      sw: 'usitume chochote',
    };
    expect(await check()).toEqual([
      invalid(wallets, '/0/address must be a text by language while it is a sample, not the value of an account'),
      ...languages.map((lang) => invalid(wallets, `/1/address/${lang} must say "${said[lang]}" while it is a sample`)),
    ]);
  });

  test('[DON-02] that are open hold no sample', async () => {
    const { edit, invalid, check } = copy();
    openMethod(edit, 'paypal', ({ details: [detail] }) =>
      Object.assign(detail ?? {}, { value: 'gifts@nzete.example' }),
    );
    openWallet(edit, 0, (wallet) => Object.assign(wallet, { address: { en: 'a', fr: 'b', ln: 'c', sw: 'd' } }));
    expect(await check()).toEqual([
      invalid(methods, '/1/details/0/value is open with the sample gifts@nzete.example'),
      invalid(wallets, '/0/address must be one value for every language once it is open'),
    ]);
  });

  test.each([
    ['bank-transfer', 0, 'account'],
    ['paypal', 1, 'email'],
    ['mobile-money', 2, 'phone'],
  ])('[DON-02] %s opens only with what a donor needs', async (id, index, kind) => {
    const { edit, invalid, check } = copy();
    openMethod(edit, id, ({ details }) => {
      for (const detail of details) if (detail.kind === kind) delete detail.kind;
    });
    const what = `must have a detail of the kind "${kind}" once it is open`;
    expect(await check()).toEqual([invalid(methods, `/${index}/details ${what}`)]);
  });

  const account = 'an account number: an IBAN with its checksum, or 8 to 30 digits';
  const phone = 'a phone number with its country, such as +243 8…';
  test.each([
    ['bank-transfer', 'account', 'GB82 WEST 1234 5698 7654 33', account],
    ['bank-transfer', 'account', '00000000000', account],
    ['bank-transfer', 'account', '1234', account],
    ['bank-transfer', 'bic', 'WESTGB', 'a SWIFT code of 8 or 11 characters'],
    ['paypal', 'email', 'gifts@nzete', 'an e-mail address'],
    ['mobile-money', 'phone', '0810 000 011', phone],
  ])('[DON-02] the %s does not open with the %s %s', async (id, kind, value, name) => {
    const { edit, check } = copy();
    openMethod(edit, id, ({ details }) => Object.assign(details.find((one) => one.kind === kind) ?? {}, { value }));
    expect(await check()).toEqual([expect.stringMatching(`/value is not ${name.replaceAll('+', '\\+')}\\.$`)]);
  });

  test('[DON-02] an account number of a bank without IBAN has digits only', async () => {
    const { edit, check } = copy();
    openMethod(edit, 'bank-transfer', ({ details }) =>
      Object.assign(details.find(({ kind }) => kind === 'account') ?? {}, { value: '00011-05010-01234567890-12' }),
    );
    expect(await check()).toEqual([]);
  });
});

test('[FOOT-03] profiles with the names of examples are marked as samples', async () => {
  const { edit, invalid, check } = copy();
  edit<Entry>('social_media_links.json', (file) => {
    for (const network of ['facebook', 'instagram', 'twitter']) delete file[network];
    delete file.sample;
  });
  const url = 'https://www.tiktok.com/@nzete.example';
  expect(await check()).toEqual([
    invalid('social_media_links.json', `/tiktok is ${url}, so the file must say "sample": true`),
  ]);
});

describe('links within the site', () => {
  const pages = [
    ...['/', '/about', '/impact', '/data', '/partners', '/volunteers', '/gallery', '/donate', '/wildlife', '/help'],
    '/events',
    ...['/climate-mitigation', '/community-empowerment', '/digital-literacy', '/responsible-minerals'],
    '/financial-education',
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
        invalid('reports.json', `it has ${right}, but ${figure} in impact-metrics.json is ${right + 1}`),
      ]);
    },
  );

  test('[IMPACT-01, HOME-05, ABOUT-01] the trees are as many in the hero and in the journey', async () => {
    const { edit, invalid, check } = copy();
    edit<{ stats: Figures }>('hero.json', ({ stats }) => Object.assign(stats, { trees: 7 }));
    edit<{ figures: Figures }>('about.json', ({ figures }) => Object.assign(figures, { innovationTrees: 8 }));
    const { treesPlanted } = metrics;
    const bothSides = (file: string, place: string, trees: number) => [
      invalid('impact-metrics.json', `/treesPlanted is ${treesPlanted}, but ${file} has ${trees}`),
      invalid(file, `${place} has ${trees}, but treesPlanted in impact-metrics.json is ${treesPlanted}`),
    ];
    expect(await check()).toEqual([
      ...bothSides('hero.json', '/stats/trees', 7),
      ...bothSides('about.json', '/figures/innovationTrees', 8),
    ]);
  });

  test('[HOME-05, IMPACT-01] the figures of the hero are of the day of the trees', async () => {
    const { edit, invalid, check } = copy();
    edit<{ asOf: object }>('impact-metrics.json', ({ asOf }) => Object.assign(asOf, { treesPlanted: '2025-12-24' }));
    expect(await check()).toEqual([
      invalid('hero.json', '/stats/asOf is 2025-11-30, but the trees were counted on 2025-12-24'),
      invalid(
        'impact-metrics.json',
        '/asOf/treesPlanted is 2025-12-24, but hero.json says that the trees are of 2025-11-30',
      ),
    ]);
  });
});

describe('open wallets', () => {
  async function checkWallet(address: string, name = 'Bitcoin (BTC)', network = 'Bitcoin') {
    const { edit, invalid, check } = copy();
    openWallet(edit, 0, (wallet) => Object.assign(wallet, { name, address }));
    const wrong = `/0/address is not a ${network} address: its checksum is wrong. Copy it from the wallet again`;
    return { found: await check(), wrong: [invalid('crypto-addresses.json', wrong)] };
  }

  // Examples of BIP 173, BIP 350, the Bitcoin wiki, ERC-55, and the contract of USDT.
  test.each([
    ['Bitcoin (BTC)', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['Bitcoin (BTC)', '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy'],
    ['Bitcoin (BTC)', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['Bitcoin (BTC)', 'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4'],
    ['Bitcoin (BTC)', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0'],
    ['Ether (ETH)', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    ['Tether (USDT, ERC-20)', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'],
    ['USD (USDT, TRC-20)', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ])('[DON-02] %s takes the address %s', async (name, address) => {
    expect((await checkWallet(address, name)).found).toEqual([]);
  });

  const bitcoin = ['Bitcoin (BTC)', 'Bitcoin'] as const;
  const ether = ['Ether (ETH)', 'Ethereum'] as const;
  const tron = ['USD (USDT, TRC-20)', 'Tron'] as const;
  test.each([
    [...bitcoin, 'a letter of another', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb'],
    [...bitcoin, 'a letter of another', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t5'],
    [...bitcoin, 'two letters in turn', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv83ft4'],
    [...bitcoin, 'small and large letters', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8F3T4'],
    [...bitcoin, 'the checksum of another version', 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd'],
    [...bitcoin, 'the address of another currency', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    [...ether, 'a digit of another', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee'],
    [...ether, 'small letters only, which have no checksum', '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed'],
    [...ether, 'a digit too few', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAe'],
    [...tron, 'a letter of another', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6u'],
    [...tron, 'the address of another currency', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ])('[DON-02] %s (%s): an address with %s is found: %s', async (name, network, _, address) => {
    const { found, wrong } = await checkWallet(address, name, network);
    expect(found).toEqual(wrong);
  });

  test('[DON-02] on a network whose addresses cannot be checked are refused', async () => {
    const { found } = await checkWallet('4AdUndXHHZ6cfufTMvppY6JwXNouMBzSkbLYfpAV5Usx', 'Monero (XMR)');
    expect(found).toEqual([
      expect.stringContaining('/0/address cannot be checked: the name must end with its network'),
    ]);
  });
});
