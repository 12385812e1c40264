import type { ClimateRecord } from '../climate/types.ts';
import { answerClimate, describeAlerts, describeNow, hasReading, recordsOf } from './climate-answers.ts';
import { isRaining, notesOn, rank, timeOf } from './climate-texts.ts';
import type { AssistantContext, ClimateFacts } from './context.ts';
import type { Reading } from './intent.ts';
import type { I18n } from './translate.ts';
import type { Analysis, AnalysisCategory } from './types.ts';

/** From which values a precaution is named: °C of the air, and the US air quality index. */
const HOT = 32;
const BAD_AIR = 100;

/** What kind of report was asked for. The first that the question names decides; a question about nothing here is `other`. */
export function categoryOf({ has, intent }: Reading): AnalysisCategory {
  if (has('trend')) return 'trend';
  if (has('forecast')) return 'prediction';
  if (has('advice')) return 'recommendation';
  if (has('alerts')) return 'alert';
  return intent.kind === 'records' ? 'analysis' : 'other';
}

/** Advice for some places. A sample never gives cause for it, just as it makes no alert. */
function adviceLines(all: ClimateRecord[], i18n: I18n): string[] {
  const records = all.filter(({ source }) => source !== 'sample');
  if (records.length === 0) return [i18n.t('sampleAdvice')];
  const causes = {
    'advice.heat': rank(records, 'hottest').filter(({ temperature }) => (temperature ?? 0) >= HOT),
    'advice.air': rank(records, 'dirtiest').filter(({ airQuality }) => (airQuality ?? 0) > BAD_AIR),
    'advice.rain': records.filter(isRaining),
  };
  const keys = ['advice.heat', 'advice.air', 'advice.rain'] as const;
  const lines = keys
    .filter((key) => causes[key].length > 0)
    .map((key) => i18n.t(key, { places: causes[key].map(({ capital }) => capital).join(', ') }));
  return lines.length > 0 ? lines : [i18n.t(records.some(hasReading) ? 'noAdvice' : 'noValue')];
}

async function reportLines(
  category: AnalysisCategory,
  reading: Reading,
  { facts, i18n, store }: { facts: ClimateFacts; i18n: I18n; store: AssistantContext['store'] },
): Promise<string[]> {
  const { intent, places } = reading;
  const answer = (subject: Parameters<typeof answerClimate>[0]) => answerClimate(subject, reading, facts, i18n, store);
  const alerts = describeAlerts(places, facts, i18n);
  const asked = recordsOf(places, facts.records);
  const subject = intent.kind === 'records' ? intent.subject : 'country';
  if (subject === 'elsewhere' || category === 'analysis') return answer(subject);
  switch (category) {
    case 'trend':
      return [...(await answer('trend')), ...describeNow(reading, facts, i18n)];
    case 'prediction':
      return [...(await answer('forecast')), ...alerts];
    case 'recommendation':
      return [...adviceLines(asked.length > 0 ? asked : facts.records, i18n), ...alerts];
    default:
      return answer('alerts');
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
  category: Exclude<AnalysisCategory, 'other'>,
  reading: Reading,
  i18n: I18n,
  context: AssistantContext,
): Promise<Analysis> {
  const facts = await context.climate(i18n.lang);
  const lines = await reportLines(category, reading, { facts, i18n, store: context.store });
  // Two parts may describe the same place, and have the same notes.
  const analysis = [...new Set([...lines, ...notesOn(facts.records, i18n)])].join('\n');
  const title = i18n.t(`analysisTitle.${category}`);
  return { title, category, analysis, sources: sourceNames(facts.records, i18n) };
}
