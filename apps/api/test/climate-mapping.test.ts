import { describe, expect, test } from 'vitest';
import { sampleWeather } from '../src/climate/climatology.ts';
import { conditionOf, kilometres, millimetresPerHour, plausible } from '../src/climate/mapping.ts';
import { findProvince, provinces } from '../src/climate/provinces.ts';

describe('the 26 provinces', () => {
  test('[PORTAL-02] each has its own code, name and capital, and lies in the country', () => {
    expect(provinces).toHaveLength(26);
    for (const key of ['code', 'name', 'capital'] as const) {
      expect(new Set(provinces.map((province) => province[key])).size).toBe(26);
    }
    for (const { latitude, longitude, population, code } of provinces) {
      expect(code).toMatch(/^CD-[A-Z]{2}$/);
      expect(latitude).toBeGreaterThan(-13.5);
      expect(latitude).toBeLessThan(5.4);
      expect(longitude).toBeGreaterThan(12.2);
      expect(longitude).toBeLessThan(31.4);
      expect(population).toBeGreaterThan(1_000_000);
    }
    const names = provinces.map(({ name }) => name);
    expect(names).toEqual([...names].sort(new Intl.Collator('fr').compare));
  });

  test.each(['CD-EQ', 'cd-eq', 'EQ', 'eq', 'Équateur', 'equateur', ' ÉQUATEUR ', 'E\u0301quateur'])(
    '[PORTAL-07] %j is found',
    (name) => expect(findProvince(name)?.capital).toBe('Mbandaka'),
  );

  test('[PORTAL-07] the two provinces on the Uélé are spelt as the documents spell them, and found without accents', () => {
    expect(['bas-uele', 'Haut-Uele'].map((name) => findProvince(name)?.name)).toEqual(['Bas-Uélé', 'Haut-Uélé']);
  });

  test.each(['', 'CD-', 'CD-XX', 'Katanga', 'Mbandaka', '__proto__', 'constructor'])(
    '[PORTAL-07] %j is not a province',
    (name) => expect(findProvince(name)).toBeUndefined(),
  );
});

describe('Open-Meteo’s values in our units', () => {
  test.each([
    ['sunny', [0, 1]],
    ['partly cloudy', [2]],
    ['cloudy', [3, 45, 48]],
    ['rain', [51, 53, 55, 56, 57, 61, 63, 65, 66, 67, 80, 81, 82]],
    ['storm possible', [95, 96, 99]],
    ['snow', [71, 73, 75, 77, 85, 86]],
    [null, [null, 4, 50, 68, 70, 78, 83, 87, 94, 100, -1]],
  ])(
    '[PORTAL-02, API-04] the weather is %s for its codes of the World Meteorological Organization',
    (condition, codes) => {
      for (const code of codes) expect([code, conditionOf(code, true)]).toEqual([code, condition]);
    },
  );

  test('[PORTAL-08] a clear sky is sunny by day only', () => {
    expect([0, 1, 2, 3, 61, 95].map((code) => conditionOf(code, false))).toEqual([
      'clear night',
      'clear night',
      'partly cloudy night',
      'cloudy',
      'rain',
      'storm possible',
    ]);
  });

  test('[PORTAL-02] metres become kilometres with one decimal', () => {
    expect([24_140, 0, 49, 50, null, undefined, -1, 2_000_000].map(kilometres)).toEqual([
      24.1,
      0,
      0,
      0.1,
      null,
      null,
      null,
      null,
    ]);
  });

  test('[API-04] rain of a quarter of an hour becomes rain an hour', () => {
    expect([
      millimetresPerHour(2.5, 900),
      millimetresPerHour(2.5, 3_600),
      millimetresPerHour(null, 900),
      millimetresPerHour(-1, 900),
    ]).toEqual([10, 2.5, null, null]);
  });

  test('[API-04] values are rounded, and impossible ones are none', () => {
    const temperature = { min: -90, max: 60, decimals: 1 };
    expect([24.299999, -0.04, 60, 60.1, 1e30, null].map((value) => plausible(value, temperature))).toEqual([
      24.3,
      0,
      60,
      null,
      null,
      null,
    ]);
  });
});

describe('sample weather', () => {
  const kinshasa = findProvince('KN');
  const lubumbashi = findProvince('HK');
  const at = (time: string) => {
    if (!kinshasa || !lubumbashi) throw new Error('no province');
    return { kinshasa: sampleWeather(kinshasa, new Date(time)), lubumbashi: sampleWeather(lubumbashi, new Date(time)) };
  };

  test('[API-04] is the same for the same hour, and warmer in the afternoon than in the night', () => {
    expect(at('2025-03-10T13:00:00Z')).toEqual(at('2025-03-10T13:00:00Z'));
    const [day, night] = [at('2025-08-10T13:00:00Z').kinshasa, at('2025-08-10T01:00:00Z').kinshasa];
    expect(day.temperature).toBeGreaterThan(night.temperature ?? 99);
    expect(day.humidity).toBeLessThan(night.humidity ?? 0);
  });

  test('[PORTAL-08] no sample is sunny between six in the evening and six in the morning, place by place', () => {
    for (const province of provinces) {
      for (let hour = 0; hour < 24 * 60; hour += 1) {
        const time = new Date(Date.UTC(2025, 5, 1, hour));
        const { condition } = sampleWeather(province, time);
        const local = (time.getUTCHours() + (province.timeZone === 'Africa/Lubumbashi' ? 2 : 1)) % 24;
        const isDay = local >= 6 && local < 18;
        if (condition === 'sunny' || condition === 'partly cloudy') expect([local, isDay]).toEqual([local, true]);
        if (condition?.endsWith('night')) expect([local, isDay]).toEqual([local, false]);
      }
    }
  });

  test('[API-04] knows the dry season of the south', () => {
    const days = Array.from({ length: 30 }, (_, index) => index + 1);
    const wet = (month: string) =>
      days.filter(
        (day) => at(`2025-${month}-${String(day).padStart(2, '0')}T15:00:00Z`).lubumbashi.condition === 'rain',
      ).length;
    expect(wet('07')).toBe(0);
    expect(wet('12')).toBeGreaterThan(3);
  });

  test('[API-04] is complete and possible in every province, month and hour', () => {
    for (const province of provinces) {
      for (let month = 0; month < 12; month += 1) {
        for (let hour = 0; hour < 24; hour += 3) {
          const weather = sampleWeather(province, new Date(Date.UTC(2025, month, 15, hour)));
          const values = Object.values(weather);
          expect(values).not.toContain(null);
          expect(weather.temperature).toBeGreaterThan(2);
          expect(weather.temperature).toBeLessThan(38);
          expect(weather.humidity).toBeGreaterThan(20);
          expect(weather.humidity).toBeLessThanOrEqual(98);
          expect(weather.airQuality).toBeLessThan(150);
        }
      }
    }
  });
});
