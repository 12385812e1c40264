import type { Language } from './languages.ts';

/*
 * The months are here for the same reasons as the marks of formatNumber. Those of Lingala are in everyday spelling (after CLDR 48, tones and
 * open vowels folded).
 */
const months: Record<Language, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  ln: [
    'sanza ya yambo',
    'sanza ya mibale',
    'sanza ya misato',
    'sanza ya minei',
    'sanza ya mitano',
    'sanza ya motoba',
    'sanza ya nsambo',
    'sanza ya mwambe',
    'sanza ya libwa',
    'sanza ya zomi',
    'sanza ya zomi na moko',
    'sanza ya zomi na mibale',
  ],
  sw: 'Januari Februari Machi Aprili Mei Juni Julai Agosti Septemba Oktoba Novemba Desemba'.split(' '),
};

/** Hours ahead of UTC, all year. The DR Congo has two zones and no daylight saving. */
const offsets: Readonly<Record<string, number>> = { UTC: 0, 'Africa/Kinshasa': 1, 'Africa/Lubumbashi': 2 };

export type DateStyle = 'date' | 'month' | 'time';

/**
 * A date: in full (`date`), month and year (`month`), or the time of day on 24 hours (`time`). In Kinshasa's time zone unless another is
 * given, so that server and browser agree; Intl is asked only for the clock of a zone outside the DR Congo.
 * @param value a Date, epoch milliseconds or an ISO 8601 text
 * @example formatDate('ln', '2026-07-30') // "30 sanza ya nsambo 2026"
 */
export function formatDate(
  language: Language,
  value: Date | number | string,
  style: DateStyle = 'date',
  timeZone = 'Africa/Kinshasa',
): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) throw new RangeError(`No date: ${value}`);
  const local = wallClock(date, timeZone);
  if (style === 'time') return `${twoDigits(local.getUTCHours())}:${twoDigits(local.getUTCMinutes())}`;
  const month = `${months[language][local.getUTCMonth()]} ${local.getUTCFullYear()}`;
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
