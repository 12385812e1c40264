/** Hours ahead of UTC, all year: DR Congo has no daylight saving. */
const hoursAhead = { 'Africa/Kinshasa': 1, 'Africa/Lubumbashi': 2 } as const;
export type PlaceZone = keyof typeof hoursAhead;

/** An instant as local time with its offset: `2026-11-28T14:00:00+02:00`. */
export function localTime(instant: string, timeZone: PlaceZone): string {
  const hours = hoursAhead[timeZone];
  const local = new Date(Date.parse(instant) + hours * 3_600_000);
  return `${local.toISOString().slice(0, 19)}+0${hours}:00`;
}

/** The hour of the day at a place, 0 to 23. */
export const localHour = (instant: string | Date, timeZone: PlaceZone): number =>
  new Date(new Date(instant).getTime() + hoursAhead[timeZone] * 3_600_000).getUTCHours();

/** That of the foundation, for what is of no place. */
export const homeZone: PlaceZone = 'Africa/Kinshasa';

/** The day in Kinshasa: from 23:00 UTC on it is the next one. */
export const homeDay = (instant: string | Date = new Date()): string =>
  localTime(new Date(instant).toISOString(), homeZone).slice(0, 10);
