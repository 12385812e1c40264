import type { ClimateRecord } from '../climate/types.ts';
import { colon, formatNumber, formatTime } from '../text/format.ts';
import type { Lang } from '../text/languages.ts';
import { messagesIn } from './messages/index.ts';
import { type Measure, type Ranking, rankings } from './rankings.ts';

/** How many places a ranking names at most. */
const LONGEST = 10;
const measures = ['temperature', 'humidity', 'windSpeed', 'visibility', 'airQuality', 'precipitation'] as const;

/** "Goma (Nord-Kivu)", and "Kinshasa" where the province is called like its capital. */
export function placeOf({ capital, province }: Pick<ClimateRecord, 'capital' | 'province'>): string {
  return capital === province ? capital : `${capital} (${province})`;
}

/** "24.5 °C", "humidity 71%", "air quality index 62 (Moderate)"; `undefined` where the source gave no value. */
function measured(record: ClimateRecord, measure: Measure, lang: Lang): string | undefined {
  const value = record[measure];
  if (value === null) return undefined;
  const { measures, airBands } = messagesIn(lang);
  const text = measures[measure](formatNumber(value, lang));
  if (measure !== 'airQuality') return text;
  // The bands of document 2, section 5.
  return `${text} (${airBands[value <= 50 ? 0 : value <= 100 ? 1 : value <= 150 ? 2 : 3]})`;
}

/** One record in a sentence: place, time, and every value with its unit. */
export function describeRecord(record: ClimateRecord, lang: Lang): string {
  const { conditions, noValue } = messagesIn(lang);
  const sky = record.condition && conditions[record.condition];
  const [temperature, ...rest] = measures.map((measure) =>
    // No rain is said by the sky already.
    measure === 'precipitation' && !record.precipitation ? undefined : measured(record, measure, lang),
  );
  const parts = [temperature, sky, ...rest].filter((part) => part);
  const figures = parts.length > 0 ? `${parts.join(', ')}.` : noValue;
  return `${placeOf(record)}, ${formatTime(record.lastUpdated, lang)}${colon(lang)}${figures}`;
}

/** What has to be said of records that are not fresh measurements. */
export function notesOn(records: ClimateRecord[], lang: Lang): string[] {
  const { stored, sample } = messagesIn(lang);
  const has = (source: ClimateRecord['source']) => records.some((record) => record.source === source);
  return [...(has('sample') ? [sample] : []), ...(has('stored') ? [stored] : [])];
}

/** The time of the newest of some records, in a sentence. */
export function timeOf(records: ClimateRecord[], lang: Lang): string {
  const newest = records
    .map(({ lastUpdated }) => lastUpdated)
    .sort()
    .at(-1);
  return newest ? formatTime(newest, lang) : '';
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
export function describeRanking(records: ClimateRecord[], ranking: Ranking, count: number, lang: Lang): string[] {
  const { rankings: headings, more, noValue, ties } = messagesIn(lang);
  const { measure } = rankings[ranking];
  const known = rank(records, ranking);
  if (known.length === 0) return [noValue];
  const ranked = known.filter((record) => ranking !== 'wettest' || isRaining(record));
  if (ranked.length === 0) return describeRain(records, lang);
  const first = ranked.slice(0, Math.min(count, LONGEST));
  const left = Math.min(count, ranked.length) - first.length;
  const lines = first.map(
    (record, index) => `${index + 1}. ${placeOf(record)}${colon(lang)}${measured(record, measure, lang)}`,
  );
  if (left > 0) return [headings[ranking], ...lines, more(left)];
  const level = ranked.slice(first.length).filter((record) => record[measure] === first.at(-1)?.[measure]);
  return [headings[ranking], ...lines, ...(level.length > 0 ? [ties(level.length)] : [])];
}

/** Whether it rains at the time of the record. */
export const isRaining = ({ condition, precipitation }: ClimateRecord): boolean =>
  condition === 'rain' || (precipitation ?? 0) > 0;

/** Whether a record says if it rains: without a reading, no rain is not known. */
export const saysWhetherItRains = ({ condition, precipitation }: ClimateRecord): boolean =>
  condition !== null || precipitation !== null;

/** The country in two or three sentences: mean, hottest, coldest, rain, worst air. */
export function describeCountry(records: ClimateRecord[], lang: Lang): string[] {
  const messages = messagesIn(lang);
  const byHeat = rank(records, 'hottest');
  const [hottest, coldest] = [byHeat[0], byHeat.at(-1)];
  if (!hottest || !coldest) return [messages.noValue];
  const mean = byHeat.reduce((sum, { temperature }) => sum + (temperature ?? 0), 0) / byHeat.length;
  const at = (record: ClimateRecord) => ({
    place: placeOf(record),
    value: formatNumber(record.temperature ?? 0, lang),
  });
  const overview = messages.overview({
    count: byHeat.length,
    mean: formatNumber(mean, lang),
    hottest: at(hottest),
    coldest: at(coldest),
  });
  const [dirtiest] = rank(records, 'dirtiest');
  const air = dirtiest && measured(dirtiest, 'airQuality', lang);
  const worst = dirtiest && air ? [messages.worstAir({ place: placeOf(dirtiest), value: air })] : [];
  return [overview, ...describeRain(records, lang), ...worst];
}

/** Where it rains, the strongest rain first. */
export function describeRain(records: ClimateRecord[], lang: Lang): string[] {
  const { dry, noReading, noValue, raining } = messagesIn(lang);
  const known = records.filter(saysWhetherItRains);
  if (known.length === 0) return [noValue];
  const wet = known.filter(isRaining).sort((a, b) => (b.precipitation ?? 0) - (a.precipitation ?? 0));
  const unknown = records.length - known.length;
  return [
    wet.length === 0 ? dry : raining(wet.length, wet.map(placeOf).join(', ')),
    ...(unknown > 0 ? [noReading(unknown)] : []),
  ];
}

/** By how much one of exactly two places is warmer. With their provinces, which lead to the records. */
export function compareWarmth(records: ClimateRecord[], lang: Lang): string[] {
  const [one, other] = records;
  if (records.length !== 2 || !one || !other || one.temperature === null || other.temperature === null) return [];
  const { sameWarmth, warmer } = messagesIn(lang);
  const difference = formatNumber(Math.abs(one.temperature - other.temperature), lang);
  if (difference === '0') return [sameWarmth(placeOf(one), placeOf(other))];
  const [first, second] = one.temperature > other.temperature ? [one, other] : [other, one];
  return [warmer(placeOf(first), placeOf(second), difference)];
}
