import { round } from './mapping.ts';
import type { Province } from './provinces.ts';
import type { Condition, Weather } from './types.ts';

/** Twelve values, January first. */
type Months = readonly number[];

/** The typical weather of a zone by month. */
interface Zone {
  /** °C, mean daily maximum and minimum. */
  warmest: Months;
  coolest: Months;
  /** Percent, daily mean. */
  humidity: Months;
  /** Days with rain. */
  rainDays: Months;
}

/**
 * Typical weather by climate zone: rounded monthly means modelled on one town each (Kisangani,
 * Isiro, Kinshasa, Kananga, Lubumbashi, Bukavu, Kalemie). They show the seasons and are samples,
 * not measurements.
 */
const zones = {
  basin: {
    warmest: [31, 31, 31, 31, 31, 30, 29, 28, 30, 30, 29, 30],
    coolest: [21, 21, 21, 21, 21, 21, 20, 20, 20, 20, 20, 20],
    humidity: [84, 82, 83, 84, 85, 86, 87, 87, 86, 86, 86, 86],
    rainDays: [6, 8, 12, 14, 13, 11, 10, 12, 14, 16, 15, 9],
  },
  north: {
    warmest: [32, 33, 33, 32, 31, 30, 29, 29, 30, 30, 30, 31],
    coolest: [18, 19, 20, 21, 21, 20, 20, 20, 20, 20, 19, 18],
    humidity: [70, 67, 73, 78, 82, 84, 86, 86, 84, 82, 80, 75],
    rainDays: [3, 4, 9, 12, 14, 13, 14, 16, 15, 16, 10, 4],
  },
  southWest: {
    warmest: [31, 31, 32, 32, 31, 29, 27, 29, 31, 31, 31, 30],
    coolest: [22, 22, 22, 22, 22, 19, 18, 18, 20, 21, 22, 22],
    humidity: [83, 82, 81, 82, 82, 81, 79, 74, 74, 79, 83, 83],
    rainDays: [11, 11, 12, 16, 12, 1, 0, 1, 6, 11, 16, 15],
  },
  kasai: {
    warmest: [30, 30, 31, 31, 31, 31, 30, 30, 30, 30, 30, 30],
    coolest: [20, 20, 20, 20, 20, 18, 18, 19, 19, 20, 20, 20],
    humidity: [83, 82, 82, 81, 77, 68, 65, 70, 77, 80, 83, 84],
    rainDays: [14, 12, 15, 13, 7, 2, 2, 5, 10, 14, 17, 17],
  },
  katanga: {
    warmest: [28, 28, 28, 28, 27, 26, 26, 28, 32, 33, 31, 28],
    coolest: [16, 17, 16, 14, 10, 7, 6, 8, 11, 14, 16, 17],
    humidity: [85, 86, 83, 76, 66, 58, 53, 46, 42, 51, 68, 82],
    rainDays: [22, 20, 18, 6, 1, 0, 0, 0, 1, 5, 15, 23],
  },
  highland: {
    warmest: [25, 25, 25, 25, 25, 25, 25, 26, 26, 25, 24, 24],
    coolest: [14, 14, 14, 15, 15, 13, 12, 13, 14, 14, 14, 14],
    humidity: [79, 79, 80, 81, 79, 70, 63, 66, 73, 77, 80, 80],
    rainDays: [15, 14, 18, 19, 12, 4, 2, 6, 13, 18, 20, 17],
  },
  tanganyika: {
    warmest: [28, 28, 28, 28, 29, 28, 28, 29, 30, 30, 29, 28],
    coolest: [20, 20, 20, 20, 19, 17, 16, 18, 20, 21, 20, 20],
    humidity: [78, 78, 79, 79, 72, 62, 58, 58, 62, 68, 76, 79],
    rainDays: [13, 12, 15, 13, 5, 1, 0, 1, 3, 7, 14, 16],
  },
} satisfies Record<string, Zone>;

const zoneOf: Record<string, Zone> = Object.fromEntries(
  [
    { zone: zones.basin, codes: ['EQ', 'MA', 'MN', 'MO', 'TO', 'TU'] },
    { zone: zones.north, codes: ['BU', 'HU', 'NU', 'SU'] },
    { zone: zones.southWest, codes: ['BC', 'KG', 'KL', 'KN'] },
    { zone: zones.kasai, codes: ['KC', 'KE', 'KS', 'LO', 'SA'] },
    { zone: zones.katanga, codes: ['HK', 'HL', 'LU'] },
    { zone: zones.highland, codes: ['IT', 'NK', 'SK'] },
    { zone: zones.tanganyika, codes: ['TA'] },
  ].flatMap(({ zone, codes }) => codes.map((code) => [`CD-${code}`, zone])),
);

const HOTTEST_HOUR = 14;
const DRY_MONTH_RAIN_DAYS = 5;

/** A number from 0 to 1 that depends only on the text (FNV-1a with a final mix). */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

function sky(luck: number, rainShare: number): Condition {
  if (luck < rainShare) return 'rain';
  if (luck < rainShare + 0.3) return 'cloudy';
  return luck < rainShare + 0.55 ? 'partly cloudy' : 'sunny';
}

/**
 * Typical weather of a province in this month at this hour, deterministic. A sample until records
 * have been fetched.
 */
export function sampleWeather({ code, timeZone }: Province, time: Date): Weather {
  const zone = zoneOf[code] ?? zones.basin;
  const month = time.getUTCMonth();
  const [warmest = 30, coolest = 20] = [zone.warmest[month], zone.coolest[month]];
  const [humidity = 80, rainDays = 10] = [zone.humidity[month], zone.rainDays[month]];
  const hour = time.getUTCHours() + (timeZone === 'Africa/Lubumbashi' ? 2 : 1);
  // 1 in the afternoon, -1 at night.
  const warmth = Math.cos(((hour - HOTTEST_HOUR) * 2 * Math.PI) / 24);
  const day = chance(`${code} ${time.toISOString().slice(0, 10)}`) - 0.5;
  const luck = chance(`${code} ${Math.floor(time.getTime() / (3 * 3_600_000))}`);
  // On a day with rain it rains for about eight hours.
  const condition = sky(luck, rainDays / 90);
  const raining = condition === 'rain';
  return {
    temperature: round((warmest + coolest) / 2 + ((warmest - coolest) / 2) * warmth + 2 * day - (raining ? 2 : 0), 1),
    humidity: round(Math.min(98, humidity - 12 * warmth + (raining ? 8 : 0)), 0),
    windSpeed: round(7 + 3 * warmth + 4 * luck, 1),
    visibility: raining ? 8 : 20,
    precipitation: raining ? round(1 + 20 * luck, 1) : 0,
    // Grass and field fires pollute the air in the dry months.
    airQuality: round((rainDays < DRY_MONTH_RAIN_DAYS ? 105 : 62) + 20 * day, 0),
    condition,
  };
}
