import { type Province, provinces } from '../climate/provinces.ts';
import { readHistory } from '../climate/queries.ts';
import type { ClimateHistoryPoint } from '../climate/schemas.ts';
import { DAY_MS } from '../durations.ts';
import { formatDay, formatNumber } from '../text/format.ts';
import { placeOf } from './climate-texts.ts';
import type { AssistantContext, I18n } from './context.ts';
import type { Measure } from './types.ts';

const TREND_DAYS = 7;

/** Formats values with units; the short form leaves out the measure: "71%" of "humidity 71%". */
function writer(measure: Measure, i18n: I18n) {
  const full = (value: number) => i18n.t(`measure.${measure}`, { value: formatNumber(value, i18n.lang) });
  const short = (value: number) => full(value).slice(full(value).lastIndexOf(formatNumber(value, i18n.lang)));
  return { full, short };
}

const dayIn = ({ timeZone }: Province, time: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(time);

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
/** Of rates too, such as precipitation: they have a mean, and no sum. */
const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const nameOf = ({ capital, name }: Province) => placeOf({ capital, province: name });

function valuesByDay(points: ClimateHistoryPoint[], province: Province, measure: Measure): Map<string, number[]> {
  const byDay = new Map<string, number[]>();
  for (const { time, [measure]: value } of points) {
    const day = dayIn(province, new Date(time));
    if (value !== null) byDay.set(day, [...(byDay.get(day) ?? []), value]);
  }
  return byDay;
}

/** The places of a trend: the requested provinces, or the capital's. */
export const trendPlaces = (places: Province[]): Province[] =>
  places.length > 0 ? places : provinces.filter(({ code }) => code === 'CD-KN');

export async function describeTrend(places: Province[], measure: Measure, context: AssistantContext) {
  const { full, short } = writer(measure, context);
  const trends = trendPlaces(places).map(async (province) => {
    const days = valuesByDay(await readHistory(context.store, province, TREND_DAYS), province, measure);
    // The first and the current day are incomplete, and mornings are cooler than afternoons.
    for (const part of [0, TREND_DAYS]) days.delete(dayIn(province, daysAgo(part)));
    const means = [...days.values()].map(meanOf);
    const [from, to] = [means[0], means.at(-1)];
    if (means.length < 2 || from === undefined || to === undefined) return [];
    const change = Math.round((to - from) * 10) / 10;
    const difference = `${change > 0 ? '+' : ''}${short(change)}`;
    const place = nameOf(province);
    return context.t('trend', { place, days: means.length, from: full(from), to: short(to), difference });
  });
  const lines = (await Promise.all(trends)).flat();
  return lines.length > 0 ? lines : [context.t('noTrend')];
}

/** Yesterday's measurements in each province's time zone. Samples are not measurements. */
export async function describeYesterday(places: Province[], measure: Measure, { store, ...i18n }: AssistantContext) {
  if (places.length === 0) return [i18n.t('whichPlace')];
  const { full, short } = writer(measure, i18n);
  const days = places.map(async (province) => {
    const yesterday = dayIn(province, daysAgo(1));
    const measured = (await readHistory(store, province, 2)).filter(({ source }) => source !== 'sample');
    const values = valuesByDay(measured, province, measure).get(yesterday);
    const said = { place: nameOf(province), day: formatDay(yesterday, i18n.lang) };
    if (!values) return i18n.t('noDay', said);
    const [lowest, highest] = [short(Math.min(...values)), short(Math.max(...values))];
    return i18n.t('day', { ...said, mean: full(meanOf(values)), lowest, highest, count: values.length });
  });
  return Promise.all(days);
}
