/** Cyrillic, Greek, Armenian, small capitals and digits that look like a Latin letter. */
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

/** No case, accents, spaces or punctuation, and one letter for all look-alikes. */
function appearanceOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  return [...plain]
    .map((sign) => lookAlikes.get(sign) ?? sign)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** In the four languages, in either order. */
const foundationNames = [
  'Nzete Foundation',
  'Foundation Nzete',
  'Fondation Nzete',
  'Nzete Fondation',
  'Taasisi ya Nzete',
];
const foundationAppearances = foundationNames.map(appearanceOf);

/** "Nzete" is Lingala for tree. Alone, or with one of these words, it is the foundation's. */
const neutralWords = [
  'the la le team staff office official admin administrator board news org ngo',
  'équipe bureau officiel administration asbl ong ekipe timu shirika rdc drc congo',
]
  .flatMap((line) => line.split(' '))
  .map(appearanceOf);
const foundationPattern = new RegExp(`^(?:${neutralWords.join('|')})?nzete(?:${neutralWords.join('|')})*$`);

/** Whether a name is the foundation's or looks like it: visitors may not post under it. */
export function isReservedName(name: string): boolean {
  const appearance = appearanceOf(name);
  return foundationPattern.test(appearance) || foundationAppearances.some((one) => appearance.includes(one));
}
