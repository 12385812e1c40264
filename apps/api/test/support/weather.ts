import type { FastifyInstance } from 'fastify';
import { provinces } from '../../src/climate/provinces.ts';
import { type Observation, storeObservations } from '../../src/climate/records.ts';

/** A time in the past. */
export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** The weather of all provinces at one time, the same everywhere. */
export function observations(observedAt: Date, values: Partial<Observation> = {}): Observation[] {
  return provinces.map(({ code }) => ({
    province: code,
    observed_at: observedAt.toISOString(),
    temperature: 27.4,
    humidity: 78,
    wind_speed: 9.7,
    visibility: 24.1,
    precipitation: 0,
    air_quality: 64,
    weather_code: 2,
    ...values,
  }));
}

/** Stores them as if they had been fetched then, and lets the server know. */
export async function storeWeather(app: FastifyInstance, observedAt: Date, values: Partial<Observation> = {}) {
  await storeObservations(app.store, observations(observedAt, values), observedAt);
  app.climate.answers.forget();
}
