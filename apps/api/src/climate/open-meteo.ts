import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { type FetchOptions, getJson, SourceError } from './http-json.ts';
import { kilometres, perHour, plausible } from './mapping.ts';
import type { Province } from './provinces.ts';
import type { Observation } from './records.ts';

/** The addresses of Open-Meteo; a self-hosted copy, or a paid host with `?apikey=…`, can replace them. */
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

const WEATHER = 'temperature_2m,relative_humidity_2m,wind_speed_10m,visibility,weather_code,precipitation';
/** 26 places are about 15 kB. */
const MAX_BYTES = 1_000_000;
const TIMEOUT_MS = 20_000;
/** Clocks differ a little; a record of tomorrow would stay the newest one until then. */
const AHEAD_MS = 3_600_000;
/** The source answers for the nearest point of its grid; farther off it is an answer for another place. */
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
});
const AirQuality = place({ us_aqi: value });

function addressOf(base: string, places: readonly Province[], query: Record<string, string>): URL {
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

/** Several places come as an array in the order they were asked for, a single one as an object. */
function checked<Schema extends ReturnType<typeof place>>(
  schema: Schema,
  body: unknown,
  places: readonly Province[],
): Static<Schema>[] {
  const answers = Array.isArray(body) ? body : [body];
  if (answers.length !== places.length)
    throw new SourceError('answer', `The source answers for ${answers.length} places instead of ${places.length}`);
  return answers.map((answer, index) => {
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
    precipitation: perHour(current.precipitation, current.interval),
    air_quality: plausible(air?.current.us_aqi, { min: 0, max: 2_000, decimals: 0 }),
    weather_code: plausible(current.weather_code, { min: 0, max: 99, decimals: 0 }),
  };
}

/** What one round of questions gave. */
export interface Fetched {
  /** In the order of the places. */
  observations: Observation[];
  /** Why the air quality is missing from all of them. */
  airQualityError: SourceError | undefined;
}

/**
 * Asks Open-Meteo for the present weather at every place (one request) and for the air quality (one more, after it).
 * Weather without air quality is still weather: then only `air_quality` is `null`.
 *
 * Data: Open-Meteo.com, and for the air quality the CAMS global forecast; both CC BY 4.0.
 *
 * @throws {SourceError} when there is no weather, or the request was given up.
 */
export async function fetchObservations(
  places: readonly Province[],
  urls: OpenMeteoUrls,
  options: Partial<FetchOptions> = {},
): Promise<Fetched> {
  const limits = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, ...options };
  const units = { temperature_unit: 'celsius', wind_speed_unit: 'kmh', precipitation_unit: 'mm' };
  const weatherUrl = addressOf(urls.forecastUrl, places, { current: WEATHER, ...units });
  const weather = checked(Forecast, await getJson(weatherUrl, limits), places);
  if (weather.some(({ current }) => current.time * 1_000 > Date.now() + AHEAD_MS))
    throw new SourceError('answer', 'The source answers for a time to come');
  // One place may lack a value; when all do, the records that there are say more.
  if (weather.every(({ current }) => typeof current.temperature_2m !== 'number'))
    throw new SourceError('answer', 'The source answers without a single temperature');
  let air: Static<typeof AirQuality>[] = [];
  let airQualityError: SourceError | undefined;
  try {
    const airUrl = addressOf(urls.airQualityUrl, places, { current: 'us_aqi' });
    air = checked(AirQuality, await getJson(airUrl, limits), places);
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
