import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { type FetchOptions, getJson, SourceError } from './http-json.ts';
import { kilometres, millimetresPerHour, plausible } from './mapping.ts';
import type { Province } from './provinces.ts';
import type { Observation } from './records.ts';

/** Open-Meteo's URLs; a self-hosted copy, or a paid host with `?apikey=…`, can replace them. */
export interface OpenMeteoUrls {
  /** @default https://api.open-meteo.com/v1/forecast */
  forecastUrl: string;
  /** @default https://air-quality-api.open-meteo.com/v1/air-quality */
  airQualityUrl: string;
}

export const openMeteoUrls: OpenMeteoUrls = {
  forecastUrl: 'https://api.open-meteo.com/v1/forecast',
  airQualityUrl: 'https://air-quality-api.open-meteo.com/v1/air-quality',
};

const WEATHER = 'temperature_2m,relative_humidity_2m,wind_speed_10m,visibility,weather_code,precipitation,is_day';
/** 26 places are about 15 kB. */
const MAX_BYTES = 1_000_000;
const TIMEOUT_MS = 20_000;
/** For clocks that differ; a record of tomorrow would stay the newest one until then. */
const MAX_CLOCK_SKEW_MS = 3_600_000;
/** The source uses the nearest point of its grid; a farther one is another place. */
const GRID_DEGREES = 1;

const value = Type.Optional(Type.Union([Type.Number(), Type.Null()]));
/** Seconds since 1970, from 2020 to 2100. */
const time = Type.Integer({ minimum: 1_577_836_800, maximum: 4_102_444_800 });

const place = <Properties extends Record<string, TSchema>>(current: Properties) =>
  Type.Object({ latitude: Type.Number(), longitude: Type.Number(), current: Type.Object({ time, ...current }) });

const Forecast = place({
  interval: Type.Integer({ minimum: 1, maximum: 86_400 }),
  temperature_2m: value,
  relative_humidity_2m: value,
  wind_speed_10m: value,
  visibility: value,
  weather_code: value,
  precipitation: value,
  is_day: value,
});
const AirQuality = place({ us_aqi: value });

function urlOf(base: string, places: readonly Province[], query: Record<string, string>): URL {
  const url = new URL(base);
  const all = {
    latitude: places.map(({ latitude }) => latitude).join(','),
    longitude: places.map(({ longitude }) => longitude).join(','),
    ...query,
    timeformat: 'unixtime',
    timezone: 'GMT',
  };
  for (const [name, text] of Object.entries(all)) url.searchParams.set(name, text);
  return url;
}

/** Several places are an array in the order of the request, a single one is an object. */
function validatePlaces<Schema extends ReturnType<typeof place>>(
  schema: Schema,
  body: unknown,
  places: readonly Province[],
): Static<Schema>[] {
  const results = Array.isArray(body) ? body : [body];
  if (results.length !== places.length)
    throw new SourceError('answer', `The source answers for ${results.length} places instead of ${places.length}`);
  return results.map((answer, index) => {
    if (!Value.Check(schema, answer))
      throw new SourceError('answer', `The source's answer for place ${index + 1} has another shape`);
    const { latitude = 0, longitude = 0 } = places[index] ?? {};
    if (Math.max(Math.abs(answer.latitude - latitude), Math.abs(answer.longitude - longitude)) > GRID_DEGREES)
      throw new SourceError('answer', `The source's answer for place ${index + 1} is for another place`);
    return answer;
  });
}

function toObservation(
  { code }: Province,
  { current }: Static<typeof Forecast>,
  air: Static<typeof AirQuality> | undefined,
): Observation {
  return {
    province: code,
    observed_at: new Date(current.time * 1_000).toISOString(),
    temperature: plausible(current.temperature_2m, { min: -90, max: 60, decimals: 1 }),
    humidity: plausible(current.relative_humidity_2m, { min: 0, max: 100, decimals: 0 }),
    wind_speed: plausible(current.wind_speed_10m, { min: 0, max: 450, decimals: 1 }),
    visibility: kilometres(current.visibility),
    precipitation: millimetresPerHour(current.precipitation, current.interval),
    air_quality: plausible(air?.current.us_aqi, { min: 0, max: 2_000, decimals: 0 }),
    weather_code: plausible(current.weather_code, { min: 0, max: 99, decimals: 0 }),
    is_day: plausible(current.is_day, { min: 0, max: 1, decimals: 0 }),
  };
}

/** The two requests: weather, and air quality. */
export function requestsFor(places: readonly Province[], urls: OpenMeteoUrls): { weather: URL; air: URL } {
  const units = { temperature_unit: 'celsius', wind_speed_unit: 'kmh', precipitation_unit: 'mm' };
  return {
    weather: urlOf(urls.forecastUrl, places, { current: WEATHER, ...units }),
    air: urlOf(urls.airQualityUrl, places, { current: 'us_aqi' }),
  };
}

export interface Fetched {
  /** In the order of the places. */
  observations: Observation[];
  /** Why air quality is missing. */
  airQualityError: SourceError | undefined;
}

/**
 * Fetches the current weather of every place (one request), and then the air quality (one more, if
 * it is due). Without air quality only `air_quality` is `null`.
 *
 * Data: Open-Meteo.com, and CAMS global forecast for air quality; both CC BY 4.0.
 *
 * @throws {SourceError} if there is no weather, or the request was aborted
 */
export async function fetchObservations(
  places: readonly Province[],
  urls: OpenMeteoUrls,
  { withAir = true, ...options }: Partial<FetchOptions> & { withAir?: boolean } = {},
): Promise<Fetched> {
  const limits = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, ...options };
  const requests = requestsFor(places, urls);
  const weather = validatePlaces(Forecast, await getJson(requests.weather, limits), places);
  if (weather.some(({ current }) => current.time * 1_000 > Date.now() + MAX_CLOCK_SKEW_MS))
    throw new SourceError('answer', 'The source answers for a time to come');
  // One place may lack a value; if all do, the old records are better.
  if (weather.every(({ current }) => typeof current.temperature_2m !== 'number'))
    throw new SourceError('answer', 'The source answers without a single temperature');
  let air: Static<typeof AirQuality>[] = [];
  let airQualityError: SourceError | undefined;
  try {
    if (withAir) air = validatePlaces(AirQuality, await getJson(requests.air, limits), places);
  } catch (error) {
    if (!(error instanceof SourceError) || error.reason === 'aborted') throw error;
    airQualityError = error;
  }
  const observations = places.flatMap((province, index) => {
    const answer = weather[index];
    return answer ? [toObservation(province, answer, air[index])] : [];
  });
  return { observations, airQualityError };
}
