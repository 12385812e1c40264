import { type AnyLanguage, defaultTimeZone, definitionOf, localeOf } from './languages.ts';

/** Hours ahead of UTC, all year, in zones that need no Intl: DR Congo has no daylight saving. */
const offsets: Readonly<Record<string, number>> = { UTC: 0, 'Africa/Kinshasa': 1, 'Africa/Lubumbashi': 2 };

/** The name of a zone that has the same offset all year, such as `UTC+2`; undefined for others. */
export function fixedOffset(timeZone: string): string | undefined {
  const hours = offsets[timeZone];
  if (hours === undefined) return undefined;
  return hours === 0 ? 'UTC' : `UTC+${hours}`;
}

export type DateStyle = 'date' | 'month' | 'time';

/**
 * Formats a date: in full (`date`), month and year (`month`), or the time of day in 24 hours
 * (`time`). It is in UTC unless a zone is given, so that server and browser agree; Intl is used only
 * for other zones, and for the dates of other languages.
 *
 * @param value a Date, epoch milliseconds or an ISO 8601 string; one without a time, such as
 * `2026-07-30`, is the same day in every zone
 * @param language the code of one of the languages or of any that Intl knows, or a definition
 * @throws RangeError for an invalid date, or for what is not a language tag
 * @example formatDate('2026-07-30', 'ln') // "30 sanza ya nsambo 2026"
 */
export function formatDate(
  value: Date | number | string,
  language: AnyLanguage,
  style: DateStyle = 'date',
  timeZone = defaultTimeZone,
): string {
  const date = new Date(value);
  // Some engines read 31 February as a day of March.
  if (Number.isNaN(date.getTime()) || (isDay(value) && !date.toISOString().startsWith(value))) {
    throw new RangeError(`Not a date: ${value}`);
  }
  const local = isDay(value) ? date : wallClock(date, timeZone);
  const { months, dataLocale = localeOf(language) } = definitionOf(language);
  if (!months && Intl.DateTimeFormat.supportedLocalesOf(dataLocale).length > 0) {
    return new Intl.DateTimeFormat(dataLocale, { ...intlStyles[style], timeZone: 'UTC' }).format(local);
  }
  if (style === 'time') return `${twoDigits(local.getUTCHours())}:${twoDigits(local.getUTCMinutes())}`;
  // ISO 8601 rather than the language of the device, if Intl does not know this one.
  if (!months) return local.toISOString().slice(0, style === 'month' ? 7 : 10);
  const month = `${months[local.getUTCMonth()]} ${local.getUTCFullYear()}`;
  return style === 'month' ? month : `${local.getUTCDate()} ${month}`;
}

/** A day, month or year without a time. */
const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}(-\d\d){0,2}$/.test(value);

const intlStyles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
};

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** A date whose UTC fields are the local time of the zone. */
function wallClock(date: Date, timeZone: string): Date {
  const offset = offsets[timeZone];
  if (offset !== undefined) return new Date(date.getTime() + offset * 3_600_000);
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone });
  const part = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, Number(value)]));
  // `Date.UTC` takes a year before 100 for one of the twentieth century.
  const local = new Date(0);
  local.setUTCFullYear(part.year ?? 0, (part.month ?? 1) - 1, part.day);
  local.setUTCHours(part.hour ?? 0, part.minute);
  return local;
}
