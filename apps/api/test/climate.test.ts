import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import { describe, expect, test } from 'vitest';
import { provinces } from '../src/climate/provinces.ts';
import { readAlerts, readClimate } from '../src/climate/queries.ts';
import { ClimateAlerts, ClimateHistory, ClimateRecords } from '../src/climate/schemas.ts';
import { type NamedSchema, withReferences } from '../src/http/schemas.ts';
import { intlOf } from '../src/text/intl.ts';
import { languages } from '../src/text/languages.ts';
import { startApp } from './support/app.ts';
import { alerts, history, minutesAgo, records, storeWeather } from './support/weather.ts';

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
      timeZone: 'Africa/Kinshasa',
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

  test('[PORTAL-08] a chance of a storm is no rain, and a clear sky is sunny by day only', async () => {
    const app = await startApp();
    const condition = async (values: Parameters<typeof storeWeather>[2]) => {
      await storeWeather(app, minutesAgo(10), values);
      return [...new Set((await records(app)).map((record) => record.condition))];
    };
    expect(await condition({ weather_code: 95, precipitation: 0 })).toEqual(['storm possible']);
    expect(await condition({ weather_code: 0, is_day: 1 })).toEqual(['sunny']);
    expect(await condition({ weather_code: 0, is_day: 0 })).toEqual(['clear night']);
    expect(await condition({ weather_code: 2, is_day: 0 })).toEqual(['partly cloudy night']);
  });

  test('[PORTAL-09] gives the time zone of each capital: 16 of the 26 are two hours ahead of UTC', async () => {
    const zones = (await records(await startApp())).map(({ timeZone }) => timeZone);
    expect(zones.filter((zone) => zone === 'Africa/Lubumbashi')).toHaveLength(16);
    expect(zones.filter((zone) => zone === 'Africa/Kinshasa')).toHaveLength(10);
  });

  test('[API-04] between two fetches of air quality a record has the last one', async () => {
    const app = await startApp();
    await storeWeather(app, minutesAgo(40), { air_quality: 88 });
    await storeWeather(app, minutesAgo(10), { air_quality: null, temperature: 30 });
    for (const record of await records(app)) expect(record).toMatchObject({ airQuality: 88, temperature: 30 });
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

  test('[API-04] without a network returns the last record, with its time, marked as stored', async () => {
    const app = await startApp();
    const last = minutesAgo(60 * 24 * 200);
    await storeWeather(app, last);
    for (const record of await records(app)) {
      expect(record).toMatchObject({ source: 'stored', lastUpdated: last.toISOString(), temperature: 27.4 });
    }
  });

  test('[API-04] a record is live for two refreshes, however far apart they are', async () => {
    const sources = async (app: FastifyInstance, age: number) => {
      await storeWeather(app, minutesAgo(age));
      return [...new Set((await records(app)).map(({ source }) => source))];
    };
    const everyHalfHour = await startApp();
    expect(await sources(everyHalfHour, 61)).toEqual(['stored']);
    expect(await sources(everyHalfHour, 59)).toEqual(['open-meteo']);
    const everyHour = await startApp({ climate: { refreshMinutes: 60 } });
    expect(await sources(everyHour, 121)).toEqual(['stored']);
    expect(await sources(everyHour, 119)).toEqual(['open-meteo']);
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

  test('[API-04] is cached for half a minute by proxies and revalidated by browsers, has a strong ETag that changes with the records, and names the licence', async () => {
    const app = await startApp();
    await storeWeather(app, minutesAgo(12));
    const first = await app.inject('/api/realtime-climate-data');
    expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=30, stale-if-error=3600');
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

describe('GET /climate-alerts', () => {
  test('[PORTAL-06, LANG-08] warns in the asked language, with the rule', async () => {
    const app = await startApp();
    await storeWeather(app, minutesAgo(10), { precipitation: 22 });
    const titles = await Promise.all(languages.map(async (lang) => (await alerts(app, lang))[0]?.title));
    expect(titles).toEqual(['Heavy rain', 'Forte pluie', 'Mbula makasi', 'Mvua kubwa']);
    const inFrench = await alerts(app, 'fr');
    expect(inFrench).toHaveLength(26);
    expect(inFrench[9]).toMatchObject({ id: 'rain-CD-KN', province: 'Kinshasa', type: 'warning', severity: 'medium' });
    expect(inFrench[9]?.rule).toContain('guide n° 8 de l’OMM');
    expect((await app.inject('/api/climate-alerts')).headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=30, stale-if-error=3600',
    );
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

test('[API-05] the assistant reads the same records and alerts', async () => {
  const app = await startApp();
  await storeWeather(app, minutesAgo(10), { wind_speed: 64 });
  const { liveMs } = app.climate;
  expect(await readClimate(app.store, { liveMs })).toEqual(await records(app));
  expect(await readAlerts(app.store, intlOf('sw'), { liveMs })).toEqual(await alerts(app, 'sw'));
  const later = { liveMs, now: new Date(Date.now() + 3_600_000) };
  expect((await readClimate(app.store, later))[0]?.source).toBe('stored');
});

test('[API-01, API-03] what the calls answer is what their schemas say', async () => {
  const ajv = new Ajv2020({ allErrors: true });
  addFormats.default(ajv);
  for (const schema of [ClimateRecords, ClimateHistory, ClimateAlerts].flatMap(withReferences)) {
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
    for (const lang of languages) check(ClimateAlerts, await alerts(app, lang));
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
