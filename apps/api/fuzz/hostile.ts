import fc, { type Arbitrary } from 'fast-check';

/** JSON text that JSON.stringify would never write. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** JSON.stringify that writes {@link RawJson} unchanged. */
export function toJson(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  if (Array.isArray(value)) return `[${value.map(toJson).join(',')}]`;
  if (value && typeof value === 'object') {
    return `{${Object.entries(value)
      .map(([key, child]) => `${JSON.stringify(key)}:${toJson(child)}`)
      .join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

/** Any code point that XML, PostgreSQL, mail or a spreadsheet cannot carry, inside a text. */
const unshowable = fc
  .oneof(
    fc.integer({ min: 0, max: 0x1f }),
    fc.integer({ min: 0x7f, max: 0x9f }),
    fc.integer({ min: 0xd800, max: 0xdfff }),
    fc.integer({ min: 0xfdd0, max: 0xfdef }),
    fc
      .tuple(fc.integer({ min: 0, max: 16 }), fc.constantFrom(0xfffe, 0xffff))
      .map(([plane, end]) => plane * 65_536 + end),
  )
  .map((code) => `Ada ${String.fromCodePoint(code)} Mbo`);

/** What spreadsheets would calculate, in every spelling of its first character. */
const formulas = fc
  .tuple(fc.constantFrom('', ' ', '\t', "'", '\ufeff'), fc.constantFrom('=', '+', '-', '@', '＝', '＋', '－', '＠'))
  .map(([before, sign]) => `${before}${sign}1+cmd|' /C calc'!A0;,"`);

/** Cannot be seen, or only as an empty place: of every kind that a name is freed from, or may keep inside. */
const invisible = fc.constantFrom(
  ...['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u034f', '\u115f', '\u3164', '\u2800', '\ufe0f'],
  ...['\u00a0', '\u1680', '\u2009', '\u202f', '\u3000', '\u2028', '\u0085', '\u{e0041}', '\u061c', '\u180e'],
);

/** One name as it may be typed, pasted or mistaken for another. */
const spelledNames = fc
  .tuple(invisible, fc.constantFrom('Ada Mbo', 'ADA MBO', 'Ａｄａ', 'A\u0301da', 'ﬁdèle', 'аda', ''))
  .map(([mark, name]) => `${mark}${name.slice(0, 2)}${mark}${name.slice(2)}${mark}`);

/** Numbers as they are pasted from contacts, with spaces, hyphens and invisible marks of any kind. */
const phones = fc
  .tuple(
    fc.constantFrom(
      ...['0813189162', '+243813189162', '00243813189162', '+242055123456', '12345', '+2430813189162'],
      ...['＋２４３８１３１８９１６２', '٠٨١٣١٨٩١٦٢', 'tel:+243813189162', '+243813189162;ext=5', '081318916O'],
    ),
    fc.constantFrom(
      '\u202a',
      '\u202c',
      '\u200e',
      '\u00a0',
      '\u2011',
      '\u2013',
      '\u2066',
      '\u2069',
      '(0)',
      ' ',
      '.',
      '/',
      '-',
    ),
  )
  .map(([number, mark]) => `${mark}${number.slice(0, 4)}${mark}${number.slice(4)}`);

/** Names of files and people in other scripts and directions. */
const names = fc.constantFrom(
  '\u202efdp.exe',
  'rapport\u202efdp.pdf',
  '\u200f\u202bتقرير.pdf\u202c',
  '\u2067ملف\u2069.PDF',
  'e\u0301te\u0301 .pdf. ',
  'a/b\\c:d*?"<>|.pdf',
  'CON.pdf',
  '.pdf',
  'مريم إيلونغا',
  '王小明',
  'ሰላም',
  'Ɛ́kɔ́lɔ',
  'a\tb.pdf',
  `${'x'.repeat(400)}.pdf`,
);

/** Texts of people, which forms take: what is stored of them must break nothing. */
export const oddTexts = fc.oneof(formulas, spelledNames, phones, names);

const constants = fc.constantFrom(
  '',
  ' ',
  '0',
  '-0',
  '-1',
  '1.5',
  '1e309',
  'Infinity',
  'NaN',
  '99999999999999999999',
  '0x10',
  'null',
  'true',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '%2e%2e%2f',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00x',
  '\u202e',
  '\ufeff',
  "' OR 1=1 --",
  '"; DROP TABLE account; --',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '[ ( * + ?',
  '%',
  '_',
  '\\',
  'a'.repeat(3_000),
  '🌳'.repeat(200),
  '2025-02-30',
  '9999-99-99T99:99:99Z',
);

/** Texts that have broken servers. */
export const hostileTexts = fc.oneof(
  { weight: 4, arbitrary: constants },
  { weight: 1, arbitrary: unshowable },
  { weight: 4, arbitrary: oddTexts },
);

const rawNumbers = fc
  .constantFrom('1e309', '-1e309', '-0', '1e-400', '99999999999999999999999', '0.1e1', '1E400', '9007199254740993')
  .map((text) => new RawJson(text));

/** Values of wrong types, or out of bounds. */
export const hostileValues: Arbitrary<unknown> = fc.oneof(
  hostileTexts,
  rawNumbers,
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 2 ** 53, [], {}, [[]], [null], { $ne: '' }),
  fc.constant(new RawJson('{"__proto__":{"admin":true}}')),
  fc.constant(new RawJson('{"\\u005f_proto__":{"admin":true}}')),
  fc.constant(new RawJson('"\\ud800"')),
  fc.constant(new RawJson('"\\u0000"')),
  fc.constant(new RawJson('['.repeat(200) + ']'.repeat(200))),
);

/** Bodies that are no JSON, or not an object. */
export const hostileBodies = fc.constantFrom(
  '',
  ' ',
  '{',
  '{"a":',
  '[1,]',
  'NaN',
  'Infinity',
  "{'a':1}",
  'null',
  '[]',
  '0',
  '"text"',
  'true',
  '{}',
  '{"__proto__":null}',
  '{"constructor":{"prototype":{}}}',
  '\u0000',
  '\ufeff{}',
  '[['.repeat(5_000),
  `{"a":"${'a'.repeat(70_000)}"}`,
  `{${Array.from({ length: 1_500 }, (_, index) => `"k${index}":1`).join(',')}}`,
  'a=1&a=2&__proto__=3',
  'username=%00&password=%zz',
  '<x/>',
);

/** Content types that a call may not take, or may take by mistake. */
export const hostileTypes = fc.constantFrom(
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/jsonx',
  'application/json; charset=utf-16',
  'application/json, text/plain',
  'application/merge-patch+json',
  'nonsense',
  '',
);

/** Undeclared keys. */
export const hostileKeys = fc.constantFrom(
  'admin',
  '__proto__',
  'constructor',
  'toString',
  '',
  ' ',
  'a.b',
  'lang[]',
  '\u0000',
);
