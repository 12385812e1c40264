import { PART } from './setAside.ts';
import type { TypingTable } from './tables.ts';

/** A pattern and its replacement. The order of rules matters: quotation marks come before spaces. */
export type Rule = readonly [search: RegExp, replace: (match: string, ...groups: string[]) => string];

const GAP = '[ \\u00a0\\u202f]';
/** What may stand before an opening mark. */
const BEFORE = `(?<=^|[\\s([{«“‘’'\\-–—/${PART}]|[dlnmtscjqu]['’])`;
const AFTER = `(?![\\p{L}\\p{M}\\p{N}])`;

const to = (text: string) => () => text;

const pairs = (mark: string, [open, close]: TypingTable['quotes'], inside = `[^${mark}\\n]`): Rule => [
  new RegExp(`${BEFORE}(?<!\\d)${mark}${GAP}*(?=[^\\s${mark}])(${inside}*?[^\\s${mark}])${GAP}*${mark}${AFTER}`, 'gmu'),
  (_, text = '') => `${open}${text}${close}`,
];

/** In every language. */
const ends: readonly Rule[] = [
  [/ +(?=\n)/g, to('')],
  // Not of four dots or more, nor in a path.
  [/(?<![./\\])\.\.\.(?![./\\])/g, to('…')],
];

const apostrophes: readonly Rule[] = [
  // Also what a keyboard has beside the apostrophe, and the wrong mark of a word processor.
  [new RegExp(`(?<=\\p{L})['´\`‘′](?=[\\p{L}${PART}«“"])`, 'gu'), to('’')],
  pairs("'", ['‘', '’'], "(?:[^'\\n]|(?<=\\p{L})'(?=\\p{L}))"),
  [new RegExp(`(?<=[\\p{L}\\p{M}\\d${PART}]|[.!?…,])'(?=[\\s\\p{P}]|$)(?<!\\d')|(?<=\\p{L})'`, 'gmu'), to('’')],
  [/(?<=^|[\s(«“])'(?=\d\ds?(?!\p{N}))/gmu, to('’')],
];

const dashes: readonly Rule[] = [
  [/(?<=[\p{L}\p{M}])--(?=[\p{L}\p{M}])/gu, to('—')],
  [/(?<=\S) ---? (?=\S)/g, to(' – ')],
  // Not a list, and not a sum.
  [/(?<=[^\s\d]) - (?=\S)|(?<=\S) - (?=[^\s\d])/g, to(' – ')],
];

/** No language has a space before these marks. */
const tight: Rule = [new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}»”’)${PART}])${GAP}+(?=[.,](?:\\s|$))`, 'gmu'), to('')];

const units = (names: string): Rule => [
  new RegExp(`(?<=[\\d${PART}]) (?=(?:${names})(?![\\p{L}\\p{N}/]))`, 'gu'),
  to('\u00a0'),
];

function spaces({ spaced, spacesGuillemets }: TypingTable): Rule[] {
  const marks = ':;!?';
  const closed = [...marks].filter((mark) => !spaced.includes(mark)).join('');
  const open = [...marks].filter((mark) => spaced.includes(mark)).join('');
  const end = `(?=[${marks}.…]*(?:[\\s)\\]»”"’]|$))`;
  return [
    ...(spacesGuillemets
      ? ([
          [new RegExp(`«${GAP}*(?=\\S)`, 'g'), to('«\u00a0')],
          [new RegExp(`(?<=\\S)(?<!«)${GAP}*»`, 'g'), to('\u00a0»')],
        ] as Rule[])
      : []),
    ...(closed
      ? [
          [
            new RegExp(`(?<=[\\p{L}\\p{M}\\p{N}»”’")%…${PART}])${GAP}+(?=[${closed}]+(?:[\\s)\\]»”"’]|$))`, 'gmu'),
            to(''),
          ] as Rule,
        ]
      : []),
    ...(open
      ? ([
          // A typed space becomes a no-break space; a missing one is added at the end of a word.
          [new RegExp(`(?<=\\S)(?<![([${marks}])${GAP}+(?=[${open}])`, 'g'), to('\u00a0')],
          [new RegExp(`(?<=[^\\s([${marks}\u00a0])(?=[${open}])${end}`, 'gmu'), to('\u00a0')],
        ] as Rule[])
      : []),
    spaced.includes('%')
      ? [new RegExp(`(?<=[\\d${PART}])${GAP}*(?=%(?![\\p{L}\\p{N}]))`, 'gu'), to('\u00a0')]
      : [new RegExp(`(?<=[\\d${PART}])${GAP}+(?=%(?![\\p{L}\\p{N}]))`, 'gu'), to('')],
  ];
}

/** Groups of digits. Another separator is replaced only if the number cannot mean anything else. */
function thousands({ group, decimal }: TypingTable): Rule {
  const found = `(?<![\\p{L}\\d${PART}]|\\d[.,'’ \\u00a0\\u202f])[1-9]\\d{0,2}(?:([ \\u00a0\\u202f.,'’])\\d{3})(?:\\1\\d{3})*(?!\\1\\d)(?![\\d${PART}]|[.,'’ \\u00a0\\u202f]\\d{3}|[ \\u00a0\\u202f]\\d)`;
  return [
    new RegExp(found, 'gu'),
    (number, mark = '') => {
      const groups = number.split(mark);
      if (mark === group) return number;
      const isOne = groups.length === 2;
      if (isOne && mark === decimal && (decimal === '.' || groups[1] !== '000')) return number;
      if (isOne && (mark === '.' || mark === ',') && !number.endsWith('00')) return number;
      return groups.join(group);
    },
  ];
}

const nested = ({ inner }: TypingTable): Rule => [
  /«[^«»]*»/g,
  (quotation) => quotation.replace(/(?<=[\s\u00a0(])"(\S[^"\n]*?\S|\S)"(?![\p{L}\p{N}])/gu, `${inner[0]}$1${inner[1]}`),
];

/** The rules of a language; without a table, the general ones. */
export function rulesOf(table: TypingTable | undefined): Rule[] {
  if (!table) return [...ends, ...apostrophes, ...dashes, tight];
  const { quotes, foreign, units: names } = table;
  return [
    ...ends,
    [/<<(?=[^<>\n]*>>)/g, to('«')],
    [/(?<=«[^<>«\n]*)>>/g, to('»')],
    ...(foreign ? [nested(table)] : []),
    ...(foreign ? [foreignQuotes(table, foreign)] : []),
    pairs('"', quotes),
    ...apostrophes,
    ...dashes,
    thousands(table),
    tight,
    ...spaces(table),
    ...(names ? [units(names)] : []),
  ];
}

/** Replaces foreign quotation marks, except inside the language's own. */
const foreignQuotes = ({ quotes: [open, close] }: TypingTable, [from, until]: readonly [string, string]): Rule => [
  new RegExp(`«[^«»]*»|${from}${GAP}*([^${from}${until}\\n]*?)${GAP}*${until}`, 'g'),
  (found, text) => (text === undefined ? found : `${open}${text}${close}`),
];
