import { type Province, provinces } from '../climate/provinces.ts';
import type { ClimateAlert, ClimateRecord } from '../climate/types.ts';
import type { Store } from '../db/types.ts';
import { colon, formatNumber, formatTime } from '../text/format.ts';
import {
  compareWarmth,
  describeCountry,
  describeRain,
  describeRanking,
  describeRecord,
  isRaining,
  notesOn,
  saysWhetherItRains,
  timeOf,
} from './climate-texts.ts';
import { describeTrend, describeYesterday } from './history.ts';
import type { Reading } from './intent.ts';
import type { I18n } from './translate.ts';

/** What is known of the climate when a question is answered. Alerts are in the language of the answer. */
export interface ClimateFacts {
  records: ClimateRecord[];
  alerts: ClimateAlert[];
}

/** How many alerts an answer lists. */
const MOST_ALERTS = 5;
/** How many places it names at each end of a ranking when the question gives no number. */
const TOP = 3;

/** The records of some places, in their order. */
export function recordsOf(places: Province[], records: ClimateRecord[]): ClimateRecord[] {
  return places.flatMap(({ code }) => records.find((record) => record.code === code) ?? []);
}

export const hasReading = ({ temperature, airQuality, precipitation, windSpeed }: ClimateRecord): boolean =>
  [temperature, airQuality, precipitation, windSpeed].some((value) => value !== null);

function answerPlaces(records: ClimateRecord[], asksRain: boolean, i18n: I18n): string[] {
  const telling = asksRain ? records.filter(saysWhetherItRains) : [];
  const rain = telling.map((record) => i18n.t(isRaining(record) ? 'rainHere' : 'dryHere', { place: record.capital }));
  return [...rain, ...records.map((record) => describeRecord(record, i18n)), ...compareWarmth(records, i18n)];
}

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

async function climateLines(
  { intent, places }: Reading,
  facts: ClimateFacts,
  i18n: I18n,
  store: Store,
): Promise<string[] | undefined> {
  const { records } = facts;
  const all = (lines: string[]) => [
    ...lines,
    i18n.t('recordedAt', { time: timeOf(records, i18n) }),
    ...notesOn(records, i18n),
  ];
  switch (intent.kind) {
    case 'places': {
      const asked = recordsOf(places, records);
      return [...answerPlaces(asked, intent.asksRain, i18n), ...notesOn(asked, i18n)];
    }
    case 'forecast': {
      const asked = recordsOf(places, records);
      if (asked.length === 0) return all([i18n.t('noForecast'), ...describeCountry(records, i18n)]);
      return [i18n.t('noForecast'), ...answerPlaces(asked, false, i18n), ...notesOn(asked, i18n)];
    }
    case 'yesterday':
      return describeYesterday(store, places, intent.measure, i18n);
    case 'trend': {
      const asked = places.length > 0 ? recordsOf(places, records) : records;
      return [...(await describeTrend(store, places, intent.measure, i18n)), ...notesOn(asked, i18n)];
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
      return recordsOf(places, records).map(({ province, population }) =>
        i18n.t('population', { place: province, millions: formatNumber(population / 1_000_000, i18n.lang) }),
      );
    case 'alerts':
      return all(describeAlerts(places, facts, i18n));
    case 'ranking':
      return all(describeRanking(records, intent.ranking, intent.count, i18n));
    case 'rain':
      return all(describeRain(records, i18n));
    case 'air':
      return all([
        ...describeRanking(records, 'dirtiest', TOP, i18n),
        ...describeRanking(records, 'cleanest', TOP, i18n),
      ]);
    case 'country':
      return all(describeCountry(records, i18n));
    default:
      return undefined;
  }
}

/** The lines that answer a question about the climate; `undefined` for a question about something else. */
export async function answerClimate(
  reading: Reading,
  facts: ClimateFacts,
  i18n: I18n,
  store: Store,
): Promise<string[] | undefined> {
  const lines = await climateLines(reading, facts, i18n, store);
  return lines && [...lines, ...reading.notes.map((note) => i18n.t(`placeNote.${note}`))];
}
