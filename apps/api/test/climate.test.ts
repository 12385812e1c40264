import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { provinces } from '../src/climate/provinces.ts';
import { readAlerts, readClimate } from '../src/climate/read.ts';
import { storeObservations } from '../src/climate/records.ts';
import type { ClimateAlert, ClimateHistoryPoint, ClimateRecord } from '../src/climate/types.ts';
import { type NamedSchema, withReferred } from '../src/http/schemas.ts';
import { ClimateAlerts, ClimateHistory, ClimateRecords } from '../src/routes/climate/schemas.ts';
import { startApp } from './support/app.ts';
import { minutesAgo, observations, storeWeather } from './support/weather.ts';

async function get<Body>(app: FastifyInstance, url: string): Promise<Body> {
  const answer = await app.inject(url);
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.json();
}

const records = (app: FastifyInstance) => get<ClimateRecord[]>(app, '/api/realtime-climate-data');
const alerts = (app: FastifyInstance, lang = 'en') => get<ClimateAlert[]>(app, `/api/climate-alerts?lang=${lang}`);
const history = (app: FastifyInstance, path: string) =>
  get<ClimateHistoryPoint[]>(app, `/api/realtime-climate-data/${path}`);

describe('GET /realtime-climate-data', () => {
  test('[PORTAL-02, API-01, API-04] gives the newest record of each of the 26 provinces', async () => {
    const app = await startApp();
    await storeWeather(app, minutesAgo(25), { temperature: 20 });
    const newest = minutesAgo(10);
    await storeWeather(app, newest);
    const answer = await records(app);
    expect(answer.map(({ code }) => code)).toEqual(provinces.map(({ code }) => code));
    expect(answer.find(({ code }) => code === 'CD-KN')).toEqual({
      code: 'CD-KN',
      province: 'Kinshasa',
      capital: 'Kinshasa',
      population: 13_916_000,
      temperature: 27.4,
      humidity: 78,
      windSpeed: 9.7,
      visibility: 24.1,
      precipitation: 0,
      airQuality: 64,
      condition: 'partly cloudy',
      lastUpdated: newest.toISOString(),
      source: 'open-meteo',
    });
  });

  test('[API-04] gives null where the source gave nothing', async () => {
    const app = await startApp();
    const nothing = { temperature: null, humidity: null, wind_speed: null, visibility: null };
    await storeWeather(app, minutesAgo(5), { ...nothing, precipitation: null, air_quality: null, weather_code: null });
    expect((await records(app))[0]).toMatchObject({
      temperature: null,
      humidity: null,
      windSpeed: null,
      visibility: null,
      precipitation: null,
      airQuality: null,
      condition: null,
    });
  });

  test('[API-04] without a network gives the last record, with its true time, marked as stored', async () => {
    const app = await startApp();
    const last = minutesAgo(60 * 24 * 200);
    await storeWeather(app, last);
    for (const record of await records(app)) {
      expect(record).toMatchObject({ source: 'stored', lastUpdated: last.toISOString(), temperature: 27.4 });
    }
  });

  test('[API-04] a record is live for three refreshes, however far apart they are', async () => {
    const sources = async (app: FastifyInstance, age: number) => {
      await storeWeather(app, minutesAgo(age));
      return [...new Set((await records(app)).map(({ source }) => source))];
    };
    const everyTenMinutes = await startApp();
    expect(await sources(everyTenMinutes, 31)).toEqual(['stored']);
    expect(await sources(everyTenMinutes, 29)).toEqual(['open-meteo']);
    const everyHour = await startApp({ climate: { refreshMinutes: 60 } });
    expect(await sources(everyHour, 181)).toEqual(['stored']);
    expect(await sources(everyHour, 179)).toEqual(['open-meteo']);
  });

  test('[API-04] before anything was fetched gives samples, marked as such', async () => {
    const app = await startApp();
    const before = Date.now();
    const answer = await records(app);
    expect(answer).toHaveLength(26);
    for (const record of answer) {
      expect(record.source).toBe('sample');
      expect(record.temperature).toEqual(expect.any(Number));
      expect(Date.parse(record.lastUpdated)).toBeLessThanOrEqual(Date.now());
      expect(Date.parse(record.lastUpdated)).toBeGreaterThan(before - 3_600_000);
    }
  });

  test('[API-04] is cached for half a minute, has a strong ETag that changes with the records, and names the licence', async () => {
    const app = await startApp();
    await storeWeather(app, minutesAgo(12));
    const first = await app.inject('/api/realtime-climate-data');
    expect(first.headers['cache-control']).toBe('public, max-age=30');
    expect(first.headers.etag).toMatch(/^"[\w-]{27}"$/);
    expect(first.headers.link).toBe('<https://creativecommons.org/licenses/by/4.0/>; rel="license"');
    const headers = { 'if-none-match': first.headers.etag };
    const again = await app.inject({ url: '/api/realtime-climate-data', headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await storeWeather(app, minutesAgo(2));
    const changed = await app.inject({ url: '/api/realtime-climate-data', headers });
    expect(changed.statusCode).toBe(200);
    expect(changed.headers.etag).not.toBe(first.headers.etag);
  });
});

describe('GET /realtime-climate-data/{province}/history', () => {
  test('[PORTAL-07] gives one point an hour of the asked days, oldest first', async () => {
    const app = await startApp();
    const top = Math.floor(Date.now() / 3_600_000) * 3_600_000;
    const at = (hours: number, minutes: number) => new Date(top - hours * 3_600_000 + minutes * 60_000);
    for (const [hours, minutes, temperature] of [
      [5, 45, 4],
      [6, 15, 2],
      [6, 30, 3],
      [30, 0, 1],
      [24 * 9, 0, 0],
    ] as const) {
      await storeWeather(app, at(hours, minutes), { temperature });
    }
    const temperatures = async (path: string) => (await history(app, path)).map(({ temperature }) => temperature);
    expect(await temperatures('CD-KN/history')).toEqual([1, 2, 4]);
    expect(await temperatures('CD-KN/history?days=1')).toEqual([2, 4]);
    expect(await temperatures('CD-KN/history?days=31')).toEqual([0, 1, 2, 4]);
    expect((await history(app, 'KN/history'))[1]).toEqual({
      time: at(6, 15).toISOString(),
      temperature: 2,
      humidity: 78,
      windSpeed: 9.7,
      visibility: 24.1,
      precipitation: 0,
      airQuality: 64,
      condition: 'partly cloudy',
      source: 'open-meteo',
    });
  });

  test('[PORTAL-07] knows a province by code or name, in any case, with a slash or without', async () => {
    const app = await startApp();
    await storeWeather(app, minutesAgo(10));
    for (const name of ['CD-EQ', 'eq', 'équateur', '%C3%89QUATEUR', 'Equateur', 'kasai-oriental']) {
      expect(await history(app, `${name}/history`)).toHaveLength(1);
    }
    expect(await history(app, 'EQ/history/')).toHaveLength(1);
  });

  test('[API-02] an unknown province is a 404 that says how to name one', async () => {
    const app = await startApp();
    for (const name of ['Katanga', 'CD-XX', '__proto__', '%F0%9F%8C%B3']) {
      const answer = await app.inject(`/api/realtime-climate-data/${name}/history`);
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { detail: 'There is no such province. Use a name such as Kinshasa, or a code such as CD-KN.' },
      ]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  test('[API-02] a number of days that is none from 1 to 31 is a 422 that names it', async () => {
    const app = await startApp();
    for (const days of ['0', '32', '-1', '1.5', 'a', '', '1&days=2', '1e1']) {
      const answer = await app.inject(`/api/realtime-climate-data/KN/history?days=${days}`);
      expect([days, answer.statusCode, answer.json().fields?.[0]?.field]).toEqual([days, 422, 'days']);
    }
    expect((await app.inject('/api/realtime-climate-data/KN/history?weeks=1')).statusCode).toBe(422);
  });

  test('[API-04, PORTAL-07] before anything was fetched gives samples every three hours', async () => {
    const app = await startApp();
    const points = await history(app, 'KN/history?days=2');
    expect(points).toHaveLength(16);
    expect(new Set(points.map(({ source }) => source))).toEqual(new Set(['sample']));
    expect(points.map(({ time }) => time)).toEqual(points.map(({ time }) => time).sort());
  });

  test('[API-04] after an outage longer than asked for is empty, not sample', async () => {
    const app = await startApp();
    await storeWeather(app, minutesAgo(60 * 24 * 20));
    expect(await history(app, 'KN/history')).toEqual([]);
    expect(await history(app, 'KN/history?days=31')).toHaveLength(1);
  });
});

describe('GET /climate-alerts', () => {
  test('[PORTAL-06, LANG-08] warns in the asked language, with the rule', async () => {
    const app = await startApp();
    await storeWeather(app, minutesAgo(10), { precipitation: 22 });
    const titles = await Promise.all(['en', 'fr', 'ln', 'sw'].map(async (lang) => (await alerts(app, lang))[0]?.title));
    expect(titles).toEqual(['Heavy rain', 'Forte pluie', 'Mbula makasi', 'Mvua kubwa']);
    const inFrench = await alerts(app, 'fr');
    expect(inFrench).toHaveLength(26);
    expect(inFrench[9]).toMatchObject({ id: 'rain-CD-KN', province: 'Kinshasa', type: 'warning', severity: 'medium' });
    expect(inFrench[9]?.rule).toContain('guide n° 8 de l’OMM');
    expect((await app.inject('/api/climate-alerts')).headers['cache-control']).toBe('public, max-age=30');
    expect((await app.inject('/api/climate-alerts?lang=de')).statusCode).toBe(422);
  });

  test('[API-04] says when records are old, and when they are samples', async () => {
    const app = await startApp();
    expect((await alerts(app)).map(({ id }) => id)).toEqual(['sample-data']);
    await storeWeather(app, minutesAgo(240), { precipitation: 80 });
    expect((await alerts(app)).map(({ id }) => id)).toEqual(['stale-data']);
    await storeWeather(app, minutesAgo(1));
    expect(await alerts(app)).toEqual([]);
  });
});

describe('the stored records', () => {
  test('[API-04] one row for a province and time: a second answer replaces the first, but never loses air quality', async () => {
    const app = await startApp();
    const time = minutesAgo(5);
    await storeWeather(app, time, { temperature: 20, air_quality: 70 });
    await storeWeather(app, time, { temperature: 21, air_quality: null });
    const rows = await app.store.db.selectFrom('climate_record').selectAll().execute();
    expect(rows).toHaveLength(26);
    expect(rows[0]).toMatchObject({ temperature: 21, air_quality: 70 });
  });

  test('[API-04] go after 90 days', async () => {
    const app = await startApp();
    const day = 24 * 60;
    for (const days of [91, 89]) await storeWeather(app, minutesAgo(days * day));
    expect(await app.store.db.selectFrom('climate_record').selectAll().execute()).toHaveLength(2 * 26);
    await storeWeather(app, minutesAgo(0));
    const rows = await app.store.db.selectFrom('climate_record').select('observed_at').distinct().execute();
    expect(rows).toHaveLength(2);
  });

  test('[API-04] all of an answer or nothing is stored', async () => {
    const app = await startApp();
    const broken = observations(minutesAgo(1)).map((row, index) =>
      index === 25 ? { ...row, province: null as unknown as string } : row,
    );
    await expect(storeObservations(app.store, broken, new Date())).rejects.toThrow();
    expect(await app.store.db.selectFrom('climate_record').selectAll().execute()).toEqual([]);
  });

  test('[API-05] the assistant reads the same records and alerts', async () => {
    const app = await startApp();
    await storeWeather(app, minutesAgo(10), { wind_speed: 64 });
    const { liveMs } = app.climate;
    expect(await readClimate(app.store, { liveMs })).toEqual(await records(app));
    expect(await readAlerts(app.store, 'sw', { liveMs })).toEqual(await alerts(app, 'sw'));
    const later = { liveMs, now: new Date(Date.now() + 3_600_000) };
    expect((await readClimate(app.store, later))[0]?.source).toBe('stored');
  });
});

test('[API-01, API-03] what the calls answer is what their schemas say', async () => {
  const ajv = new Ajv2020({ allErrors: true });
  addFormats.default(ajv);
  for (const schema of [ClimateRecords, ClimateHistory, ClimateAlerts].flatMap(withReferred)) {
    if (schema.$id && !ajv.getSchema(schema.$id)) ajv.addSchema(schema);
  }
  const check = (schema: NamedSchema, body: unknown) => {
    ajv.validate(schema.$id ?? '', body);
    expect(ajv.errors).toBeNull();
  };
  const app = await startApp();
  const all = async () => {
    check(ClimateRecords, await records(app));
    check(ClimateHistory, await history(app, 'KN/history'));
    for (const lang of ['en', 'fr', 'ln', 'sw']) check(ClimateAlerts, await alerts(app, lang));
  };
  await all();
  await storeWeather(app, minutesAgo(100), { temperature: 44, precipitation: 60, wind_speed: 90, air_quality: 310 });
  await all();
  await storeWeather(app, minutesAgo(1), {
    temperature: null,
    visibility: null,
    air_quality: null,
    weather_code: null,
  });
  await all();
});

test('[API-03, API-04] the OpenAPI document credits the sources', async () => {
  const app = await startApp();
  const { paths } = (await app.inject('/api/openapi.json')).json();
  const climate = ['/realtime-climate-data', '/realtime-climate-data/{province}/history', '/climate-alerts'];
  for (const path of climate) {
    expect(paths[path].get.description).toMatch(/Open-Meteo\.com.*CAMS.*CC BY 4\.0/);
    expect(paths[path].get.tags).toEqual(['Climate']);
  }
});
