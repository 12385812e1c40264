import { describe, expect, test } from 'vitest';
import { alertsOf } from '../src/climate/alerts.ts';
import { heatIndex } from '../src/climate/heat-index.ts';
import { descriptions, notices, places, titles } from '../src/climate/messages.ts';
import { levelNames, rules } from '../src/climate/rules/messages.ts';
import type { ClimateRecord } from '../src/climate/schemas.ts';
import { catalogues } from '../src/text/catalogues.ts';
import { intlOf } from '../src/text/intl.ts';
import { languages, untranslated } from '../src/text/languages.ts';

const now = new Date('2025-06-01T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

function record(values: Partial<ClimateRecord> = {}): ClimateRecord {
  return {
    code: 'CD-KN',
    province: 'Kinshasa',
    capital: 'Kinshasa',
    population: 13_916_000,
    timeZone: 'Africa/Kinshasa',
    temperature: 26,
    humidity: 70,
    windSpeed: 8,
    visibility: 20,
    precipitation: 0,
    airQuality: 60,
    condition: 'cloudy',
    lastUpdated: minutesAgo(10),
    source: 'open-meteo',
    ...values,
  };
}

const levels = (values: Partial<ClimateRecord>) =>
  alertsOf([record(values)], now, intlOf('en')).map(({ id, type, severity }) => `${id} ${type} ${severity}`);

describe('the heat index', () => {
  // Rows of the chart of the US National Weather Service (°F, %, °F), which rounds to whole
  // degrees.
  test.each([
    [80, 40, 80],
    [86, 90, 105],
    [90, 70, 106],
    [94, 50, 103],
    [100, 60, 129],
    [110, 40, 136],
  ])('[API-04] %s °F at %s %% feels like %s °F', (fahrenheit, humidity, feels) => {
    const celsius = heatIndex(((fahrenheit - 32) * 5) / 9, humidity);
    expect(Math.abs((celsius * 9) / 5 + 32 - feels)).toBeLessThan(1.3);
  });
});

describe('alerts', () => {
  test('[PORTAL-06] an ordinary day has none', () => {
    expect(alertsOf([record(), record({ temperature: 32, humidity: 60, airQuality: 100 })], now, intlOf('en'))).toEqual(
      [],
    );
  });

  test.each<[Partial<ClimateRecord>, string[]]>([
    [{ precipitation: 9.9 }, []],
    [{ precipitation: 10 }, ['rain-CD-KN warning medium']],
    [{ precipitation: 49.9 }, ['rain-CD-KN warning medium']],
    [{ precipitation: 50 }, ['rain-CD-KN danger high']],
    [{ windSpeed: 49.9 }, []],
    [{ windSpeed: 50 }, ['wind-CD-KN warning medium']],
    [{ windSpeed: 75 }, ['wind-CD-KN danger high']],
    [{ airQuality: 100 }, []],
    [{ airQuality: 101 }, ['air-CD-KN info low']],
    [{ airQuality: 151 }, ['air-CD-KN warning medium']],
    [{ airQuality: 201 }, ['air-CD-KN danger high']],
    [{ airQuality: 301 }, ['air-CD-KN danger high']],
    [{ temperature: 33, humidity: 60 }, []],
    [{ temperature: 33, humidity: 75 }, ['heat-CD-KN warning medium']],
    [{ temperature: 40, humidity: 60 }, ['heat-CD-KN danger high']],
  ])('[API-04, PORTAL-06] %j makes %j', (values, expected) => expect(levels(values)).toEqual(expected));

  test('[API-04] a value that the source did not give makes none', () => {
    expect(levels({ temperature: 45, humidity: null, windSpeed: null, precipitation: null, airQuality: null })).toEqual(
      [],
    );
    expect(levels({ temperature: null, humidity: 100 })).toEqual([]);
  });

  test('[PORTAL-06] says what was measured, where, when, by whom, and which rule made it', () => {
    expect(alertsOf([record({ precipitation: 14.6 })], now, intlOf('en'))).toEqual([
      {
        id: 'rain-CD-KN',
        title: 'Heavy rain',
        type: 'warning',
        severity: 'medium',
        province: 'Kinshasa',
        description:
          '14 mm of rain an hour in Kinshasa. Keep away from ravines and rivers, and do not cross running water.',
        timestamp: minutesAgo(10),
        timeZone: 'Africa/Kinshasa',
        source: 'Open-Meteo',
        rule: 'Rain of 10 mm an hour or more: “heavy”, WMO guide No. 8',
      },
    ]);
    const advice = [200, 201, 301].map((airQuality) => alertsOf([record({ airQuality })], now, intlOf('en'))[0]);
    expect(advice.map((alert) => alert?.title)).toEqual(['Unhealthy air', 'Very unhealthy air', 'Hazardous air']);
    expect(advice[1]?.description).toContain('Everyone should avoid hard effort outdoors');
    expect(advice[2]?.description).toContain('Nobody should make an effort outdoors');
    const [air] = alertsOf([record({ airQuality: 180 })], now, intlOf('fr'));
    expect(air).toMatchObject({ title: 'Air malsain', source: 'CAMS, Open-Meteo' });
    expect(air?.rule).toBe('Indice de qualité de l’air de 151 ou plus\u00a0: «\u00a0malsain\u00a0», EPA (États-Unis)');
  });

  test('[PORTAL-06] the most severe come first, then in the order of the provinces', () => {
    const records = [
      record({ code: 'CD-BU', airQuality: 120 }),
      record({ code: 'CD-KN', precipitation: 12, airQuality: 250 }),
      record({ code: 'CD-TO', windSpeed: 60 }),
    ];
    expect(alertsOf(records, now, intlOf('en')).map(({ id }) => id)).toEqual([
      'air-CD-KN',
      'rain-CD-KN',
      'wind-CD-TO',
      'air-CD-BU',
    ]);
  });

  test('[API-04] records more than an hour old are called old; after three hours they make no warning', () => {
    const old = (minutes: number) => levels({ lastUpdated: minutesAgo(minutes), source: 'stored', precipitation: 60 });
    expect(old(60)).toEqual(['rain-CD-KN danger high']);
    expect(old(61)).toEqual(['rain-CD-KN danger high', 'stale-data info medium']);
    expect(old(181)).toEqual(['stale-data info medium']);
    const [stale] = alertsOf([record({ lastUpdated: minutesAgo(181), source: 'stored' })], now, intlOf('en'));
    expect(stale?.description).toContain('1 June 2025, 09:59 (Kinshasa time)');
    expect(stale?.province).toBe('All 26 provinces');
  });

  test('[API-04] samples are called samples, and make no warning', () => {
    const samples = [record({ source: 'sample', precipitation: 60 }), record({ source: 'sample', airQuality: 300 })];
    expect(alertsOf(samples, now, intlOf('en'))).toMatchObject([
      { id: 'sample-data', title: 'These are sample records', type: 'info', severity: 'low' },
    ]);
  });
});

describe('the words of the alerts', () => {
  const all = [titles, descriptions, levelNames, rules, notices, places].flatMap((messages) => Object.values(messages));

  test.each(all)('[LANG-08] $id differs in every language', (message) => {
    const translated = languages.filter((lang) => !untranslated.includes(lang) && lang !== 'en');
    const texts = translated.map((lang) => catalogues[lang as keyof typeof catalogues][message.id]);
    expect(new Set([message.defaultMessage, ...texts]).size).toBe(translated.length + 1);
  });

  test('[LANG-08] nothing is left unfilled, in any language', () => {
    const records = [record({ temperature: 41, humidity: 70, precipitation: 60, windSpeed: 80, airQuality: 210 })];
    const cases = [
      records,
      [record({ temperature: 33, humidity: 75, precipitation: 20, windSpeed: 55, airQuality: 120 })],
      [record({ lastUpdated: minutesAgo(90), airQuality: 160 })],
      [record({ source: 'sample' })],
    ];
    for (const lang of languages) {
      const alerts = cases.flatMap((list) => alertsOf(list, now, intlOf(lang)));
      expect(alerts).toHaveLength(11);
      for (const alert of alerts) expect(JSON.stringify(alert)).not.toMatch(/[{}]\w|undefined|NaN|\s{2}/);
    }
  });
});
