interface Definition {
  /** The name of the language in that language. */
  name: string;
  /** The source of its `LanguageDefinition`. */
  source: string;
}

/** The scripts that are written from right to left. */
const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa'];

const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** How Node writes numbers in a locale: its separators, and what follows a percentage. */
function numbersOf(locale: string) {
  const parts = new Intl.NumberFormat(locale, { style: 'percent', useGrouping: true, minimumFractionDigits: 1 });
  const found = parts.formatToParts(12_345);
  const partOf = (type: string) => found.find((part) => part.type === type)?.value ?? '';
  const last = found.findLastIndex(({ type }) => type === 'fraction');
  const percent = found.slice(last + 1).map(({ value }) => value);
  return { group: partOf('group'), decimal: partOf('decimal'), percent: percent.join('') };
}

const monthsOf = (locale: string) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month, 15))),
  );

/**
 * What Node knows of a language: its own name, direction, numbers and months. For a language that
 * Node does not know, these are English, and the name must be given.
 */
export function definitionFor(code: string, givenName?: string): Definition {
  const isKnown = Intl.DisplayNames.supportedLocalesOf(code).length > 0;
  const locale = isKnown ? code : 'en';
  const name = givenName ?? (isKnown ? new Intl.DisplayNames(code, { type: 'language' }).of(code) : undefined);
  if (!name) throw new Error(`Node does not know ${code}: add its own name, as in -- --name Tshiluba`);
  const isRightToLeft = rightToLeft.includes(new Intl.Locale(code).maximize().script ?? '');
  const fields = {
    code,
    name: capital(name),
    ...(isRightToLeft && { direction: 'rtl' }),
    ...(!isKnown && { dataLocale: 'fr-CD' }),
    numbers: numbersOf(locale),
    months: monthsOf(locale),
  };
  const source = `const ${code} = ${JSON.stringify(fields)} as const satisfies LanguageDefinition;`;
  return { name: capital(name), source };
}
