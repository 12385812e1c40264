import { type Province, provinces } from '../climate/provinces.ts';
import type { ClimateRecord } from '../climate/types.ts';
import type { RecordSubject } from '../content/resources/assistant.ts';
import { colon, formatNumber, formatTime } from '../text/format.ts';
import {
  describeCountry,
  describePlaces,
  describeRain,
  describeRanking,
  describeRecord,
  notesOn,
  timeOf,
} from './climate-texts.ts';
import type { AssistantContext, ClimateFacts } from './context.ts';
import { describeTrend, describeYesterday } from './history.ts';
import type { Reading } from './intent.ts';
import type { I18n } from './translate.ts';

/** How many alerts an answer lists. */
const MOST_ALERTS = 5;

/** The records of some places, in their order. */
export function recordsOf(places: Province[], records: ClimateRecord[]): ClimateRecord[] {
  return places.flatMap(({ code }) => records.find((record) => record.code === code) ?? []);
}

export const hasReading = ({ temperature, airQuality, precipitation, windSpeed }: ClimateRecord): boolean =>
  [temperature, airQuality, precipitation, windSpeed].some((value) => value !== null);

/** The alerts, of some places or of all, as lines under a heading. */
export function describeAlerts(places: Province[], { records, alerts }: ClimateFacts, i18n: I18n): string[] {
  // Notices about the records themselves name no single province; the notes of the answer say the same.
  const names = new Set((places.length > 0 ? places : provinces).map(({ name }) => name));
  const asked = alerts.filter(({ province }) => names.has(province));
  if (asked.length === 0) {
    const about = places.length > 0 ? recordsOf(places, records) : records;
    const described = places.length > 0 ? about.map((record) => describeRecord(record, i18n)) : [];
    return [i18n.t(about.some(hasReading) ? 'noAlerts' : 'noValue'), ...described];
  }
  const left = asked.length - MOST_ALERTS;
  const lines = asked.slice(0, MOST_ALERTS).map(({ title, province, timestamp, description }) => {
    const time = formatTime(timestamp, i18n.lang);
    return `• ${title}, ${province}, ${time}${colon(i18n.lang)}${description}`;
  });
  return [i18n.t('alerts', { count: asked.length }), ...lines, ...(left > 0 ? [i18n.t('more', { count: left })] : [])];
}

/** The records of the places that were asked for, else of the country. */
export function describeNow({ places, has }: Reading, { records }: ClimateFacts, i18n: I18n): string[] {
  const asked = recordsOf(places, records);
  if (asked.length > 0) return [...describePlaces(asked, has('rain'), i18n), ...notesOn(asked, i18n)];
  return withTime(describeCountry(records, i18n), records, i18n);
}

/** Lines about the whole country, with the time of the records. */
const withTime = (lines: string[], records: ClimateRecord[], i18n: I18n) => [
  ...lines,
  i18n.t('recordedAt', { time: timeOf(records, i18n) }),
  ...notesOn(records, i18n),
];

async function linesAbout(
  subject: RecordSubject,
  reading: Reading,
  facts: ClimateFacts,
  context: AssistantContext,
): Promise<string[]> {
  const { places, measure, count } = reading;
  const { records } = facts;
  const { t, lang } = context;
  const asked = recordsOf(places, records);
  const all = (lines: string[]) => withTime(lines, records, context);
  switch (subject) {
    case 'country':
    case 'places':
      return describeNow(reading, facts, context);
    case 'forecast':
      return [t('noForecast'), ...describeNow(reading, facts, context)];
    case 'yesterday':
      return describeYesterday(places, measure, context);
    case 'trend':
      return [
        ...(await describeTrend(places, measure, context)),
        ...notesOn(asked.length > 0 ? asked : records, context),
      ];
    case 'past':
      return [t('noPast')];
    case 'elsewhere':
      return [t('placeNote.elsewhere')];
    case 'source':
      return records.some(({ source }) => source !== 'sample') ? all([t('source')]) : notesOn(records, context);
    case 'capital':
      return places.map(({ name, capital }) => t('capital', { place: name, capital }));
    case 'population':
      return asked.map(({ province, population }) =>
        t('population', { place: province, millions: formatNumber(population / 1_000_000, lang) }),
      );
    case 'alerts':
      return all(describeAlerts(places, facts, context));
    case 'rain':
      return all(describeRain(records, context));
    case 'air':
      return all([
        ...describeRanking(records, 'dirtiest', count, context),
        ...describeRanking(records, 'cleanest', count, context),
      ]);
    default:
      return all(describeRanking(records, subject, count, context));
  }
}

/** The lines that answer a question about the records. */
export async function answerClimate(
  subject: RecordSubject,
  reading: Reading,
  facts: ClimateFacts,
  context: AssistantContext,
): Promise<string[]> {
  const lines = await linesAbout(subject, reading, facts, context);
  return [...lines, ...reading.notes.map((note) => context.t(`placeNote.${note}`))];
}
