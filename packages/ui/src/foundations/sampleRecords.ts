import { provinces } from '@nzete/domain';
import type { ProvinceRecord } from '../internal/climate/climate.ts';

/** Records for stories: invented, and always the same. */
export const sampleRecords: readonly ProvinceRecord[] = provinces.map(({ code, name, capital }, index) => {
  return {
    code,
    province: name,
    capital,
    population: 1_250_000 + index * 480_000,
    temperature: 17 + ((index * 5) % 16),
    humidity: 38 + ((index * 7) % 60),
    windSpeed: (index * 3) % 31,
    visibility: 24.1,
    airQuality: 20 + index * 7,
    condition: (['sunny', 'partly cloudy', 'cloudy', 'rain'] as const)[index % 4] ?? null,
    lastUpdated: '2026-05-31T13:20:00Z',
  };
});
