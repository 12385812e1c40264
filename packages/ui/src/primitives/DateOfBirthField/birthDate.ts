/** The three parts as they were typed. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** What is wrong with a date of birth. */
export type BirthDateProblem = 'missing' | 'incomplete' | 'impossible' | 'future' | 'early';

/** No one alive was born before. */
const FIRST_YEAR = 1900;

/** The parts of what a DateOfBirthField holds, which is `year-month-day` as typed. */
export function partsOf(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
}

/** Parts as one text; empty when nothing was typed. */
export const joined = ({ day, month, year }: DateParts): string =>
  day || month || year ? `${year}-${month}-${day}` : '';

/** What is typed into a part: digits alone, as many as it has. */
export const digits = (text: string, length: number): string => text.replaceAll(/\D/g, '').slice(0, length);

/**
 * What is wrong with a date as a DateOfBirthField holds it, or undefined.
 *
 * @param today the day that counts as today, `2026-07-30`
 */
export function birthDateProblem(value: string, today: string): BirthDateProblem | undefined {
  const { day, month, year } = partsOf(value);
  if (!day && !month && !year) return 'missing';
  if (!day || !month || year.length !== 4) return 'incomplete';
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return 'impossible';
  if (isoDate(value) >= today) return 'future';
  return Number(year) < FIRST_YEAR ? 'early' : undefined;
}

/** The date as ISO 8601 has it, for one without a problem: `1998-4-2` is `1998-04-02`. */
export function isoDate(value: string): string {
  const { day, month, year } = partsOf(value);
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
