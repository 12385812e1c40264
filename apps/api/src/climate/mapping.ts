import { localHour } from '@nzete/domain';
import type { Province } from './provinces.ts';
import type { Condition } from './schemas.ts';

/** Near the equator the sun rises at about six and sets at about eighteen, all year. */
export const isDaylight = ({ timeZone }: Pick<Province, 'timeZone'>, time: string | Date): boolean => {
  const hour = localHour(time, timeZone);
  return hour >= 6 && hour < 18;
};

/**
 * The condition of a WMO weather code (table 4677, as used by Open-Meteo): 0-1 clear, 2 partly
 * cloudy, 3 overcast, 45 and 48 fog, 51-67 drizzle and rain, 71-77 snow, 80-82 rain showers, 85 and
 * 86 snow showers. 95-99 are the chance of a thunderstorm, which Open-Meteo computes from the
 * instability of the air: they say nothing of rain. `null` for other codes.
 */
export function conditionOf(code: number | null, isDay: boolean): Condition | null {
  if (code === null) return null;
  if (code === 0 || code === 1) return isDay ? 'sunny' : 'clear night';
  if (code === 2) return isDay ? 'partly cloudy' : 'partly cloudy night';
  if (code === 3 || code === 45 || code === 48) return 'cloudy';
  if ((code >= 51 && code <= 67) || (code >= 80 && code <= 82)) return 'rain';
  if ((code >= 71 && code <= 77) || code === 85 || code === 86) return 'snow';
  return code >= 95 && code <= 99 ? 'storm possible' : null;
}

/** Rounds to a number of decimals; the source has noise such as 24.299999. */
export function round(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  const rounded = Math.round(value * factor) / factor;
  return rounded === 0 ? 0 : rounded; // never -0
}

/** A rounded value, or `null` if it is missing or physically impossible. */
export function plausible(
  value: number | null | undefined,
  { min, max, decimals }: { min: number; max: number; decimals: number },
): number | null {
  return value === null || value === undefined || value < min || value > max ? null : round(value, decimals);
}

export function kilometres(metres: number | null | undefined): number | null {
  const inRange = plausible(metres, { min: 0, max: 1_000_000, decimals: 0 });
  return inRange === null ? null : round(inRange / 1_000, 1);
}

/** Millimetres of an interval as mm per hour. */
export function millimetresPerHour(millimetres: number | null | undefined, intervalSeconds: number): number | null {
  const inRange = plausible(millimetres, { min: 0, max: 500, decimals: 2 });
  return inRange === null ? null : round((inRange * 3_600) / intervalSeconds, 1);
}
