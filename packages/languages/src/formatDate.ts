import type { LanguageDefinition } from './definition.ts';
import { defaultTimeZone, definitionOf, type Language } from './languages.ts';

/** Hours ahead of UTC, all year, in zones that need no Intl: DR Congo has no daylight saving. */
const offsets: Readonly<Record<string, number>> = { UTC: 0, 'Africa/Kinshasa': 1, 'Africa/Lubumbashi': 2 };

export type DateStyle = 'date' | 'month' | 'time';

/**
 * Formats a date: in full (`date`), month and year (`month`), or the time of day in 24 hours
 * (`time`). It is in UTC unless a zone is given, so that server and browser agree.
 *
 * @param value a Date, epoch milliseconds or an ISO 8601 string
 * @param language the code of one of the languages, or any other definition
 * @throws RangeError for an invalid date, or an unknown code
 * @example formatDate('2026-07-30', 'ln') // "30 sanza ya nsambo 2026"
 */
export function formatDate(
  value: Date | number | string,
  language: Language | LanguageDefinition,
  style: DateStyle = 'date',
  timeZone = defaultTimeZone,
): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw new RangeError(`Not a date: ${value}`);
  const local = wallClock(date, timeZone);
  if (style === 'time') return `${twoDigits(local.getUTCHours())}:${twoDigits(local.getUTCMinutes())}`;
  const month = `${definitionOf(language).months[local.getUTCMonth()]} ${local.getUTCFullYear()}`;
  return style === 'month' ? month : `${local.getUTCDate()} ${month}`;
}

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** A date whose UTC fields are the local time of the zone. */
function wallClock(date: Date, timeZone: string): Date {
  const offset = offsets[timeZone];
  if (offset !== undefined) return new Date(date.getTime() + offset * 3_600_000);
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone });
  const part = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, Number(value)]));
  return new Date(Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute));
}
