import { type Province, provinces } from '../climate/provinces.ts';
import { readHistory } from '../climate/queries.ts';
import type { Store } from '../db/types.ts';
import { formatDay, formatNumber } from '../text/format.ts';
import { placeOf } from './climate-texts.ts';
import type { I18n } from './translate.ts';
import type { Measure } from './types.ts';

const TREND_DAYS = 7;
const DAY_MS = 86_400_000;

/** Writes values with their units; a short one without the name of the measure: "71%" of "humidity 71%". */
function writer(measure: Measure, i18n: I18n) {
  const full = (value: number) => i18n.t(`measure.${measure}`, { value: formatNumber(value, i18n.lang) });
  const short = (value: number) => full(value).slice(full(value).lastIndexOf(formatNumber(value, i18n.lang)));
  return { full, short };
}

/** The date in a province some days ago: `2026-11-21`. */
function dayIn({ timeZone }: Province, time: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(time);
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** The values of each day of the province, oldest first, by date. */
async function valuesByDay(store: Store, province: Province, days: number, measure: Measure, samples: boolean) {
  const byDay = new Map<string, number[]>();
  for (const { time, source, [measure]: value } of await readHistory(store, province, days)) {
    if (value === null || (source === 'sample' && !samples)) continue;
    const day = dayIn(province, new Date(time));
    byDay.set(day, [...(byDay.get(day) ?? []), value]);
  }
  return byDay;
}

const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const nameOf = ({ capital, name }: Province) => placeOf({ capital, province: name });

async function trendOf(store: Store, province: Province, measure: Measure, i18n: I18n): Promise<string[]> {
  const days = await valuesByDay(store, province, TREND_DAYS, measure, true);
  // Of the day that is under way and of the one in which the history begins there is only a part, and mornings are
  // cooler than afternoons.
  for (const part of [0, TREND_DAYS]) days.delete(dayIn(province, daysAgo(part)));
  const means = [...days.values()].map(meanOf);
  const [first, last] = [means[0], means.at(-1)];
  if (means.length < 2 || first === undefined || last === undefined) return [];
  const { full, short } = writer(measure, i18n);
  const change = Math.round((last - first) * 10) / 10;
  const difference = `${change > 0 ? '+' : ''}${short(change)}`;
  const place = nameOf(province);
  return [i18n.t('trend', { place, days: means.length, from: full(first), to: short(last), difference })];
}

/** Whose trend is told: of the provinces that were asked for, else of the one of the capital. */
export const trendPlaces = (places: Province[]): Province[] =>
  places.length > 0 ? places : provinces.filter(({ code }) => code === 'CD-KN');

/** How the mean of the day changed over the last days in some provinces, else in the one of the capital. */
export async function describeTrend(store: Store, places: Province[], measure: Measure, i18n: I18n): Promise<string[]> {
  const lines = await Promise.all(trendPlaces(places).map((province) => trendOf(store, province, measure, i18n)));
  return lines.some(([line]) => line) ? lines.flat() : [i18n.t('noTrend')];
}

/** What was measured yesterday, as it was in each province. A sample is no measurement. */
export async function describeYesterday(store: Store, places: Province[], measure: Measure, i18n: I18n) {
  if (places.length === 0) return [i18n.t('whichPlace')];
  const { full, short } = writer(measure, i18n);
  return Promise.all(
    places.map(async (province) => {
      const yesterday = dayIn(province, daysAgo(1));
      const values = (await valuesByDay(store, province, 2, measure, false)).get(yesterday);
      const said = { place: nameOf(province), day: formatDay(`${yesterday}T12:00:00Z`, i18n.lang) };
      if (!values) return i18n.t('noDay', said);
      return i18n.t('day', {
        ...said,
        mean: full(meanOf(values)),
        lowest: short(Math.min(...values)),
        highest: short(Math.max(...values)),
        count: values.length,
      });
    }),
  );
}
