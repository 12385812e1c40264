import { type Province, provinces } from '../climate/provinces.ts';
import type { ClimateRecord } from '../climate/schemas.ts';
import { type Danger, dangers, type RecordSubject, rankings } from '../content/resources/assistant-words.ts';
import { colon, formatNumber, formatTime } from '../text/format.ts';
import {
  describeCountry,
  describePlaces,
  describeRain,
  describeRanking,
  describeRecord,
  describeSnow,
  notesOn,
  timeOf,
} from './climate-texts.ts';
import type { AssistantContext, ClimateFacts, I18n } from './context.ts';
import { describeTrend, describeYesterday } from './history.ts';
import type { Reading } from './intent.ts';
import type { Ranking } from './types.ts';

const MOST_ALERTS = 5;

/** Flags of a question about another year: the number of inhabitants is an estimate of one year. */
const otherYears = ['yearGone', 'yearToCome', 'forecast', 'past', 'projection'];

export function recordsOf(places: Province[], records: ClimateRecord[]): ClimateRecord[] {
  return places.flatMap(({ code }) => records.find((record) => record.code === code) ?? []);
}

export const hasReading = ({ temperature, airQuality, precipitation, windSpeed }: ClimateRecord): boolean =>
  [temperature, airQuality, precipitation, windSpeed].some((value) => value !== null);

/** The alerts of some places, or of all, as lines under a heading. */
export function describeAlerts(places: Province[], { records, alerts }: ClimateFacts, i18n: I18n): string[] {
  // Alerts about the records themselves name no province, and the notes of the answer mention them.
  const names = new Set((places.length > 0 ? places : provinces).map(({ name }) => name));
  const asked = alerts.filter(({ province }) => names.has(province));
  if (asked.length === 0) {
    const about = places.length > 0 ? recordsOf(places, records) : records;
    const described = places.length > 0 ? about.map((record) => describeRecord(record, i18n)) : [];
    return [i18n.t(about.some(hasReading) ? 'noAlerts' : 'noValue'), ...described];
  }
  const left = asked.length - MOST_ALERTS;
  const lines = asked.slice(0, MOST_ALERTS).map(({ title, province, timestamp, timeZone, description }) => {
    const time = formatTime(timestamp, i18n.intl, timeZone);
    return `• ${title}, ${province}, ${time}${colon(i18n.lang)}${description}`;
  });
  return [i18n.t('alerts', { count: asked.length }), ...lines, ...(left > 0 ? [i18n.t('more', { count: left })] : [])];
}

export function describeNow({ places, has }: Reading, { records }: ClimateFacts, i18n: I18n): string[] {
  const asked = recordsOf(places, records);
  // "Yes" to "has the rain stopped?" would say the opposite of the record.
  const asksRain = has('rain') && !has('negated');
  if (asked.length > 0) return [...describePlaces(asked, asksRain, i18n), ...notesOn(asked, i18n)];
  return withTime(describeCountry(records, i18n), records, i18n);
}

const withTime = (lines: string[], records: ClimateRecord[], i18n: I18n) => [
  ...lines,
  i18n.t('recordedAt', { time: timeOf(records, i18n) }),
  ...notesOn(records, i18n),
];

const isDanger = (subject: RecordSubject): subject is Danger => dangers.some((danger) => danger === subject);
const isRanking = (subject: RecordSubject): subject is Ranking => subject in rankings;

export async function answerClimate(
  subject: RecordSubject,
  reading: Reading,
  facts: ClimateFacts,
  context: AssistantContext,
): Promise<string[]> {
  const { places, measure, count, notes, has } = reading;
  const { records } = facts;
  const { t, lang } = context;
  const asked = recordsOf(places, records);
  const now = () => describeNow(reading, facts, context);
  const all = (lines: string[]) => withTime(lines, records, context);
  const ranking = (name: Ranking) => describeRanking(records, name, count, context);
  const millions = ({ population }: ClimateRecord) => formatNumber(population / 1_000_000, lang);
  const isSample = records.every(({ source }) => source === 'sample');
  const answers: Record<Exclude<RecordSubject, Danger | Ranking>, () => string[] | Promise<string[]>> = {
    country: now,
    places: now,
    forecast: () => [t('noForecast')],
    projection: () => [t('noProjection')],
    sum: () => [t('noSum')],
    usual: () => [t('noUsual')],
    yesterday: () => describeYesterday(places, measure, context),
    trend: async () => [
      ...(await describeTrend(places, measure, context)),
      ...notesOn(asked.length > 0 ? asked : records, context),
    ],
    past: () => [t('noPast')],
    // It names who helps.
    safety: () => [t('unknown')],
    lakeState: () => [t('noLake')],
    swimming: () => [t('noSwimming')],
    snow: () => all(describeSnow(records, context)),
    unknown: () => [t('unknown')],
    elsewhere: () => [t('placeNote.elsewhere')],
    source: () => (isSample ? notesOn(records, context) : all([t('source')])),
    capital: () => places.map(({ name, capital }) => t('capital', { place: name, capital })),
    population: () => [
      ...(otherYears.some(has) ? [t('populationYear')] : []),
      ...asked.map((record) => t('population', { place: record.province, millions: millions(record) })),
    ],
    alerts: () => all(describeAlerts(places, facts, context)),
    rain: () => all(describeRain(records, context)),
    air: () => all([...ranking('dirtiest'), ...ranking('cleanest')]),
  };
  if (isDanger(subject)) return [t(`danger.${subject}`)];
  const lines = isRanking(subject) ? all(ranking(subject)) : await answers[subject]();
  return [...lines, ...(has('snow') ? [t('snowWhere')] : []), ...notes.map((note) => t(`placeNote.${note}`))];
}
