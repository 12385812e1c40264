import { withoutAccents } from '@nzete/domain';
import { languages } from '../../format/index.ts';
import { countries } from './countries.ts';

/** A country, identified by its English name, which is what a form submits in every language. */
export interface Country {
  value: string;
  /** The localised name. */
  label: string;
}

/** The code of each country, then its names in the order of `columns`. */
const lines = () =>
  countries
    .trim()
    .split('\n')
    .map((line) => line.split('|'));
const columns: readonly string[] = languages;
const cache = new Map<string, readonly Country[]>();

/** The names and the order of Intl, for a language that is not one of the package's. */
function intlCountries(language: string): readonly Country[] {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const { compare } = new Intl.Collator(language);
  return lines()
    .map(([code = '', value = '']) => ({ value, label: names.of(code) ?? value }))
    .sort((a, b) => compare(a.label, b.label));
}

function packagedCountries(language: string): readonly Country[] {
  const column = Math.max(0, columns.indexOf(language));
  return lines()
    .map(([, ...names]) => {
      const [value = ''] = names;
      const label = names[column] ?? value;
      return { country: { value, label }, key: withoutAccents(label) };
    })
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ country }) => country);
}

const isKnownToIntl = (language: string) => Intl.DisplayNames.supportedLocalesOf(language).length > 0;

/**
 * All countries in alphabetical order. The names in a language that is not one of the package's are
 * those of Intl, or English if Intl does not know it.
 */
export function countriesIn(language: string): readonly Country[] {
  const found = cache.get(language);
  if (found) return found;
  const isAdded = !columns.includes(language) && isKnownToIntl(language);
  const sorted = isAdded ? intlCountries(language) : packagedCountries(language);
  cache.set(language, sorted);
  return sorted;
}

/** The localised name of a country; any other text is returned unchanged. */
export function countryName(value: string, language: string): string {
  return countriesIn(language).find((country) => country.value === value)?.label ?? value;
}
