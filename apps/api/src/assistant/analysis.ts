import type { ClimateRecord } from '../climate/types.ts';
import type { Store } from '../db/types.ts';
import { answerClimate, type ClimateFacts, describeAlerts, hasReading, recordsOf } from './climate-answers.ts';
import { describeCountry, describeRecord, isRaining, notesOn, rank, timeOf } from './climate-texts.ts';
import type { AssistantContext } from './context.ts';
import { describeTrend } from './history.ts';
import { type Intent, type Reading, readIntent } from './intent.ts';
import type { I18n } from './translate.ts';
import type { Analysis, AnalysisCategory, Question } from './types.ts';
import type { Vocabulary } from './vocabulary.ts';

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
export function categoryOf(query: string, vocabulary: Vocabulary): AnalysisCategory {
  const topics = vocabulary.findTopics(vocabulary.withoutPlaces(vocabulary.readable(query)));
  const has = (topic: string) => topics.has(topic);
  if (has('trend')) return 'trend';
  if (has('forecast')) return 'prediction';
  if (has('advice')) return 'recommendation';
  if (has('alerts')) return 'alert';
  return recordKinds.includes(readIntent(query, vocabulary).intent.kind) ? 'analysis' : 'other';
}

/** Advice for some places. A sample never gives cause for it, just as it makes no alert. */
function adviceLines(all: ClimateRecord[], i18n: I18n): string[] {
  const records = all.filter(({ source }) => source !== 'sample');
  if (records.length === 0) return [i18n.t('sampleAdvice')];
  const names = (chosen: ClimateRecord[]) => chosen.map(({ capital }) => capital).join(', ');
  const hot = rank(records, 'hottest').filter(({ temperature }) => (temperature ?? 0) >= HOT);
  const dirty = rank(records, 'dirtiest').filter(({ airQuality }) => (airQuality ?? 0) > BAD_AIR);
  const wet = records.filter(isRaining);
  const lines = [
    ...(hot.length > 0 ? [i18n.t('advice.heat', { places: names(hot) })] : []),
    ...(dirty.length > 0 ? [i18n.t('advice.air', { places: names(dirty) })] : []),
    ...(wet.length > 0 ? [i18n.t('advice.rain', { places: names(wet) })] : []),
  ];
  if (lines.length > 0) return lines;
  return [i18n.t(records.some(hasReading) ? 'noAdvice' : 'noValue')];
}

async function body(
  category: Exclude<AnalysisCategory, 'other'>,
  reading: Reading,
  { facts, i18n, store }: { facts: ClimateFacts; i18n: I18n; store: Store },
): Promise<string[]> {
  const { intent, notes, places } = reading;
  const { records } = facts;
  const asked = recordsOf(places, records);
  // For the places that were named, otherwise for the country.
  const now = asked.length > 0 ? asked.map((record) => describeRecord(record, i18n)) : describeCountry(records, i18n);
  const noted = notes.map((note) => i18n.t(`placeNote.${note}`));
  if (intent.kind === 'elsewhere') return [i18n.t('placeNote.elsewhere')];
  switch (category) {
    case 'trend': {
      const measure = 'measure' in intent ? intent.measure : 'temperature';
      return [...(await describeTrend(store, places, measure, i18n)), ...noted, ...now];
    }
    case 'prediction':
      return [i18n.t('noForecast'), ...now, ...noted, ...describeAlerts(places, facts, i18n)];
    case 'recommendation':
      return [
        ...adviceLines(asked.length > 0 ? asked : records, i18n),
        ...noted,
        ...describeAlerts(places, facts, i18n),
      ];
    case 'alert':
      return [...describeAlerts(places, facts, i18n), ...noted];
    case 'analysis':
      return (await answerClimate(reading, facts, i18n, store)) ?? describeCountry(records, i18n);
  }
}

/** The sources of an analysis of the climate records, as names. */
export function sourceNames(records: ClimateRecord[], i18n: I18n): string[] {
  const measured = records.filter(({ source }) => source !== 'sample');
  return [
    ...(measured.length > 0 ? [i18n.t('recordsSource', { time: timeOf(measured, i18n) })] : []),
    ...(measured.length < records.length ? [i18n.t('sampleSource')] : []),
  ];
}

/** A report on the climate records: figures of now, never of the future. */
export async function analyseRecords(
  question: Question,
  category: Exclude<AnalysisCategory, 'other'>,
  context: AssistantContext,
): Promise<Analysis> {
  const { lang } = question;
  const [facts, i18n, vocabulary] = await Promise.all([
    context.climate(lang),
    context.i18n(lang),
    context.vocabulary(),
  ]);
  const reading = readIntent(question.text, vocabulary);
  // An alert and a prediction may both describe a place.
  const lines = [...new Set(await body(category, reading, { facts, i18n, store: context.store }))];
  const notes = notesOn(facts.records, i18n).filter((note) => !lines.includes(note));
  return {
    title: i18n.t(`analysisTitle.${category}`),
    category,
    analysis: [...lines, ...notes].join('\n'),
    sources: sourceNames(facts.records, i18n),
  };
}
