const SPACES = "[ \\u00a0\\u2007\\u2009\\u202f'’]";
const GROUPED = {
  ' ': new RegExp(`^[1-9]\\d{0,2}(?:${SPACES}\\d{3})+$`),
  '.': /^[1-9]\d{0,2}(?:\.\d{3})+$/,
  ',': /^[1-9]\d{0,2}(?:,\d{3})+$/,
};
const everySpace = new RegExp(SPACES, 'g');

/** The mark of the decimals in a typed number, if it has any. */
function decimalOf(digits: string, decimal: string): string | undefined {
  const marks: readonly string[] = digits.match(/[.,]/g) ?? [];
  const last = marks.at(-1);
  if (last === undefined) return undefined;
  // With two different marks, the last one begins the decimals; a repeated mark separates thousands.
  if (marks.includes(last === '.' ? ',' : '.')) return last;
  if (marks.length > 1) return undefined;
  // Only `52.000` can be read in two ways: the language decides.
  return /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits) && last !== decimal ? undefined : last;
}

/**
 * The number that someone typed, or undefined if it is none: `52 000`, `52.000` and `52'000` are
 * 52000 where a comma begins the decimals, and so are `52,000` and `52 000` where a point does.
 *
 * @param decimal the mark that begins decimals in the language of the reader
 */
export function readNumber(typed: string, decimal: string): number | undefined {
  const written = typed.trim().replace(/^[\u2212–]/, '-');
  const sign = /^[+-]/.exec(written)?.[0] ?? '';
  const digits = written.slice(sign.length);
  const mark = decimalOf(digits, decimal);
  const at = mark === undefined ? digits.length : digits.lastIndexOf(mark);
  const [whole, fraction] = [digits.slice(0, at), digits.slice(at + 1)];
  const isWhole = /^\d+$/.test(whole) || Object.values(GROUPED).some((grouped) => grouped.test(whole));
  if (!isWhole || (mark !== undefined && !/^\d+$/.test(fraction))) return undefined;
  const number = Number(`${sign}${whole.replace(everySpace, '').replace(/[.,]/g, '')}.${fraction || '0'}`);
  return Number.isFinite(number) ? number : undefined;
}
