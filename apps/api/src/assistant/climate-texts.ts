import { airQualityBand } from '@nzete/domain';
import type { ClimateRecord } from '../climate/schemas.ts';
import { measures, rankings } from '../content/resources/assistant-words.ts';
import { colon, formatNumber, formatTime } from '../text/format.ts';
import type { I18n } from './context.ts';
import type { Measure, Ranking } from './types.ts';

const LONGEST = 10;

/** "Goma (Nord-Kivu)", or "Kinshasa" if province and capital have the same name. */
export function placeOf({ capital, province }: Pick<ClimateRecord, 'capital' | 'province'>): string {
  return capital === province ? capital : `${capital} (${province})`;
}

/** "24.5 °C", "humidity 71%", "air quality index 62 (Moderate)"; `undefined` without a value. */
function measured(record: ClimateRecord, measure: Measure, i18n: I18n): string | undefined {
  const value = record[measure];
  if (value === null) return undefined;
  const text = i18n.t(`measure.${measure}`, { value: formatNumber(value, i18n.lang) });
  return measure === 'airQuality' ? `${text} (${i18n.t(`airBand.${airQualityBand(value)}`)})` : text;
}

export function describeRecord(record: ClimateRecord, i18n: I18n): string {
  const sky = record.condition && i18n.t(`condition.${record.condition}`);
  const [temperature, ...rest] = measures.map((measure) =>
    // The sky condition already shows that there is no rain.
    measure === 'precipitation' && !record.precipitation ? undefined : measured(record, measure, i18n),
  );
  const parts = [temperature, sky, ...rest].filter((part) => part);
  const figures = parts.length > 0 ? `${parts.join(', ')}.` : i18n.t('noValue');
  return `${placeOf(record)}, ${formatTime(record.lastUpdated, i18n.intl, record.timeZone)}${colon(i18n.lang)}${figures}`;
}

export function notesOn(records: ClimateRecord[], i18n: I18n): string[] {
  const notes = ['sample', 'stored'] as const;
  return notes.filter((note) => records.some(({ source }) => source === note)).map((note) => i18n.t(note));
}

export function timeOf(records: ClimateRecord[], { intl }: I18n): string {
  const newest = records.map(({ lastUpdated }) => lastUpdated).reduce((a, b) => (a > b ? a : b), '');
  const [one, ...others] = new Set(records.map(({ timeZone }) => timeZone));
  return newest && formatTime(newest, intl, one && others.length === 0 ? one : 'home');
}

/** The records that have a value, sorted. Equal values keep the order of the provinces. */
export function rank(records: ClimateRecord[], ranking: Ranking): ClimateRecord[] {
  const { measure, highestFirst } = rankings[ranking];
  const sign = highestFirst ? -1 : 1;
  return records
    .filter((record) => record[measure] !== null)
    .sort((a, b) => sign * ((a[measure] ?? 0) - (b[measure] ?? 0)));
}

/** The first records of a ranking under a heading, and how many more share the last value. */
export function describeRanking(records: ClimateRecord[], ranking: Ranking, count: number, i18n: I18n): string[] {
  const { measure } = rankings[ranking];
  const ranked = rank(records, ranking).filter((record) => ranking !== 'wettest' || isRaining(record));
  if (ranked.length === 0) return ranking === 'wettest' ? describeRain(records, i18n) : [i18n.t('noValue')];
  const first = ranked.slice(0, Math.min(count, LONGEST));
  const lines = first.map(
    (record, index) => `${index + 1}. ${placeOf(record)}${colon(i18n.lang)}${measured(record, measure, i18n)}`,
  );
  const left = Math.min(count, ranked.length) - first.length;
  const level = ranked.slice(first.length).filter((record) => record[measure] === first.at(-1)?.[measure]).length;
  const rest = left > 0 ? [i18n.t('more', { count: left })] : level > 0 ? [i18n.t('ties', { count: level })] : [];
  return [i18n.t(`ranking.${ranking}`), ...lines, ...rest];
}

/** Whether it rains at the time of the record; `undefined` without a reading. */
export function isRaining({ condition, precipitation }: ClimateRecord): boolean | undefined {
  // The chance of a storm says nothing of rain.
  const isUnknown = condition === null || condition === 'storm possible';
  if (isUnknown && precipitation === null) return undefined;
  return condition === 'rain' || (precipitation ?? 0) > 0;
}

export function describeCountry(records: ClimateRecord[], i18n: I18n): string[] {
  const byHeat = rank(records, 'hottest');
  const [hottest, coldest] = [byHeat[0], byHeat.at(-1)];
  if (!hottest || !coldest) return [i18n.t('noValue')];
  const degrees = byHeat.map(({ temperature }) => temperature ?? 0);
  const write = (value = 0) => formatNumber(value, i18n.lang);
  const overview = i18n.t('overview', {
    count: byHeat.length,
    mean: write(degrees.reduce((sum, value) => sum + value, 0) / degrees.length),
    hottestPlace: placeOf(hottest),
    hottest: write(degrees[0]),
    coldestPlace: placeOf(coldest),
    coldest: write(degrees.at(-1)),
  });
  const worst = rank(records, 'dirtiest')
    .slice(0, 1)
    .map((record) => i18n.t('worstAir', { place: placeOf(record), value: measured(record, 'airQuality', i18n) ?? '' }));
  return [overview, ...describeRain(records, i18n), ...worst];
}

export function describeRain(records: ClimateRecord[], i18n: I18n): string[] {
  const unknown = records.filter((record) => isRaining(record) === undefined).length;
  if (unknown === records.length) return [i18n.t('noValue')];
  const wet = records.filter(isRaining).sort((a, b) => (b.precipitation ?? 0) - (a.precipitation ?? 0));
  const raining = i18n.t('raining', { count: wet.length, places: wet.map(placeOf).join(', ') });
  return unknown > 0 ? [raining, i18n.t('noReading', { count: unknown })] : [raining];
}

export function describeSnow(records: ClimateRecord[], i18n: I18n): string[] {
  const snowy = records.filter(({ condition }) => condition === 'snow');
  return [i18n.t('snowing', { count: snowy.length, places: snowy.map(placeOf).join(', ') })];
}

export function describePlaces(records: ClimateRecord[], asksRain: boolean, i18n: I18n): string[] {
  const known = asksRain ? records.filter((record) => isRaining(record) !== undefined) : [];
  const rain = known.map((record) => i18n.t('rainHere', { rains: String(isRaining(record)), place: record.capital }));
  const lines = [...rain, ...records.map((record) => describeRecord(record, i18n))];
  const [one, other] = rank(records, 'hottest');
  if (records.length !== 2 || !one || !other) return lines;
  const difference = formatNumber((one.temperature ?? 0) - (other.temperature ?? 0), i18n.lang);
  return [...lines, i18n.t('warmer', { warmer: placeOf(one), cooler: placeOf(other), difference })];
}
