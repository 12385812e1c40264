import type { ClimateRecord } from '@nzete/api-client/climate';
import { expect, test } from 'vitest';
import { creditOf, historyCsv, recordsCsv, recordsJson } from './downloads.ts';

const record: ClimateRecord = {
  code: 'CD-KN',
  province: 'Kinshasa',
  capital: 'Kinshasa, "Gombe"',
  population: 13_916_000,
  timeZone: 'Africa/Kinshasa',
  temperature: 27.4,
  humidity: null,
  windSpeed: 9.7,
  visibility: 24.1,
  precipitation: 0,
  airQuality: 64,
  condition: 'partly cloudy',
  lastUpdated: '2026-05-31T13:20:00.000Z',
  source: 'open-meteo',
};

test('[PORTAL-07] the CSV has a row for each record, with its time, source and licence', () => {
  const [head = '', row = '', end] = recordsCsv([record]).split('\r\n');
  expect(head).toBe(
    'code,province,capital,population,temperature,humidity,windSpeed,visibility,precipitationRate,airQuality,condition,lastUpdated,from,sample,source,licence',
  );
  expect(row).toContain('"Kinshasa, ""Gombe""",13916000,27.4,,9.7,24.1,0,64,partly cloudy,2026-05-31T14:20:00+01:00');
  expect(row).toContain(creditOf('open-meteo').source);
  expect(row).toContain('"CC BY 4.0, https://creativecommons.org/licenses/by/4.0/"');
  expect(end).toBe('');
});

test('[PORTAL-09] times are those of the place, with its offset', () => {
  const goma: ClimateRecord = {
    ...record,
    code: 'CD-NK',
    timeZone: 'Africa/Lubumbashi',
    lastUpdated: '2026-12-31T22:30:00.000Z',
  };
  expect(recordsCsv([goma])).toContain(',2027-01-01T00:30:00+02:00,');
  expect(historyCsv(goma, [{ ...weather, time: goma.lastUpdated, source: 'open-meteo' }])).toContain(
    'Kinshasa,2027-01-01T00:30:00+02:00,',
  );
});

test('a text that a table program would run is only read', () => {
  expect(recordsCsv([{ ...record, province: '=1+1' }])).toContain(",'=1+1,");
});

const {
  code: _,
  province: __,
  capital: ___,
  population: ____,
  lastUpdated: time,
  timeZone: _____,
  ...weather
} = record;

test('[PORTAL-07, PORTAL-12] the history has province, time and a rate of rain in every row', () => {
  const [head, row] = historyCsv(record, [{ ...weather, time, source: 'sample' }]).split('\r\n');
  expect(head).toBe(
    'code,province,time,temperature,humidity,windSpeed,visibility,precipitationRate,airQuality,condition,from,sample,source,licence',
  );
  expect(row).toMatch(/^CD-KN,Kinshasa,2026-05-31T14:20:00\+01:00,27\.4,,9\.7,24\.1,0,64,partly cloudy,sample,true,/);
});

test('[PORTAL-07] a file without rows, as of a province whose last days are missing, has its head line', () => {
  const [headOfHistory] = historyCsv(record, [{ ...weather, time, source: 'open-meteo' }]).split('\r\n');
  expect(historyCsv(record, [])).toBe(`${headOfHistory}\r\n`);
  const [headOfRecords] = recordsCsv([record]).split('\r\n');
  expect(recordsCsv([])).toBe(`${headOfRecords}\r\n`);
});

test('[PORTAL-07] the JSON has source, licence and date beside the records', () => {
  const kept: ClimateRecord = { ...record, code: 'CD-NK', source: 'stored' };
  const sample: ClimateRecord = { ...record, code: 'CD-SK', source: 'sample' };
  const read = JSON.parse(recordsJson([record, kept, sample], new Date('2026-05-31T14:00:00Z')));
  expect(read).toEqual({
    downloaded: '2026-05-31T14:00:00.000Z',
    sources: { 'open-meteo': creditOf('open-meteo'), stored: creditOf('open-meteo'), sample: creditOf('sample') },
    records: [record, kept, { ...sample, sample: true }],
  });
});

test('[PORTAL-07, API-04, SAMPLE-01] a sample is marked and credited to no one else, row by row', () => {
  const [, fetched = '', sample = ''] = recordsCsv([record, { ...record, source: 'sample' }]).split('\r\n');
  expect(fetched).toMatch(/,open-meteo,false,"?Weather data by Open-Meteo\.com.*CC BY 4\.0/);
  expect(sample).toMatch(/,sample,true,"Sample: .*MIT/);
  expect(sample).not.toMatch(/Open-Meteo|CC BY/);
});
