import { type Province, provinces } from '../climate/provinces.ts';
import type { ClimateAlert, ClimateRecord } from '../climate/types.ts';
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
  timeOf,
} from './climate-texts.ts';
import type { Intent } from './intent.ts';
import { messagesIn } from './messages/index.ts';

/** What is known of the climate when a question is answered. Alerts are in the language of the answer. */
export interface ClimateFacts {
  records: ClimateRecord[];
  alerts: ClimateAlert[];
}

/** How many alerts and places an answer names. */
const MOST_ALERTS = 5;
const MOST_PLACES = 5;

function recordsOf(places: Province[], { records }: ClimateFacts): ClimateRecord[] {
  const codes = places.slice(0, MOST_PLACES).map(({ code }) => code);
  return codes.flatMap((code) => records.find((record) => record.code === code) ?? []);
}

function answerPlaces(records: ClimateRecord[], asksRain: boolean, lang: Lang): string[] {
  const { rainHere, dryHere } = messagesIn(lang);
  const rain = asksRain ? records.map((record) => (isRaining(record) ? rainHere : dryHere)(record.capital)) : [];
  return [...rain, ...records.map((record) => describeRecord(record, lang)), ...compareWarmth(records, lang)];
}

/** The alerts, of some places or of all, as lines under a heading. */
export function describeAlerts(places: Province[], { records, alerts }: ClimateFacts, lang: Lang): string[] {
  const { alerts: heading, noAlerts } = messagesIn(lang);
  // Notices about the records themselves name no single province; the notes of the answer say the same.
  const names = new Set((places.length > 0 ? places : provinces).map(({ name }) => name));
  const asked = alerts.filter(({ province }) => names.has(province));
  if (asked.length === 0)
    return [noAlerts, ...recordsOf(places, { records, alerts }).map((r) => describeRecord(r, lang))];
  const lines = asked
    .slice(0, MOST_ALERTS)
    .map(
      ({ title, province, timestamp, description }) =>
        `• ${title}, ${province}, ${formatTime(timestamp, lang)}${colon(lang)}${description}`,
    );
  return [heading(asked.length), ...lines];
}

/** The lines that answer a question about the climate; `undefined` for a question about something else. */
export function answerClimate(intent: Intent, facts: ClimateFacts, lang: Lang): string[] | undefined {
  const { records } = facts;
  const messages = messagesIn(lang);
  const all = (lines: string[]) => [...lines, messages.recordedAt(timeOf(records, lang)), ...notesOn(records, lang)];
  switch (intent.kind) {
    case 'places': {
      const asked = recordsOf(intent.places, facts);
      return [...answerPlaces(asked, intent.asksRain, lang), ...notesOn(asked, lang)];
    }
    case 'forecast': {
      const asked = recordsOf(intent.places, facts);
      if (asked.length === 0) return all([messages.noForecast, ...describeCountry(records, lang)]);
      return [messages.noForecast, ...answerPlaces(asked, false, lang), ...notesOn(asked, lang)];
    }
    case 'population':
      return recordsOf(intent.places, facts).map(({ province, population }) =>
        messages.population(province, formatNumber(population / 1_000_000, lang)),
      );
    case 'alerts':
      return all(describeAlerts(intent.places, facts, lang));
    case 'ranking':
      return all(describeRanking(records, intent.ranking, lang));
    case 'rain':
      return all([describeRain(records, lang)]);
    case 'air':
      return all([...describeRanking(records, 'dirtiest', lang), ...describeRanking(records, 'cleanest', lang)]);
    case 'country':
      return all(describeCountry(records, lang));
    default:
      return undefined;
  }
}
