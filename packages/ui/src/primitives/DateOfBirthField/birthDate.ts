/** The three parts as typed. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** What is wrong with a date of birth. */
export type BirthDateProblem = 'missing' | 'incomplete' | 'impossible' | 'future' | 'early';

/** No living person was born before this year. */
const FIRST_YEAR = 1900;

/** Splits the value of a DateOfBirthField, `year-month-day` as typed. */
export function partsOf(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
}

/** Joins the parts; empty when nothing was typed. */
export const joined = ({ day, month, year }: DateParts): string =>
  day || month || year ? `${year}-${month}-${day}` : '';

/** The value of a DateOfBirthField with this name in a form that was sent without JavaScript. */
export function readDateOfBirth(data: FormData, name: string): string {
  const part = (which: keyof DateParts, length: number) => digits(String(data.get(`${name}-${which}`) ?? ''), length);
  return joined({ day: part('day', 2), month: part('month', 2), year: part('year', 4) });
}

/** Keeps the digits only, at most as many as the part has. */
export const digits = (text: string, length: number): string => text.replaceAll(/\D/g, '').slice(0, length);

/**
 * The problem of a DateOfBirthField's value, or undefined.
 *
 * @param today today's date, `2026-07-30`
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

/** The ISO 8601 date of a value without a problem: `1998-4-2` becomes `1998-04-02`. */
export function isoDate(value: string): string {
  const { day, month, year } = partsOf(value);
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
