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
