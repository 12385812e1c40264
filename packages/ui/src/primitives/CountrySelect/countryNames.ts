import { languages } from '../../format/index.ts';
import { far, near } from './countries.ts';

/** A country, identified by its English name, which is what a form submits in every language. */
export interface Country {
  value: string;
  /** The localised name. */
  label: string;
}

/** The order of the names in a line of countries.ts. */
const columns: readonly string[] = languages;
const cache = new Map<string, { near: Country[]; far: Country[] }>();

/** Without accents, so that Åland is sorted next to Albania. */
const withoutAccents = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function read(text: string, column: number): Country[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const names = line.split('|');
      const [value = ''] = names;
      return { value, label: names[column] ?? value };
    });
}

/**
 * DR Congo and its neighbours, and the other countries in alphabetical order. Names are English if
 * the language is not one of the foundation's.
 */
export function countriesIn(language: string) {
  const found = cache.get(language);
  if (found) return found;
  const column = Math.max(0, columns.indexOf(language));
  const sorted = read(far, column)
    .map((country) => ({ country, key: withoutAccents(country.label) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ country }) => country);
  const countries = { near: read(near, column), far: sorted };
  cache.set(language, countries);
  return countries;
}

/** The localised name of a country; any other text is returned unchanged. */
export function countryName(value: string, language: string): string {
  const { near: close, far: others } = countriesIn(language);
  return [...close, ...others].find((country) => country.value === value)?.label ?? value;
}
