import type { ClimateRecord } from '@nzete/api-client/climate';
import { expect, test } from 'vitest';
import { csvMessages } from './csv.messages.ts';
import { type CsvReader, creditOf, historyCsv, recordsCsv, recordsJson } from './downloads.ts';
import french from './locales/fr.json' with { type: 'json' };

const inEnglish: CsvReader = {
  formatNumber: String,
  nameOf: (name) => csvMessages[name].defaultMessage,
  conditionOf: () => 'Partly cloudy',
};
const inFrench: CsvReader = {
  formatNumber: (value) => String(value).replace('.', ','),
  nameOf: (name) => french[csvMessages[name].id as keyof typeof french],
  conditionOf: () => 'Partiellement nuageux',
};

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
  const [head = '', row = '', end] = recordsCsv([record], inEnglish).split('\r\n');
  expect(head).toBe(
    '\ufeffCode,Province,Capital,Population,Temperature (°C),Humidity (%),Wind (km/h),Visibility (km),Rate of rain (mm/h),Air quality,Condition,Local time,Time zone,Origin,Sample,Source,Licence',
  );
  expect(row).toContain(
    '"Kinshasa, ""Gombe""",13916000,27.4,,9.7,24.1,0,64,Partly cloudy,2026-05-31 14:20,Africa/Kinshasa,',
  );
  expect(row).toContain(creditOf('open-meteo').source);
  expect(row).toContain('"CC BY 4.0, https://creativecommons.org/licenses/by/4.0/"');
  expect(end).toBe('');
});

test('[INPUT-03, PORTAL-07] a French spreadsheet opens it as it is', () => {
  const [head = '', row = ''] = recordsCsv([record], inFrench).split('\r\n');
  expect(head).toMatch(/^\ufeffCode;Province;Chef-lieu;Population;Température \(°C\);/);
  expect(head).toContain(';Heure locale;Fuseau horaire;Origine;Exemple;Source;Licence');
  expect(row).toContain(
    ';13916000;27,4;;9,7;24,1;0;64;Partiellement nuageux;2026-05-31 14:20;Africa/Kinshasa;open-meteo;non;',
  );
  const [headOfHistory] = historyCsv(record, [], inFrench).split('\r\n');
  expect(headOfHistory).toMatch(/^\ufeffCode;Province;Heure locale \(Africa\/Kinshasa\);Température/);
});

test('[PORTAL-09] times are those of the place, with its zone', () => {
  const goma: ClimateRecord = {
    ...record,
    code: 'CD-NK',
    timeZone: 'Africa/Lubumbashi',
    lastUpdated: '2026-12-31T22:30:00.000Z',
  };
  expect(recordsCsv([goma], inEnglish)).toContain(',2027-01-01 00:30,Africa/Lubumbashi,');
  expect(historyCsv(goma, [{ ...weather, time: goma.lastUpdated, source: 'open-meteo' }], inEnglish)).toMatch(
    /Local time \(Africa\/Lubumbashi\),.*\r\n.*Kinshasa,2027-01-01 00:30,/,
  );
});

test('a text that a table program would run is only read', () => {
  expect(recordsCsv([{ ...record, province: '=1+1' }], inEnglish)).toContain(",'=1+1,");
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
  const [head, row] = historyCsv(record, [{ ...weather, time, source: 'sample' }], inEnglish).split('\r\n');
  expect(head).toBe(
    '\ufeffCode,Province,Local time (Africa/Kinshasa),Temperature (°C),Humidity (%),Wind (km/h),Visibility (km),Rate of rain (mm/h),Air quality,Condition,Origin,Sample,Source,Licence',
  );
  expect(row).toMatch(/^CD-KN,Kinshasa,2026-05-31 14:20,27\.4,,9\.7,24\.1,0,64,Partly cloudy,sample,yes,/);
});

test('[PORTAL-07] a file without rows, as of a province whose last days are missing, has its head line', () => {
  const [headOfHistory] = historyCsv(record, [{ ...weather, time, source: 'open-meteo' }], inEnglish).split('\r\n');
  expect(historyCsv(record, [], inEnglish)).toBe(`${headOfHistory}\r\n`);
  const [headOfRecords] = recordsCsv([record], inEnglish).split('\r\n');
  expect(recordsCsv([], inEnglish)).toBe(`${headOfRecords}\r\n`);
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
  const [, fetched = '', sample = ''] = recordsCsv([record, { ...record, source: 'sample' }], inEnglish).split('\r\n');
  expect(fetched).toMatch(/,open-meteo,no,"?Weather data by Open-Meteo\.com.*CC BY 4\.0/);
  expect(sample).toMatch(/,sample,yes,"Sample: .*MIT/);
  expect(sample).not.toMatch(/Open-Meteo|CC BY/);
});
