import { describe, expect, test } from 'vitest';
import { startApp } from './support/app.ts';
import { history, minutesAgo, storeWeather } from './support/weather.ts';

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
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'province-not-found']);
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
