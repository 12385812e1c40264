/** What the weather looks like; the same words in every language. */
export const climateConditions = [
  'sunny',
  'clear night',
  'partly cloudy',
  'partly cloudy night',
  'cloudy',
  'rain',
  'snow',
  'storm possible',
] as const;
export type ClimateCondition = (typeof climateConditions)[number];

/**
 * The bands of the US air quality index and the lowest index of each (US EPA, as revised in 2024).
 * Legend, badge, notices and the assistant read them from here.
 */
export const airQualityBands = [
  { band: 'good', from: 0 },
  { band: 'moderate', from: 51 },
  { band: 'sensitive', from: 101 },
  { band: 'unhealthy', from: 151 },
  { band: 'veryUnhealthy', from: 201 },
  { band: 'hazardous', from: 301 },
] as const;
export type AirQualityBand = (typeof airQualityBands)[number]['band'];

/** The band of an air quality index, rounded as it is shown. */
export function airQualityBand(index: number): AirQualityBand {
  const rounded = Math.round(index);
  return airQualityBands.findLast(({ from }) => rounded >= from)?.band ?? 'good';
}

/** From this age, in minutes, values are out of date: the source is read twice in that time. */
export const STALE_MINUTES = 60;

/** `live` may be called live or real-time; `old` and `sample` values may not. */
export type Freshness = 'live' | 'old' | 'sample';

/**
 * Whether values may be called live: the one place that decides it.
 *
 * @param source as in the API: `stored` is the last record of a source that does not answer
 * @param now epoch milliseconds; without it, while the clock is unknown, the source alone decides
 */
export function freshnessOf(
  { source, lastUpdated }: { source?: string | undefined; lastUpdated: string },
  now?: number | null,
): Freshness {
  if (source === 'sample') return 'sample';
  const age = now == null ? 0 : now - Date.parse(lastUpdated);
  return source === 'stored' || age > STALE_MINUTES * 60_000 ? 'old' : 'live';
}

/** Hours ahead of UTC, all year: DR Congo has no daylight saving. */
const hoursAhead = { 'Africa/Kinshasa': 1, 'Africa/Lubumbashi': 2 } as const;
export type PlaceZone = keyof typeof hoursAhead;

/** An instant as local time with its offset: `2026-11-28T14:00:00+02:00`. */
export function localTime(instant: string, timeZone: PlaceZone): string {
  const hours = hoursAhead[timeZone];
  const local = new Date(Date.parse(instant) + hours * 3_600_000);
  return `${local.toISOString().slice(0, 19)}+0${hours}:00`;
}

/** That of the foundation, for what is of no place. */
export const homeZone: PlaceZone = 'Africa/Kinshasa';

/** The day in Kinshasa: from 23:00 UTC on it is the next one. */
export const homeDay = (instant: string | Date = new Date()): string =>
  localTime(new Date(instant).toISOString(), homeZone).slice(0, 10);

/** The hour of the day at a place, 0 to 23. */
export const localHour = (instant: string | Date, timeZone: PlaceZone): number =>
  new Date(new Date(instant).getTime() + hoursAhead[timeZone] * 3_600_000).getUTCHours();
