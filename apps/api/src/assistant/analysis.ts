import type { ClimateRecord } from '../climate/schemas.ts';
import type { RecordSubject } from '../content/resources/assistant-words.ts';
import { answerClimate, describeAlerts, describeNow, hasReading, recordsOf } from './climate-answers.ts';
import { isRaining, notesOn, rank, timeOf } from './climate-texts.ts';
import type { AssistantContext, I18n } from './context.ts';
import { dangerOf, type Reading } from './intent.ts';
import type { Analysis } from './types.ts';

/** The precautions in order, with their thresholds: °C, US air quality index, rain. */
const precautions = [
  { key: 'advice.heat', ranking: 'hottest', isNeeded: ({ temperature }: ClimateRecord) => (temperature ?? 0) >= 32 },
  { key: 'advice.air', ranking: 'dirtiest', isNeeded: ({ airQuality }: ClimateRecord) => (airQuality ?? 0) > 100 },
  { key: 'advice.rain', ranking: undefined, isNeeded: isRaining },
] as const;

/** The kind of report that a question asks for: the first one that it names, otherwise `other`. */
export function categoryOf(reading: Reading): Analysis['category'] {
  const { has, intent } = reading;
  if (dangerOf(reading)) return 'recommendation';
  if (intent.kind === 'records' && intent.subject === 'forecast') return 'prediction';
  if (has('trend')) return 'trend';
  if (has('forecast')) return 'prediction';
  // Alerts and advice are of now.
  if (intent.kind === 'records' && intent.subject === 'yesterday') return 'analysis';
  if (has('advice')) return 'recommendation';
  if (has('alerts')) return 'alert';
  return intent.kind === 'records' ? 'analysis' : 'other';
}

/** Advice for some places. Samples give no advice, just as they make no alerts. */
function adviceLines(all: ClimateRecord[], i18n: I18n): string[] {
  const records = all.filter(({ source }) => source !== 'sample');
  if (records.length === 0) return [i18n.t('sampleAdvice')];
  const lines = precautions.flatMap(({ key, ranking, isNeeded }) => {
    const ordered = ranking ? rank(records, ranking) : records;
    const places = ordered.filter(isNeeded).map(({ capital }) => capital);
    return places.length > 0 ? i18n.t(key, { places: places.join(', ') }) : [];
  });
  return lines.length > 0 ? lines : [i18n.t(records.some(hasReading) ? 'noAdvice' : 'noValue')];
}

export function sourceNames(records: ClimateRecord[], i18n: I18n): string[] {
  const measured = records.filter(({ source }) => source !== 'sample');
  return [
    ...(measured.length > 0 ? [i18n.t('recordsSource', { time: timeOf(measured, i18n) })] : []),
    ...(measured.length < records.length ? [i18n.t('sampleSource')] : []),
  ];
}

/** A report on the current climate records. It never predicts. */
export async function analyseRecords(
  category: Exclude<Analysis['category'], 'other'>,
  reading: Reading,
  context: AssistantContext,
): Promise<Analysis> {
  const { intent, places } = reading;
  const facts = await context.climate();
  const { records } = facts;
  const answer = (subject: RecordSubject) => answerClimate(subject, reading, facts, context);
  const alerts = describeAlerts(places, facts, context);
  const asked = recordsOf(places, records);
  const subject = intent.kind === 'records' ? intent.subject : 'country';
  const parts = {
    trend: async () => [...(await answer('trend')), ...describeNow(reading, facts, context)],
    prediction: () => answer('forecast'),
    recommendation: async () => [...adviceLines(asked.length > 0 ? asked : records, context), ...alerts],
    alert: () => answer('alerts'),
    analysis: () => answer(subject),
  };
  const lines = await parts[subject === 'elsewhere' ? 'analysis' : category]();
  // Two parts may describe the same place and repeat its notes.
  const analysis = [...new Set([...lines, ...notesOn(records, context)])].join('\n');
  return { title: context.t(`analysisTitle.${category}`), category, analysis, sources: sourceNames(records, context) };
}
