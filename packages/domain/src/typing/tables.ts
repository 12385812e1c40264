/** The typographic conventions that differ between languages. */
export interface TypingTable {
  /** The code of the language. */
  code: string;
  /** What a pair of `"` becomes. */
  quotes: readonly [open: string, close: string];
  /** Inside of quotation marks. */
  inner: readonly [open: string, close: string];
  /** Other marks that the language does not use for quotations. */
  foreign?: readonly [open: string, close: string];
  /** Marks after a no-break space; no space goes before the others. */
  spaced: string;
  /** Whether guillemets have no-break spaces inside. */
  spacesGuillemets: boolean;
  /** Units that a no-break space joins to their number. */
  units?: string;
  /** Between thousands, and before decimals. */
  group: string;
  decimal: string;
}

/**
 * A language without a table, such as a new one, gets the rules that all have.
 * Numbers are written as `packages/languages` has them, which a test compares.
 */
export const typingTables: readonly TypingTable[] = [
  {
    code: 'en',
    quotes: ['“', '”'],
    inner: ['‘', '’'],
    spaced: '',
    spacesGuillemets: false,
    group: ',',
    decimal: '.',
  },
  {
    code: 'fr',
    quotes: ['«\u00a0', '\u00a0»'],
    inner: ['“', '”'],
    foreign: ['“', '”'],
    spaced: ':;!?%',
    spacesGuillemets: true,
    units: '°[CF]|k?m/h|mm/h|[ckm]?m[²³]?|kg|ha|[$€]',
    group: '\u202f',
    decimal: ',',
  },
  {
    code: 'ln',
    quotes: ['“', '”'],
    inner: ['‘', '’'],
    spaced: '%',
    spacesGuillemets: true,
    units: '°[CF]|k?m/h|mm/h|[ckm]?m[²³]?|kg|ha|[$€]',
    group: '\u202f',
    decimal: ',',
  },
  {
    code: 'sw',
    quotes: ['“', '”'],
    inner: ['‘', '’'],
    spaced: '',
    spacesGuillemets: false,
    group: '.',
    decimal: ',',
  },
];
