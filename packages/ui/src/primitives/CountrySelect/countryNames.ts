import { languages } from '../../format/index.ts';
import { countries } from './countries.ts';

/** A country, identified by its English name, which is what a form submits in every language. */
export interface Country {
  value: string;
  /** The localised name. */
  label: string;
}

/** The order of the names in a line of countries.ts. */
const columns: readonly string[] = languages;
const cache = new Map<string, readonly Country[]>();

/** Without accents, so that Åland is sorted next to Albania. */
const withoutAccents = (name: string) => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/**
 * All countries in alphabetical order. Names are English if the language is not one of the
 * package's.
 */
export function countriesIn(language: string): readonly Country[] {
  const found = cache.get(language);
  if (found) return found;
  const column = Math.max(0, columns.indexOf(language));
  const sorted = countries
    .trim()
    .split('\n')
    .map((line) => {
      const names = line.split('|');
      const [value = ''] = names;
      const label = names[column] ?? value;
      return { country: { value, label }, key: withoutAccents(label) };
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ country }) => country);
  cache.set(language, sorted);
  return sorted;
}

/** The localised name of a country; any other text is returned unchanged. */
export function countryName(value: string, language: string): string {
  return countriesIn(language).find((country) => country.value === value)?.label ?? value;
}
