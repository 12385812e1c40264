import { describe, expect, test } from 'vitest';
import { airQualityBand, freshnessOf, localTime } from './climate.ts';
import { provinces } from './provinces.ts';

const lastUpdated = '2026-11-28T12:00:00.000Z';
const after = (minutes: number) => Date.parse(lastUpdated) + minutes * 60_000;

test('[PORTAL-10] the six bands of the air, each from its lowest index', () => {
  const bands = [0, 50, 51, 100, 101, 150, 151, 200, 201, 300, 301, 999].map(airQualityBand);
  expect(bands).toEqual(
    ['good', 'moderate', 'sensitive', 'unhealthy', 'veryUnhealthy', 'hazardous'].flatMap((band) => [band, band]),
  );
  // Rounded as it is shown.
  expect([airQualityBand(50.4), airQualityBand(50.5)]).toEqual(['good', 'moderate']);
});

describe('[PORTAL-11] values', () => {
  test.each([
    ['live', 'open-meteo', null],
    ['live', 'open-meteo', 60],
    ['old', 'open-meteo', 61],
    ['old', 'stored', null],
    ['old', 'stored', 1],
    ['sample', 'sample', 1],
    ['sample', 'sample', 600],
    ['live', undefined, 1],
  ])('are %s if their source is %s and their age in minutes %s', (freshness, source, age) => {
    expect(freshnessOf({ source, lastUpdated }, age === null ? null : after(age))).toBe(freshness);
  });
});

test('[PORTAL-09] half an hour before midnight of each of the 26 places is on that day, with its offset', () => {
  for (const { timeZone } of provinces) {
    const offset = timeZone === 'Africa/Lubumbashi' ? 2 : 1;
    const instant = new Date(Date.UTC(2026, 10, 28, 23 - offset, 30)).toISOString();
    expect(localTime(instant, timeZone)).toBe(`2026-11-28T23:30:00+0${offset}:00`);
  }
});
