import type { ClimateRecord } from '../climate/types.ts';
import { measures, rankings } from '../content/resources/assistant.ts';
import { colon, formatNumber, formatTime } from '../text/format.ts';
import type { I18n } from './translate.ts';
import type { Measure, Ranking } from './types.ts';

/** How many places a ranking names at most. */
const LONGEST = 10;

/** "Goma (Nord-Kivu)", and "Kinshasa" where the province is called like its capital. */
export function placeOf({ capital, province }: Pick<ClimateRecord, 'capital' | 'province'>): string {
  return capital === province ? capital : `${capital} (${province})`;
}

/** The bands of document 2, section 5. */
function airBandOf(index: number) {
  if (index <= 50) return 'good';
  if (index <= 100) return 'moderate';
  return index <= 150 ? 'sensitive' : 'unhealthy';
}

/** "24.5 °C", "humidity 71%", "air quality index 62 (Moderate)"; `undefined` where the source gave no value. */
function measured(record: ClimateRecord, measure: Measure, i18n: I18n): string | undefined {
  const value = record[measure];
  if (value === null) return undefined;
  const text = i18n.t(`measure.${measure}`, { value: formatNumber(value, i18n.lang) });
  return measure === 'airQuality' ? `${text} (${i18n.t(`airBand.${airBandOf(value)}`)})` : text;
}

/** One record in a sentence: place, time, and every value with its unit. */
export function describeRecord(record: ClimateRecord, i18n: I18n): string {
  const sky = record.condition && i18n.t(`condition.${record.condition}`);
  const [temperature, ...rest] = measures.map((measure) =>
    // No rain is said by the sky already.
    measure === 'precipitation' && !record.precipitation ? undefined : measured(record, measure, i18n),
  );
  const parts = [temperature, sky, ...rest].filter((part) => part);
  const figures = parts.length > 0 ? `${parts.join(', ')}.` : i18n.t('noValue');
  return `${placeOf(record)}, ${formatTime(record.lastUpdated, i18n.lang)}${colon(i18n.lang)}${figures}`;
}

/** What has to be said of records that are not fresh measurements. */
export function notesOn(records: ClimateRecord[], i18n: I18n): string[] {
  const has = (source: ClimateRecord['source']) => records.some((record) => record.source === source);
  return [...(has('sample') ? [i18n.t('sample')] : []), ...(has('stored') ? [i18n.t('stored')] : [])];
}

/** The time of the newest of some records, in a sentence. */
export function timeOf(records: ClimateRecord[], i18n: I18n): string {
  const newest = records
    .map(({ lastUpdated }) => lastUpdated)
    .sort()
    .at(-1);
  return newest ? formatTime(newest, i18n.lang) : '';
}

/** The records that have a value, in the order of a ranking. Equal values keep the order of the provinces. */
export function rank(records: ClimateRecord[], ranking: Ranking): ClimateRecord[] {
  const { measure, highestFirst } = rankings[ranking];
  const sign = highestFirst ? -1 : 1;
  return records
    .filter((record) => record[measure] !== null)
    .sort((a, b) => sign * ((a[measure] ?? 0) - (b[measure] ?? 0)));
}

/** The first of a ranking as lines under its heading, and how many more are level with the last of them. */
export function describeRanking(records: ClimateRecord[], ranking: Ranking, count: number, i18n: I18n): string[] {
  const { measure } = rankings[ranking];
  const known = rank(records, ranking);
  if (known.length === 0) return [i18n.t('noValue')];
  const ranked = known.filter((record) => ranking !== 'wettest' || isRaining(record));
  if (ranked.length === 0) return describeRain(records, i18n);
  const first = ranked.slice(0, Math.min(count, LONGEST));
  const left = Math.min(count, ranked.length) - first.length;
  const lines = first.map(
    (record, index) => `${index + 1}. ${placeOf(record)}${colon(i18n.lang)}${measured(record, measure, i18n)}`,
  );
  const heading = i18n.t(`ranking.${ranking}`);
  if (left > 0) return [heading, ...lines, i18n.t('more', { count: left })];
  const level = ranked.slice(first.length).filter((record) => record[measure] === first.at(-1)?.[measure]);
  return [heading, ...lines, ...(level.length > 0 ? [i18n.t('ties', { count: level.length })] : [])];
}

/** Whether it rains at the time of the record. */
export const isRaining = ({ condition, precipitation }: ClimateRecord): boolean =>
  condition === 'rain' || (precipitation ?? 0) > 0;

/** Whether a record says if it rains: without a reading, no rain is not known. */
export const saysWhetherItRains = ({ condition, precipitation }: ClimateRecord): boolean =>
  condition !== null || precipitation !== null;

/** The country in two or three sentences: mean, hottest, coldest, rain, worst air. */
export function describeCountry(records: ClimateRecord[], i18n: I18n): string[] {
  const byHeat = rank(records, 'hottest');
  const [hottest, coldest] = [byHeat[0], byHeat.at(-1)];
  if (!hottest || !coldest) return [i18n.t('noValue')];
  const mean = byHeat.reduce((sum, { temperature }) => sum + (temperature ?? 0), 0) / byHeat.length;
  const overview = i18n.t('overview', {
    count: byHeat.length,
    mean: formatNumber(mean, i18n.lang),
    hottestPlace: placeOf(hottest),
    hottest: formatNumber(hottest.temperature ?? 0, i18n.lang),
    coldestPlace: placeOf(coldest),
    coldest: formatNumber(coldest.temperature ?? 0, i18n.lang),
  });
  const [dirtiest] = rank(records, 'dirtiest');
  const air = dirtiest && measured(dirtiest, 'airQuality', i18n);
  const worst = dirtiest && air ? [i18n.t('worstAir', { place: placeOf(dirtiest), value: air })] : [];
  return [overview, ...describeRain(records, i18n), ...worst];
}

/** Where it rains, the strongest rain first. */
export function describeRain(records: ClimateRecord[], i18n: I18n): string[] {
  const known = records.filter(saysWhetherItRains);
  if (known.length === 0) return [i18n.t('noValue')];
  const wet = known.filter(isRaining).sort((a, b) => (b.precipitation ?? 0) - (a.precipitation ?? 0));
  const unknown = records.length - known.length;
  return [
    wet.length === 0 ? i18n.t('dry') : i18n.t('raining', { count: wet.length, places: wet.map(placeOf).join(', ') }),
    ...(unknown > 0 ? [i18n.t('noReading', { count: unknown })] : []),
  ];
}

/** By how much one of exactly two places is warmer. With their provinces, which lead to the records. */
export function compareWarmth(records: ClimateRecord[], i18n: I18n): string[] {
  const [one, other] = records;
  if (records.length !== 2 || !one || !other || one.temperature === null || other.temperature === null) return [];
  const difference = formatNumber(Math.abs(one.temperature - other.temperature), i18n.lang);
  if (difference === '0') return [i18n.t('sameWarmth', { one: placeOf(one), other: placeOf(other) })];
  const [first, second] = one.temperature > other.temperature ? [one, other] : [other, one];
  return [i18n.t('warmer', { warmer: placeOf(first), cooler: placeOf(second), difference })];
}
