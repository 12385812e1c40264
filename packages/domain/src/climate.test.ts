import { describe, expect, test } from 'vitest';
import { airQualityBand, freshnessOf } from './climate.ts';

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
