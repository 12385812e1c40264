import { type Province, provinces } from '../climate/provinces.ts';
import type { ClimateAlert, ClimateRecord } from '../climate/types.ts';
import type { Store } from '../db/types.ts';
import { colon, formatNumber, formatTime } from '../text/format.ts';
import type { Lang } from '../text/languages.ts';
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
import { messagesIn } from './messages/index.ts';

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

function answerPlaces(records: ClimateRecord[], asksRain: boolean, lang: Lang): string[] {
  const { rainHere, dryHere } = messagesIn(lang);
  const telling = asksRain ? records.filter(saysWhetherItRains) : [];
  const rain = telling.map((record) => (isRaining(record) ? rainHere : dryHere)(record.capital));
  return [...rain, ...records.map((record) => describeRecord(record, lang)), ...compareWarmth(records, lang)];
}

/** The alerts, of some places or of all, as lines under a heading. */
export function describeAlerts(places: Province[], { records, alerts }: ClimateFacts, lang: Lang): string[] {
  const { alerts: heading, more, noAlerts, noValue } = messagesIn(lang);
  // Notices about the records themselves name no single province; the notes of the answer say the same.
  const names = new Set((places.length > 0 ? places : provinces).map(({ name }) => name));
  const asked = alerts.filter(({ province }) => names.has(province));
  if (asked.length === 0) {
    const about = recordsOf(places, records);
    const known = (places.length > 0 ? about : records).some(hasReading);
    return [known ? noAlerts : noValue, ...about.map((record) => describeRecord(record, lang))];
  }
  const lines = asked
    .slice(0, MOST_ALERTS)
    .map(
      ({ title, province, timestamp, description }) =>
        `• ${title}, ${province}, ${formatTime(timestamp, lang)}${colon(lang)}${description}`,
    );
  const left = asked.length - lines.length;
  return [heading(asked.length), ...lines, ...(left > 0 ? [more(left)] : [])];
}

async function climateLines(
  { intent, places }: Reading,
  facts: ClimateFacts,
  lang: Lang,
  store: Store,
): Promise<string[] | undefined> {
  const { records } = facts;
  const messages = messagesIn(lang);
  const all = (lines: string[]) => [...lines, messages.recordedAt(timeOf(records, lang)), ...notesOn(records, lang)];
  switch (intent.kind) {
    case 'places': {
      const asked = recordsOf(places, records);
      return [...answerPlaces(asked, intent.asksRain, lang), ...notesOn(asked, lang)];
    }
    case 'forecast': {
      const asked = recordsOf(places, records);
      if (asked.length === 0) return all([messages.noForecast, ...describeCountry(records, lang)]);
      return [messages.noForecast, ...answerPlaces(asked, false, lang), ...notesOn(asked, lang)];
    }
    case 'yesterday':
      return describeYesterday(store, places, intent.measure, lang);
    case 'trend': {
      const asked = places.length > 0 ? recordsOf(places, records) : records;
      return [...(await describeTrend(store, places, intent.measure, lang)), ...notesOn(asked, lang)];
    }
    case 'past':
      return [messages.noPast];
    case 'elsewhere':
      return [messages.placeNotes.elsewhere];
    case 'source':
      return records.some(({ source }) => source !== 'sample') ? all([messages.source]) : notesOn(records, lang);
    case 'capital':
      return places.map(({ name, capital }) => messages.capital(name, capital));
    case 'population':
      return recordsOf(places, records).map(({ province, population }) =>
        messages.population(province, formatNumber(population / 1_000_000, lang)),
      );
    case 'alerts':
      return all(describeAlerts(places, facts, lang));
    case 'ranking':
      return all(describeRanking(records, intent.ranking, intent.count, lang));
    case 'rain':
      return all(describeRain(records, lang));
    case 'air':
      return all([
        ...describeRanking(records, 'dirtiest', TOP, lang),
        ...describeRanking(records, 'cleanest', TOP, lang),
      ]);
    case 'country':
      return all(describeCountry(records, lang));
    default:
      return undefined;
  }
}

/** The lines that answer a question about the climate; `undefined` for a question about something else. */
export async function answerClimate(
  reading: Reading,
  facts: ClimateFacts,
  lang: Lang,
  store: Store,
): Promise<string[] | undefined> {
  const { placeNotes } = messagesIn(lang);
  const lines = await climateLines(reading, facts, lang, store);
  return lines && [...lines, ...reading.notes.map((note) => placeNotes[note])];
}
