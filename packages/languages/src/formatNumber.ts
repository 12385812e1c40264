import { type AnyLanguage, definitionOf, localeOf } from './languages.ts';

/**
 * Formats a number with the language's separators.
 *
 * Plain numbers and percentages, with any number of decimals and with or without grouping, do not
 * need Intl; all other options (currencies, units, compact notation) use it, as do other languages.
 *
 * @param language the code of one of the languages or of any that Intl knows, or a definition
 * @throws RangeError for what is not a language tag
 * @example formatNumber(50000, 'en') // "50,000"
 */
export function formatNumber(value: number, language: AnyLanguage, options: Intl.NumberFormatOptions = {}): string {
  const { numbers, dataLocale = localeOf(language) } = definitionOf(language);
  const plan = numbers && planOf(value, options);
  // English rather than the language of the device, if Intl does not know this one.
  if (!plan) return new Intl.NumberFormat([dataLocale, 'en'], options).format(value);
  const { group, decimal, percent } = numbers;
  const [integer, fraction] = digitsOf(value, plan);
  return [
    value < 0 || Object.is(value, -0) ? '-' : '',
    plan.isGrouped ? integer.replace(/\B(?=(\d{3})+$)/g, group) : integer,
    fraction && decimal + fraction,
    plan.isPercent ? percent : '',
  ].join('');
}

interface Plan {
  isPercent: boolean;
  isGrouped: boolean;
  /** The minimum and maximum number of decimals. */
  min: number;
  max: number;
}

/** How to format it without Intl; undefined if that is not possible. */
function planOf(value: number, options: Intl.NumberFormatOptions): Plan | undefined {
  const { style = 'decimal', useGrouping = true, minimumFractionDigits, maximumFractionDigits, ...others } = options;
  const isPercent = style === 'percent';
  if (!isPercent && style !== 'decimal') return undefined;
  if (typeof useGrouping !== 'boolean') return undefined;
  if (Object.values(others).some((option) => option !== undefined)) return undefined;
  const min = minimumFractionDigits ?? 0;
  const max = maximumFractionDigits ?? Math.max(min, isPercent ? 0 : 3);
  // Intl throws for an invalid number of decimals.
  if (!Number.isInteger(min) || !Number.isInteger(max) || min < 0 || min > max || max > 20) return undefined;
  // Infinity, NaN and numbers that JavaScript prints with an exponent.
  if (!/^-?[\d.]+$/.test(String(value))) return undefined;
  return { isPercent, isGrouped: useGrouping, min, max };
}

/**
 * The digits before and after the decimal separator. Rounded like Intl, half away from zero, and
 * based on the decimal digits: 1.005 becomes 1.01, although its binary value is a little less.
 */
function digitsOf(value: number, { isPercent, min, max }: Plan): [integer: string, fraction: string] {
  let [integer = '', fraction = ''] = String(Math.abs(value)).split('.');
  if (isPercent) {
    const shifted = fraction.padEnd(2, '0');
    integer = (integer + shifted.slice(0, 2)).replace(/^0+(?=\d)/, '');
    fraction = shifted.slice(2);
  }
  if (fraction.length > max) {
    const isUp = Number(fraction[max]) >= 5;
    const rounded = String(BigInt(integer + fraction.slice(0, max)) + (isUp ? 1n : 0n)).padStart(max + 1, '0');
    integer = rounded.slice(0, rounded.length - max);
    fraction = rounded.slice(rounded.length - max);
  }
  return [integer, fraction.replace(/0+$/, '').padEnd(min, '0')];
}
