const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Syrc', 'Thaa'];

/** How a locale formats numbers: separators and percent sign. */
function numbersOf(locale: string) {
  const format = new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1 });
  const parts = format.formatToParts(12_345);
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  const afterDigits = parts.slice(parts.findIndex(({ type }) => type === 'fraction') + 1);
  return {
    group: partOf('group'),
    decimal: partOf('decimal'),
    percent: afterDigits.map(({ value }) => value).join(''),
  };
}

function monthsOf(locale: string) {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2026, month)));
}

/**
 * The source of a language definition, from Node's data. Without data the name must be passed, and
 * numbers and months are English.
 */
export function definitionFor(code: string, givenName?: string): string {
  const isKnown = Intl.DisplayNames.supportedLocalesOf(code).length > 0;
  const locale = isKnown ? code : 'en';
  const name = givenName ?? (isKnown && new Intl.DisplayNames(code, { type: 'language' }).of(code));
  if (!name) throw new Error(`Node does not know ${code}: add its name, as in -- --name Tshiluba`);
  const fields = {
    code,
    name: name.charAt(0).toLocaleUpperCase(locale) + name.slice(1),
    ...(rightToLeft.includes(new Intl.Locale(code).maximize().script ?? '') && { direction: 'rtl' }),
    ...(!isKnown && { dataLocale: 'en' }),
    numbers: numbersOf(locale),
    months: monthsOf(locale),
  };
  return `const ${code} = ${JSON.stringify(fields)} as const satisfies LanguageDefinition;`;
}
