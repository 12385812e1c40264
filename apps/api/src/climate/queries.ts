import type { Store } from '../db/types.ts';
import { DAY_MS, HOUR_MS } from '../durations.ts';
import type { ServerIntl } from '../text/intl.ts';
import { alertsOf } from './alerts.ts';
import { sampleWeather } from './climatology.ts';
import { conditionOf, isDaylight } from './mapping.ts';
import { type Province, provinces } from './provinces.ts';
import { newestRows, rowsSince } from './records.ts';
import type { ClimateAlert, ClimateHistoryPoint, ClimateRecord, Weather } from './schemas.ts';
import type { ClimateRecordTable } from './tables.ts';

const SAMPLE_STEP_MS = 3 * HOUR_MS;

interface ReadOptions {
  /** @default now */
  now?: Date;
  /** How long a record counts as live after it was fetched. */
  liveMs: number;
}

function weatherOf(row: ClimateRecordTable, province: Province): Weather {
  const isDay = row.is_day === null ? isDaylight(province, row.observed_at) : row.is_day === 1;
  return {
    temperature: row.temperature,
    humidity: row.humidity,
    windSpeed: row.wind_speed,
    visibility: row.visibility,
    precipitation: row.precipitation,
    airQuality: row.air_quality,
    condition: conditionOf(row.weather_code, isDay),
  };
}

const hourOf = (time: number) => new Date(Math.floor(time / HOUR_MS) * HOUR_MS);

/** `open-meteo` if fetched recently, else the last `stored` one, else a `sample` of this month. */
export async function readClimate(store: Store, { now = new Date(), liveMs }: ReadOptions): Promise<ClimateRecord[]> {
  const rows = await newestRows(store);
  return provinces.map((province) => {
    const { code, name, capital, population, timeZone } = province;
    const row = rows.get(code);
    const base = { code, province: name, capital, population, timeZone };
    if (!row) {
      const hour = hourOf(now.getTime());
      return { ...base, ...sampleWeather(province, hour), lastUpdated: hour.toISOString(), source: 'sample' };
    }
    const live = now.getTime() - Date.parse(row.fetched_at) <= liveMs;
    return {
      ...base,
      ...weatherOf(row, province),
      lastUpdated: row.observed_at,
      source: live ? 'open-meteo' : 'stored',
    };
  });
}

/** The alerts of the newest records in one language, the most severe first (see `alerts.ts`). */
export async function readAlerts(store: Store, intl: ServerIntl, options: ReadOptions): Promise<ClimateAlert[]> {
  const now = options.now ?? new Date();
  return alertsOf(await readClimate(store, { ...options, now }), now, intl);
}

function sampleHistory(province: Province, from: number, to: number): ClimateHistoryPoint[] {
  const first = Math.ceil(from / SAMPLE_STEP_MS);
  const count = Math.floor(to / SAMPLE_STEP_MS) - first + 1;
  return Array.from({ length: count }, (_, index) => {
    const time = new Date((first + index) * SAMPLE_STEP_MS);
    return { time: time.toISOString(), ...sampleWeather(province, time), source: 'sample' };
  });
}

/**
 * The first record of every hour, with the hour's air quality, or a sample every three hours if there are no
 * records. Its precipitation is a rate at that time, not the rain of the hour.
 */
export async function readHistory(store: Store, province: Province, days: number): Promise<ClimateHistoryPoint[]> {
  const now = Date.now();
  const from = now - days * DAY_MS;
  const [rows, newest] = await Promise.all([rowsSince(store, province.code, new Date(from)), newestRows(store)]);
  if (!newest.has(province.code)) return sampleHistory(province, from, now);
  const hourly = new Map<string, ClimateHistoryPoint>();
  for (const row of rows) {
    const hour = row.observed_at.slice(0, 13);
    const first = hourly.get(hour);
    if (first) first.airQuality ??= row.air_quality;
    else hourly.set(hour, { time: row.observed_at, ...weatherOf(row, province), source: 'open-meteo' });
  }
  return [...hourly.values()];
}
