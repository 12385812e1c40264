import { localHour } from '@nzete/domain';
import zones from './climatology.json' with { type: 'json' };
import { conditionOf, isDaylight, round } from './mapping.ts';
import type { Province } from './provinces.ts';
import type { Weather } from './schemas.ts';

/**
 * Typical weather by climate zone: rounded monthly means modelled on one town each, from January:
 * the daily maximum and minimum in °C, the humidity in percent, the days with rain. They show the
 * seasons and are samples, not measurements.
 */
const zoneOf = new Map(Object.values(zones).flatMap((zone) => zone.provinces.map((code) => [code, zone])));

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

/** A weather code: rain, overcast, partly cloudy or clear. */
function sky(luck: number, rainShare: number): number {
  if (luck < rainShare) return 61;
  if (luck < rainShare + 0.3) return 3;
  return luck < rainShare + 0.55 ? 2 : 0;
}

/** Typical weather of this month at this hour, the same at every call. */
export function sampleWeather(province: Province, time: Date): Weather {
  const { code, timeZone } = province;
  const zone = zoneOf.get(code) ?? zones.basin;
  const month = time.getUTCMonth();
  const [warmest = 30, coolest = 20] = [zone.warmest[month], zone.coolest[month]];
  const [humidity = 80, rainDays = 10] = [zone.humidity[month], zone.rainDays[month]];
  const hour = localHour(time, timeZone);
  // 1 in the afternoon, -1 at night.
  const warmth = Math.cos(((hour - HOTTEST_HOUR) * 2 * Math.PI) / 24);
  const day = chance(`${code} ${time.toISOString().slice(0, 10)}`) - 0.5;
  const luck = chance(`${code} ${Math.floor(time.getTime() / (3 * 3_600_000))}`);
  // On a day with rain it rains for about eight hours.
  const condition = conditionOf(sky(luck, rainDays / 90), isDaylight(province, time));
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
