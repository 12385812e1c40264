import { type Province, provinces } from '../climate/provinces.ts';
import { readHistory } from '../climate/read.ts';
import type { ClimateHistoryPoint, ClimateRecord } from '../climate/types.ts';
import { fold } from '../text/fold.ts';
import { formatNumber } from '../text/format.ts';
import type { Lang } from '../text/languages.ts';
import { answerClimate, type ClimateFacts, describeAlerts } from './climate-answers.ts';
import { describeCountry, isRaining, notesOn, rank, timeOf } from './climate-texts.ts';
import type { Grounds } from './grounds.ts';
import { readIntent } from './intent.ts';
import { messagesIn } from './messages/index.ts';
import { findPlaces } from './places.ts';
import { findTopics } from './topics.ts';
import type { Analysis, AnalysisCategory, Question } from './types.ts';
import type { Topic } from './words/words.ts';

const TREND_DAYS = 7;
/** From which values a precaution is named: °C of the air, and the US air quality index. */
const HOT = 32;
const BAD_AIR = 100;
/** How many places a sentence of advice names. */
const MOST_NAMES = 6;

/** What kind of report was asked for. The first that the question names decides; a question about nothing here is `other`. */
export function categoryOf(query: string): AnalysisCategory {
  const folded = fold(query);
  const topics = findTopics(folded);
  const has = (topic: Topic) => topics.has(topic);
  if (has('trend')) return 'trend';
  if (has('forecast')) return 'prediction';
  if (has('advice')) return 'recommendation';
  if (has('alerts')) return 'alert';
  const { kind } = readIntent(query);
  return ['country', 'rain', 'air', 'places', 'ranking'].includes(kind) ? 'analysis' : 'other';
}

/**
 * The mean temperature of each whole day of the province, oldest first. The day that is under way and the one in which
 * the history begins are left out: of these there is only a part, and mornings are cooler than afternoons.
 */
function dailyMeans(points: ClimateHistoryPoint[], { timeZone }: Province, now = new Date()): number[] {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const days = new Map<string, number[]>();
  for (const { time, temperature } of points) {
    if (temperature === null) continue;
    const day = format.format(new Date(time));
    days.set(day, [...(days.get(day) ?? []), temperature]);
  }
  for (const part of [now, new Date(now.getTime() - TREND_DAYS * 86_400_000)]) days.delete(format.format(part));
  return [...days.values()].map((values) => values.reduce((sum, value) => sum + value, 0) / values.length);
}

async function trendLines({ text, lang }: Question, grounds: Grounds): Promise<string[]> {
  const { trend, noTrend } = messagesIn(lang);
  const named = findPlaces(fold(text)).slice(0, 3);
  const asked = named.length > 0 ? named : provinces.filter(({ code }) => code === 'CD-KN');
  const lines = await Promise.all(
    asked.map(async (province) => {
      const means = dailyMeans(await readHistory(grounds.store, province, TREND_DAYS), province);
      const [first, last] = [means[0], means.at(-1)];
      if (means.length < 2 || first === undefined || last === undefined) return [];
      const change = Math.round((last - first) * 10) / 10;
      const difference = `${change > 0 ? '+' : ''}${formatNumber(change, lang)}`;
      const written = { from: formatNumber(first, lang), to: formatNumber(last, lang), difference };
      return [trend({ place: province.capital, days: means.length, ...written })];
    }),
  );
  const flat = lines.flat();
  return flat.length > 0 ? flat : [noTrend];
}

function adviceLines(records: ClimateRecord[], lang: Lang): string[] {
  const { advice, noAdvice } = messagesIn(lang);
  const names = (chosen: ClimateRecord[]) =>
    chosen
      .slice(0, MOST_NAMES)
      .map(({ capital }) => capital)
      .join(', ') + (chosen.length > MOST_NAMES ? '…' : '');
  const hot = rank(records, 'hottest').filter(({ temperature }) => (temperature ?? 0) >= HOT);
  const dirty = rank(records, 'dirtiest').filter(({ airQuality }) => (airQuality ?? 0) > BAD_AIR);
  const wet = records.filter(isRaining);
  const lines = [
    ...(hot.length > 0 ? [advice.heat(names(hot))] : []),
    ...(dirty.length > 0 ? [advice.air(names(dirty))] : []),
    ...(wet.length > 0 ? [advice.rain(names(wet))] : []),
  ];
  return lines.length > 0 ? lines : [noAdvice];
}

async function body(
  category: Exclude<AnalysisCategory, 'other'>,
  question: Question,
  facts: ClimateFacts,
  grounds: Grounds,
): Promise<string[]> {
  const { text, lang } = question;
  const { records } = facts;
  switch (category) {
    case 'trend':
      return [...(await trendLines(question, grounds)), ...describeCountry(records, lang)];
    case 'prediction':
      return [messagesIn(lang).noForecast, ...describeCountry(records, lang), ...describeAlerts([], facts, lang)];
    case 'recommendation':
      return [...adviceLines(records, lang), ...describeAlerts([], facts, lang)];
    case 'alert':
      return describeAlerts(findPlaces(fold(text)), facts, lang);
    case 'analysis':
      return answerClimate(readIntent(text), facts, lang) ?? describeCountry(records, lang);
  }
}

/** What an analysis of the climate records rests on, as names. */
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
  grounds: Grounds,
): Promise<Analysis> {
  const { lang } = question;
  const facts = await grounds.climate(lang);
  const lines = await body(category, question, facts, grounds);
  const notes = notesOn(facts.records, lang).filter((note) => !lines.includes(note));
  return {
    title: messagesIn(lang).analysisTitles[category],
    category,
    analysis: [...lines, ...notes].join('\n'),
    sources: sourceNames(facts.records, lang),
  };
}
