import { type Province, provinces } from '../climate/provinces.ts';
import { readHistory } from '../climate/queries.ts';
import type { ClimateHistoryPoint } from '../climate/types.ts';
import type { Store } from '../db/types.ts';
import { formatDay, formatNumber } from '../text/format.ts';
import { placeOf } from './climate-texts.ts';
import type { I18n } from './translate.ts';
import type { Measure } from './types.ts';

const TREND_DAYS = 7;
const DAY_MS = 86_400_000;

/** A value with its unit, without the name of the measure before it: "71%" of "humidity 71%". */
function withUnit(value: number, measure: Measure, i18n: I18n): string {
  const written = formatNumber(value, i18n.lang);
  const text = i18n.t(`measure.${measure}`, { value: written });
  return text.slice(text.lastIndexOf(written));
}

/** The values of each day of the province that the history has, oldest first, by date. */
function valuesByDay(points: ClimateHistoryPoint[], measure: Measure, dayOf: (time: Date) => string) {
  const days = new Map<string, number[]>();
  for (const point of points) {
    const value = point[measure];
    if (value === null) continue;
    const day = dayOf(new Date(point.time));
    days.set(day, [...(days.get(day) ?? []), value]);
  }
  return days;
}

const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Writes the date of a time in the province: `2026-11-21`. */
function dayIn({ timeZone }: Province): (time: Date) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (time) => format.format(time);
}

const nameOf = ({ capital, name }: Province) => placeOf({ capital, province: name });

async function trendOf(store: Store, province: Province, measure: Measure, i18n: I18n): Promise<string[]> {
  const dayOf = dayIn(province);
  const days = valuesByDay(await readHistory(store, province, TREND_DAYS), measure, dayOf);
  // Of the day that is under way and of the one in which the history begins there is only a part, and mornings are
  // cooler than afternoons.
  const now = Date.now();
  for (const part of [now, now - TREND_DAYS * DAY_MS]) days.delete(dayOf(new Date(part)));
  const means = [...days.values()].map(meanOf);
  const [first, last] = [means[0], means.at(-1)];
  if (means.length < 2 || first === undefined || last === undefined) return [];
  const change = Math.round((last - first) * 10) / 10;
  return [
    i18n.t('trend', {
      place: nameOf(province),
      days: means.length,
      from: i18n.t(`measure.${measure}`, { value: formatNumber(first, i18n.lang) }),
      to: withUnit(last, measure, i18n),
      difference: `${change > 0 ? '+' : ''}${withUnit(change, measure, i18n)}`,
    }),
  ];
}

/** Whose trend is told: of the provinces that were asked for, else of the one of the capital. */
export const trendPlaces = (places: Province[]): Province[] =>
  places.length > 0 ? places : provinces.filter(({ code }) => code === 'CD-KN');

/** How the mean of the day changed over the last days in some provinces, else in the one of the capital. */
export async function describeTrend(store: Store, places: Province[], measure: Measure, i18n: I18n): Promise<string[]> {
  const lines = await Promise.all(trendPlaces(places).map((province) => trendOf(store, province, measure, i18n)));
  const flat = lines.flat();
  return flat.length > 0 ? flat : [i18n.t('noTrend')];
}

/** What was measured yesterday, as it was in each province. A sample is no measurement. */
export async function describeYesterday(
  store: Store,
  places: Province[],
  measure: Measure,
  i18n: I18n,
): Promise<string[]> {
  if (places.length === 0) return [i18n.t('whichPlace')];
  return Promise.all(
    places.map(async (province) => {
      const dayOf = dayIn(province);
      const yesterday = dayOf(new Date(Date.now() - DAY_MS));
      const measured = (await readHistory(store, province, 2)).filter(({ source }) => source !== 'sample');
      const values = valuesByDay(measured, measure, dayOf).get(yesterday);
      const written = formatDay(`${yesterday}T12:00:00Z`, i18n.lang);
      if (!values) return i18n.t('noDay', { place: nameOf(province), day: written });
      return i18n.t('day', {
        place: nameOf(province),
        day: written,
        mean: i18n.t(`measure.${measure}`, { value: formatNumber(meanOf(values), i18n.lang) }),
        lowest: withUnit(Math.min(...values), measure, i18n),
        highest: withUnit(Math.max(...values), measure, i18n),
        count: values.length,
      });
    }),
  );
}
