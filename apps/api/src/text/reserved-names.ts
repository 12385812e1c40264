/** Signs that look like a Latin letter: of Cyrillic, Greek, Armenian and small capitals, and digits that are used for letters. */
const lookAlikes = new Map(
  Object.entries({
    a: 'аαɑᴀ4@',
    b: 'вβʙ8',
    c: 'сᴄϲ',
    d: 'ԁᴅ',
    e: 'еεєᴇ3ɛ',
    f: 'ғꜰ',
    g: 'ɢ',
    h: 'һнʜ',
    i: 'іιӏılɪʟ1|!',
    j: 'ј',
    k: 'кκ',
    m: 'мᴍ',
    n: 'ոνᴎɴпŋ',
    o: 'оοօσᴏ0ɔø',
    p: 'рρ',
    q: 'ԛ',
    r: 'гʀ',
    s: 'ѕꜱ5$',
    t: 'тτᴛ7ŧ',
    u: 'υսᴜμ',
    w: 'ѡԝᴡ',
    x: 'хχ',
    y: 'уγʏ',
    z: 'ζᴢ2зƶ',
  }).flatMap(([letter, signs]) => [...signs].map((sign): [string, string] => [sign, letter])),
);

/** What a name looks like: without case, accents, spaces and marks, and with one letter for all that look like it. */
function looksOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  return [...plain]
    .map((sign) => lookAlikes.get(sign) ?? sign)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** In the four languages, and in the order of either. */
const foundationNames = [
  'Nzete Foundation',
  'Foundation Nzete',
  'Fondation Nzete',
  'Nzete Fondation',
  'Taasisi ya Nzete',
];
const foundation = foundationNames.map(looksOf);

/** "Nzete" is the Lingala word for a tree, and may be part of another's name: alone, or with one of these, it is ours. */
const company = [
  ...[
    'the',
    'la',
    'le',
    'team',
    'staff',
    'office',
    'official',
    'admin',
    'administrator',
    'board',
    'news',
    'org',
    'ngo',
  ],
  ...[
    'équipe',
    'bureau',
    'officiel',
    'administration',
    'asbl',
    'ong',
    'ekipe',
    'timu',
    'shirika',
    'rdc',
    'drc',
    'congo',
  ],
].map(looksOf);
const ours = new RegExp(`^(?:${company.join('|')})?nzete(?:${company.join('|')})*$`);

/** Whether a name is one of the foundation's own, or looks like one: a visitor's post must not be taken for ours. */
export function isReservedName(name: string): boolean {
  const looks = looksOf(name);
  return ours.test(looks) || foundation.some((one) => looks.includes(one));
}
