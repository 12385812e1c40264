import { describe, expect, test } from 'vitest';
import { storeObservations } from '../src/climate/records.ts';
import { startApp } from './support/app.ts';
import { minutesAgo, observations, storeWeather } from './support/weather.ts';

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
});
