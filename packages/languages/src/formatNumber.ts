import type { LanguageDefinition } from './definition.ts';
import { definitionOf, type Language, localeOf } from './languages.ts';

/**
 * A number with the language's grouping and decimal marks.
 *
 * Plain numbers and percentages, with any number of decimals and with or without grouping, need
 * nothing of the browser; every other option (currencies, units, compact notation) goes to Intl.
 *
 * @param language the code of one of the four languages, or the definition of any other
 * @throws RangeError for a code that is none of the four
 * @example formatNumber(50000, 'en') // "50,000"
 */
export function formatNumber(
  value: number,
  language: Language | LanguageDefinition,
  options: Intl.NumberFormatOptions = {},
): string {
  const { numbers, dataLocale = localeOf(language) } = definitionOf(language);
  const plan = planOf(value, options);
  if (!plan) return new Intl.NumberFormat(dataLocale, options).format(value);
  const { group, decimal, percent } = numbers;
  const [whole, fraction] = digitsOf(value, plan);
  return [
    value < 0 || Object.is(value, -0) ? '-' : '',
    plan.isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole,
    fraction && decimal + fraction,
    plan.isPercent ? percent : '',
  ].join('');
}

interface Plan {
  isPercent: boolean;
  isGrouped: boolean;
  /** The least and the most digits after the decimal mark. */
  min: number;
  max: number;
}

/** How to write it without Intl; undefined when that is not possible. */
function planOf(value: number, options: Intl.NumberFormatOptions): Plan | undefined {
  const { style = 'decimal', useGrouping = true, minimumFractionDigits, maximumFractionDigits, ...others } = options;
  const isPercent = style === 'percent';
  if (!isPercent && style !== 'decimal') return undefined;
  if (typeof useGrouping !== 'boolean') return undefined;
  if (Object.values(others).some((option) => option !== undefined)) return undefined;
  const min = minimumFractionDigits ?? 0;
  const max = maximumFractionDigits ?? Math.max(min, isPercent ? 0 : 3);
  // Intl says what is wrong with an impossible count.
  if (!Number.isInteger(min) || !Number.isInteger(max) || min < 0 || min > max || max > 20) return undefined;
  // Infinity, NaN and what JavaScript itself writes with an exponent.
  if (!/^-?[\d.]+$/.test(String(value))) return undefined;
  return { isPercent, isGrouped: useGrouping, min, max };
}

/**
 * The digits before and after the decimal mark. Rounded as Intl does, half away from zero, and by
 * the digits one reads: 1.005 becomes 1.01, although the binary number behind it is a little less.
 */
function digitsOf(value: number, { isPercent, min, max }: Plan): [whole: string, fraction: string] {
  let [whole = '', fraction = ''] = String(Math.abs(value)).split('.');
  if (isPercent) {
    const shifted = fraction.padEnd(2, '0');
    whole = (whole + shifted.slice(0, 2)).replace(/^0+(?=\d)/, '');
    fraction = shifted.slice(2);
  }
  if (fraction.length > max) {
    const isUp = Number(fraction[max]) >= 5;
    const rounded = String(BigInt(whole + fraction.slice(0, max)) + (isUp ? 1n : 0n)).padStart(max + 1, '0');
    whole = rounded.slice(0, rounded.length - max);
    fraction = rounded.slice(rounded.length - max);
  }
  return [whole, fraction.replace(/0+$/, '').padEnd(min, '0')];
}
