import type { ProvinceRecord } from '../../internal/climate/climate.ts';
import { tileCodes } from './lattice.ts';

const names: Readonly<Record<string, readonly [province: string, capital: string]>> = {
  KN: ['Kinshasa', 'Kinshasa'],
  BC: ['Kongo-Central', 'Matadi'],
  NK: ['Nord-Kivu', 'Goma'],
  HK: ['Haut-Katanga', 'Lubumbashi'],
  TO: ['Tshopo', 'Kisangani'],
};

/** Records for stories: invented, and the same every time. */
export const sampleRecords: readonly ProvinceRecord[] = tileCodes.map((code, index) => {
  const [province = code, capital = code] = names[code.slice(-2)] ?? [];
  return {
    code,
    province,
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
