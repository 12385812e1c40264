import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { provinces } from '../../src/climate/provinces.ts';
import { type Observation, storeObservations } from '../../src/climate/records.ts';
import type { ClimateAlert, ClimateHistoryPoint, ClimateRecord } from '../../src/climate/schemas.ts';

export const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

/** The same weather for all provinces at one time. */
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
    is_day: 1,
    ...values,
  }));
}

/** Stores them as if they had been fetched then, and invalidates the cache. */
export async function storeWeather(app: FastifyInstance, observedAt: Date, values: Partial<Observation> = {}) {
  await storeObservations(app.store, observations(observedAt, values), observedAt);
  app.climate.responses.forget();
}

async function get<Body>(app: FastifyInstance, url: string): Promise<Body> {
  const answer = await app.inject(url);
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json();
}

export const records = (app: FastifyInstance) => get<ClimateRecord[]>(app, '/api/realtime-climate-data');
export const alerts = (app: FastifyInstance, lang = 'en') =>
  get<ClimateAlert[]>(app, `/api/climate-alerts?lang=${lang}`);
/** The records of a province: `history(app, 'KN/history?days=2')`. */
export const history = (app: FastifyInstance, path: string) =>
  get<ClimateHistoryPoint[]>(app, `/api/realtime-climate-data/${path}`);
