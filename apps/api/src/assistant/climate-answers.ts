import { type Province, provinces } from '../climate/provinces.ts';
import type { ClimateRecord } from '../climate/types.ts';
import type { RecordSubject } from '../content/resources/assistant.ts';
import type { Store } from '../db/types.ts';
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
import type { ClimateFacts } from './context.ts';
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
    const about = recordsOf(places, records);
    const known = (places.length > 0 ? about : records).some(hasReading);
    return [i18n.t(known ? 'noAlerts' : 'noValue'), ...about.map((record) => describeRecord(record, i18n))];
  }
  const lines = asked
    .slice(0, MOST_ALERTS)
    .map(
      ({ title, province, timestamp, description }) =>
        `• ${title}, ${province}, ${formatTime(timestamp, i18n.lang)}${colon(i18n.lang)}${description}`,
    );
  const left = asked.length - lines.length;
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
  i18n: I18n,
  store: Store,
): Promise<string[]> {
  const { places, measure, count } = reading;
  const { records } = facts;
  const asked = recordsOf(places, records);
  const all = (lines: string[]) => withTime(lines, records, i18n);
  switch (subject) {
    case 'country':
    case 'places':
      return describeNow(reading, facts, i18n);
    case 'forecast':
      return [i18n.t('noForecast'), ...describeNow(reading, facts, i18n)];
    case 'yesterday':
      return describeYesterday(store, places, measure, i18n);
    case 'trend': {
      const trend = await describeTrend(store, places, measure, i18n);
      return [...trend, ...notesOn(asked.length > 0 ? asked : records, i18n)];
    }
    case 'past':
      return [i18n.t('noPast')];
    case 'elsewhere':
      return [i18n.t('placeNote.elsewhere')];
    case 'source':
      return records.some(({ source }) => source !== 'sample') ? all([i18n.t('source')]) : notesOn(records, i18n);
    case 'capital':
      return places.map(({ name, capital }) => i18n.t('capital', { place: name, capital }));
    case 'population':
      return asked.map(({ province, population }) =>
        i18n.t('population', { place: province, millions: formatNumber(population / 1_000_000, i18n.lang) }),
      );
    case 'alerts':
      return all(describeAlerts(places, facts, i18n));
    case 'rain':
      return all(describeRain(records, i18n));
    case 'air':
      return all([
        ...describeRanking(records, 'dirtiest', count, i18n),
        ...describeRanking(records, 'cleanest', count, i18n),
      ]);
    default:
      return all(describeRanking(records, subject, count, i18n));
  }
}

/** The lines that answer a question about the records. */
export async function answerClimate(
  subject: RecordSubject,
  reading: Reading,
  facts: ClimateFacts,
  i18n: I18n,
  store: Store,
): Promise<string[]> {
  const lines = await linesAbout(subject, reading, facts, i18n, store);
  return [...lines, ...reading.notes.map((note) => i18n.t(`placeNote.${note}`))];
}
