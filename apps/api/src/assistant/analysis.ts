import type { ClimateRecord } from '../climate/types.ts';
import type { Store } from '../db/types.ts';
import type { Lang } from '../text/languages.ts';
import { answerClimate, type ClimateFacts, describeAlerts, hasReading, recordsOf } from './climate-answers.ts';
import { describeCountry, describeRecord, isRaining, notesOn, rank, timeOf } from './climate-texts.ts';
import type { AssistantContext } from './context.ts';
import { describeTrend } from './history.ts';
import { type Intent, type Reading, readIntent } from './intent.ts';
import { messagesIn } from './messages/index.ts';
import { withoutPlaces } from './places.ts';
import { readable } from './question.ts';
import { findTopics } from './topics.ts';
import type { Analysis, AnalysisCategory, Question } from './types.ts';
import type { Topic } from './words/words.ts';

/** From which values a precaution is named: °C of the air, and the US air quality index. */
const HOT = 32;
const BAD_AIR = 100;

/** The intents that a report on the records answers. */
const recordKinds: readonly Intent['kind'][] = [
  'country',
  'rain',
  'air',
  'places',
  'ranking',
  'yesterday',
  'past',
  'elsewhere',
];

/** What kind of report was asked for. The first that the question names decides; a question about nothing here is `other`. */
export function categoryOf(query: string): AnalysisCategory {
  const topics = findTopics(withoutPlaces(readable(query)));
  const has = (topic: Topic) => topics.has(topic);
  if (has('trend')) return 'trend';
  if (has('forecast')) return 'prediction';
  if (has('advice')) return 'recommendation';
  if (has('alerts')) return 'alert';
  return recordKinds.includes(readIntent(query).intent.kind) ? 'analysis' : 'other';
}

/** Advice for some places. A sample never gives cause for it, just as it makes no alert. */
function adviceLines(all: ClimateRecord[], lang: Lang): string[] {
  const { advice, noAdvice, noValue, sampleAdvice } = messagesIn(lang);
  const records = all.filter(({ source }) => source !== 'sample');
  if (records.length === 0) return [sampleAdvice];
  const names = (chosen: ClimateRecord[]) => chosen.map(({ capital }) => capital).join(', ');
  const hot = rank(records, 'hottest').filter(({ temperature }) => (temperature ?? 0) >= HOT);
  const dirty = rank(records, 'dirtiest').filter(({ airQuality }) => (airQuality ?? 0) > BAD_AIR);
  const wet = records.filter(isRaining);
  const lines = [
    ...(hot.length > 0 ? [advice.heat(names(hot))] : []),
    ...(dirty.length > 0 ? [advice.air(names(dirty))] : []),
    ...(wet.length > 0 ? [advice.rain(names(wet))] : []),
  ];
  if (lines.length > 0) return lines;
  return [records.some(hasReading) ? noAdvice : noValue];
}

async function body(
  category: Exclude<AnalysisCategory, 'other'>,
  reading: Reading,
  { facts, lang, store }: { facts: ClimateFacts; lang: Lang; store: Store },
): Promise<string[]> {
  const { intent, notes, places } = reading;
  const { records } = facts;
  const { noForecast, placeNotes } = messagesIn(lang);
  const asked = recordsOf(places, records);
  // For the places that were named, otherwise for the country.
  const now = asked.length > 0 ? asked.map((record) => describeRecord(record, lang)) : describeCountry(records, lang);
  const noted = notes.map((note) => placeNotes[note]);
  if (intent.kind === 'elsewhere') return [placeNotes.elsewhere];
  switch (category) {
    case 'trend': {
      const measure = 'measure' in intent ? intent.measure : 'temperature';
      return [...(await describeTrend(store, places, measure, lang)), ...noted, ...now];
    }
    case 'prediction':
      return [noForecast, ...now, ...noted, ...describeAlerts(places, facts, lang)];
    case 'recommendation':
      return [
        ...adviceLines(asked.length > 0 ? asked : records, lang),
        ...noted,
        ...describeAlerts(places, facts, lang),
      ];
    case 'alert':
      return [...describeAlerts(places, facts, lang), ...noted];
    case 'analysis':
      return (await answerClimate(reading, facts, lang, store)) ?? describeCountry(records, lang);
  }
}

/** The sources of an analysis of the climate records, as names. */
export function sourceNames(records: ClimateRecord[], lang: Lang): string[] {
  const { recordsSource, sampleSource } = messagesIn(lang);
  const measured = records.filter(({ source }) => source !== 'sample');
  return [
    ...(measured.length > 0 ? [recordsSource(timeOf(measured, lang))] : []),
    ...(measured.length < records.length ? [sampleSource] : []),
  ];
}

/** A report on the climate records: figures of now, never of the future. */
export async function analyseRecords(
  question: Question,
  category: Exclude<AnalysisCategory, 'other'>,
  context: AssistantContext,
): Promise<Analysis> {
  const { lang } = question;
  const facts = await context.climate(lang);
  // An alert and a prediction may both describe a place.
  const lines = [...new Set(await body(category, readIntent(question.text), { facts, lang, store: context.store }))];
  const notes = notesOn(facts.records, lang).filter((note) => !lines.includes(note));
  return {
    title: messagesIn(lang).analysisTitles[category],
    category,
    analysis: [...lines, ...notes].join('\n'),
    sources: sourceNames(facts.records, lang),
  };
}
