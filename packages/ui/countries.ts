/**
 * Writes the names of the countries in the package's languages, so that no browser has to open its own data for them: that takes a slow phone
 * a tenth of a second, and Chromium has none for Lingala. `npm run countries -w packages/ui`; the names are those of CLDR in the pinned Node.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '@nzete/languages';

export const countriesFile = join(import.meta.dirname, 'src/primitives/CountrySelect/countries.ts');

type Names = Record<Language, string>;

/** In CLDR, but no country that people live in or come from. */
const notCountries = 'AC AQ BV CP CQ DG EA EU EZ HM IC QO TA TF UM UN XA XB ZZ'.split(' ');

/** DR Congo and its neighbours, most of whose people come to this site; they are listed first. */
const near = 'CD AO BI CF CG RW SS TZ UG ZM'.split(' ');

/** Where CLDR has no name in Lingala, or one that no one in Kinshasa uses. */
const ownNames: Record<string, Partial<Names>> = {
  CD: { en: 'DR Congo', fr: 'RD Congo', ln: 'Republiki ya Kongo Demokratiki', sw: 'Jamhuri ya Kidemokrasia ya Kongo' },
  CG: { en: 'Congo (Brazzaville)', ln: 'Kongo-Brazzaville', sw: 'Kongo-Brazzaville' },
  SS: { ln: 'Sudan ya Sudi' },
};

const namesIn = Object.fromEntries(
  languages.map((language) => [language, new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })]),
);

/** Lingala in everyday spelling: five vowels, no tone marks. */
const everyday = (name: string) =>
  name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ɛ', 'e').replaceAll('ɔ', 'o').replaceAll('Ɛ', 'E');

function namesOf(code: string): Names {
  const named = (language: (typeof languages)[number]) =>
    ownNames[code]?.[language] ?? namesIn[language]?.of(code) ?? undefined;
  const english = named('en') ?? code;
  const lingala = named('ln');
  return {
    en: english,
    fr: named('fr') ?? english,
    ln: lingala ? everyday(lingala) : (named('fr') ?? english),
    sw: named('sw') ?? english,
  };
}

/** The codes that name a country today; older ones lead to another code. */
function codes(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => namesIn.en?.of(code) && new Intl.Locale(`und-${code}`).region === code)
    .filter((code) => !notCountries.includes(code) && !near.includes(code));
}

/** The text of the file. */
export function countriesSource(): string {
  const lines = (list: readonly string[]) =>
    list.map((code) => languages.map((language) => namesOf(code)[language]).join('|'));
  const text = (name: string, list: readonly string[]) => `export const ${name} = \`\n${lines(list).join('\n')}\n\`;\n`;
  return [
    '/* Written by countries.ts of the package: one country a line, its name in English, French, Lingala and Kiswahili. */\n',
    '/** DR Congo and its neighbours. */',
    text('near', near),
    '/** All the others. */',
    text('far', codes()),
  ].join('\n');
}

if (import.meta.main) writeFileSync(countriesFile, countriesSource());
