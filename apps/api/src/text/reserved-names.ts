/** Cyrillic, Greek, Armenian, Lisu, Cherokee, small capitals and digits that look like a Latin letter. */
const lookAlikes = new Map(
  Object.entries({
    a: 'аαɑᴀ4@ꓮᎪ',
    b: 'вβʙ8ꓐᏏᏮᏴ',
    c: 'сᴄϲꓚᏟ',
    d: 'ԁᴅꓓᎠᏧ',
    e: 'еεєᴇ3ɛꓰᎬ',
    f: 'ғꜰꓝ',
    g: 'ɢꓖᏀᏳ',
    h: 'һнʜꓧᎻᏂ',
    i: 'іιӏılɪʟ1|!ꓡꓲᎥᏞ',
    j: 'јꓙᎫ',
    k: 'кκꓗᏦ',
    m: 'мᴍꓟᎷ',
    n: 'ոνᴎɴпŋꓠ',
    o: 'оοօσᴏ0ɔøꓳ',
    p: 'рρꓑᏢ',
    q: 'ԛ',
    r: 'гʀꓣᎡᏒ',
    s: 'ѕꜱ5$ꓢᏕᏚ',
    t: 'тτᴛ7ŧꓔᎢ',
    u: 'υսᴜμꓴ',
    v: 'ꓦᏙ',
    w: 'ѡԝᴡꓪᎳᏔ',
    x: 'хχꓫ',
    y: 'уγʏꓬᎩᎽ',
    z: 'ζᴢ2зƶꓜᏃ',
  }).flatMap(([letter, signs]) => [...signs].map((sign): [string, string] => [sign.toLowerCase(), letter])),
);

/** Letters in circles, in squares and of flags, which Unicode does not take for the letters: where each row begins. */
const drawnLetters = [0x1f150, 0x1f170, 0x1f1e6];

function letterOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = drawnLetters.find((row) => code >= row && code < row + 26);
  const letter = first === undefined ? sign : String.fromCharCode(97 + code - first);
  return lookAlikes.get(letter) ?? letter;
}

/** No case, accents, spaces or punctuation, and one letter for all look-alikes. */
function appearanceOf(name: string): string {
  const plain = name.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  return [...plain]
    .map(letterOf)
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
