import type { LanguageDefinition } from './definition.ts';
import { defaultTimeZone, definitionOf, type Language } from './languages.ts';

/** Hours ahead of UTC, all year. The DR Congo has two zones and no daylight saving. */
const offsets: Readonly<Record<string, number>> = { UTC: 0, 'Africa/Kinshasa': 1, 'Africa/Lubumbashi': 2 };

export type DateStyle = 'date' | 'month' | 'time';

/**
 * A date: in full (`date`), month and year (`month`), or the time of day on 24 hours (`time`). In
 * Kinshasa's time zone unless another is given, so that server and browser agree; Intl is asked
 * only for the clock of a zone outside the DR Congo.
 *
 * @param value a Date, epoch milliseconds or an ISO 8601 text
 * @param language the code of one of the four languages, or the definition of any other
 * @throws RangeError for what is no date, and for a code that is none of the four
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

/** A date whose UTC parts are those that a clock shows in the zone. */
function wallClock(date: Date, timeZone: string): Date {
  const offset = offsets[timeZone];
  if (offset !== undefined) return new Date(date.getTime() + offset * 3_600_000);
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short', timeZone });
  const part = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, Number(value)]));
  return new Date(Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute));
}
