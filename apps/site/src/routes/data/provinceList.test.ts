import type { ClimateRecord } from '@nzete/api-client/climate';
import { expect, test } from 'vitest';
import { changedIn, listProvinces } from './provinceList.ts';

const record = (code: string, province: string, capital: string, temperature: number | null): ClimateRecord => ({
  code,
  province,
  capital,
  timeZone: 'Africa/Kinshasa',
  population: 1_000_000,
  temperature,
  humidity: 70,
  windSpeed: 5,
  visibility: 20,
  precipitation: 0,
  airQuality: 40,
  condition: 'sunny',
  lastUpdated: '2026-05-31T13:20:00Z',
  source: 'open-meteo',
});
const records = [
  record('CD-EQ', 'Équateur', 'Mbandaka', 29),
  record('CD-KN', 'Kinshasa', 'Kinshasa', null),
  record('CD-NK', 'Nord-Kivu', 'Goma', 19),
];
const names = (search: string, order: Parameters<typeof listProvinces>[2]) =>
  listProvinces(records, search, order).map(({ province }) => province);

test('[PORTAL-07] a province is found by its name, its capital or its code, without accents', () => {
  expect(names('equateur', 'name')).toEqual(['Équateur']);
  expect(names(' GOMA ', 'name')).toEqual(['Nord-Kivu']);
  expect(names('cd-kn', 'name')).toEqual(['Kinshasa']);
  expect(names('', 'name')).toHaveLength(3);
  expect(names('paris', 'name')).toEqual([]);
});

test('[PORTAL-07] ordered by a value the highest comes first, and what has none last', () => {
  expect(names('', 'temperature')).toEqual(['Équateur', 'Nord-Kivu', 'Kinshasa']);
});

test('what changed is the weather, not the time of the record', () => {
  const later = records.map((each) => ({ ...each, lastUpdated: '2026-05-31T13:30:00Z' }));
  expect(changedIn(records, later).size).toBe(0);
  const warmer = later.map((each) => (each.code === 'CD-NK' ? { ...each, temperature: 20 } : each));
  expect([...changedIn(records, warmer)]).toEqual(['CD-NK']);
});
