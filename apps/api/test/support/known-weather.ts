import type { FastifyInstance } from 'fastify';
import { provinces } from '../../src/climate/provinces.ts';
import { type Observation, storeObservations } from '../../src/climate/records.ts';

/** An ordinary record: mild, dry, good air, 12 km/h of wind. */
const ordinary = {
  temperature: 25,
  humidity: 70,
  wind_speed: 12,
  visibility: 20,
  precipitation: 0,
  air_quality: 42,
  weather_code: 2,
  is_day: 1,
};

/** The unusual values of some provinces, by ISO 3166-2 code. */
const outstanding: Record<string, Partial<Observation>> = {
  'CD-KN': { temperature: 31.4, humidity: 66, air_quality: 155, wind_speed: 9, weather_code: 0 },
  'CD-NK': { temperature: 21.2, humidity: 78, air_quality: 62, wind_speed: 7.5, visibility: 18.3 },
  'CD-SK': { temperature: 19.8, humidity: 81, air_quality: 55, weather_code: 3 },
  'CD-HK': { temperature: 27.9, humidity: 48, air_quality: 118, wind_speed: 24 },
  'CD-TO': { temperature: 28.3, humidity: 92, precipitation: 2.4, weather_code: 63, visibility: 6.1 },
  'CD-EQ': { temperature: 29.1, humidity: 88, precipitation: 0.6, weather_code: 80 },
  'CD-BC': { temperature: 33.6, humidity: 61, air_quality: 74 },
  'CD-TA': { temperature: 26.4, wind_speed: 31.5, air_quality: 12 },
  'CD-KC': {
    temperature: null,
    humidity: null,
    wind_speed: null,
    visibility: null,
    air_quality: null,
    weather_code: null,
  },
};

/**
 * When the records of {@link storeClimate} were observed: a quarter to the full hour before now.
 */
function observedAt(now = new Date()): string {
  return new Date(Math.floor(now.getTime() / 900_000) * 900_000).toISOString();
}

/**
 * Stores one known record for every province, as if it had just been fetched.
 *
 * @returns the time of the records
 */
export async function storeClimate(
  app: FastifyInstance,
  { observed_at = observedAt(), fetchedAt = new Date(), warmer = 0 } = {},
): Promise<string> {
  const observations = provinces.map(({ code }) => {
    const values = { ...ordinary, ...outstanding[code] };
    const temperature = values.temperature === null ? null : values.temperature + warmer;
    return { province: code, observed_at, ...values, temperature };
  });
  await storeObservations(app.store, observations, fetchedAt);
  app.climate.responses.forget();
  return observed_at;
}
