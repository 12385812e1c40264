import { expect, test } from 'vitest';
import { openMeteoUrls, requestsFor } from '../src/climate/open-meteo.ts';
import { provinces } from '../src/climate/provinces.ts';
import { AIR_MINUTES, DEFAULT_MINUTES, isAirDue } from '../src/climate/schedule.ts';

/** What Open-Meteo gives a non-profit website freely (https://open-meteo.com/en/terms). */
const FREE = { day: 10_000, hour: 5_000, minute: 600 };
const DAY_MINUTES = 24 * 60;

/** As the source counts: each place, by tens of variables and by fortnights. */
function weightOf({ searchParams }: URL): number {
  const list = (name: string) => searchParams.get(name)?.split(',') ?? [];
  const variables = ['current', 'minutely_15', 'hourly', 'daily'].flatMap(list).length;
  const models = Math.max(1, list('models').length);
  const days = Number(searchParams.get('forecast_days') ?? 7) + Number(searchParams.get('past_days') ?? 0);
  return list('latitude').length * Math.max(1, (variables * models) / 10) * Math.max(1, days / 14);
}

/** The weight of the calls of a day at a refresh interval. */
function weightOfDay(refreshMinutes: number): number {
  const { weather, air } = requestsFor(provinces, openMeteoUrls);
  let lastAir: Date | undefined;
  let weight = 0;
  for (let minute = 0; minute < DAY_MINUTES; minute += refreshMinutes) {
    const now = new Date(minute * 60_000);
    weight += weightOf(weather);
    if (!isAirDue(lastAir, now)) continue;
    weight += weightOf(air);
    lastAir = now;
  }
  return weight;
}

test('[API-04, PORTAL-13] a day of calls, counted by weight, is less than half of the free budget', () => {
  expect([DEFAULT_MINUTES, AIR_MINUTES]).toEqual([30, 60]);
  expect(weightOfDay(DEFAULT_MINUTES)).toBe(26 * 48 + 26 * 24);
  expect(weightOfDay(DEFAULT_MINUTES)).toBeLessThan(FREE.day / 2);
  expect(weightOfDay(10)).toBe(4_368); // the figures of .env.example
  expect(weightOfDay(9)).toBeLessThan(FREE.day / 2);
  expect(weightOfDay(8)).toBeGreaterThan(FREE.day / 2);
  const { weather, air } = requestsFor(provinces, openMeteoUrls);
  expect(weightOf(weather) + weightOf(air)).toBeLessThan(FREE.minute / 2);
});
