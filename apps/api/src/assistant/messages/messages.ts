import type { Condition } from '../../climate/types.ts';
import type { Measure, Ranking } from '../rankings.ts';
import type { AnalysisCategory, UnlistedPage } from '../types.ts';

/** A place in a sentence and a value with its unit, already written in the language. */
interface PlaceValue {
  place: string;
  value: string;
}

/** Everything that the embedded answerer says, in one language. Values come in already written, with their units. */
export interface Messages {
  pages: Record<UnlistedPage, string>;
  greeting: string;
  thanks: string;
  identity: string;
  unknown: string;
  found: string;

  conditions: Record<Condition, string>;
  /** The bands of the air quality index: to 50, to 100, to 150, above. */
  airBands: readonly [string, string, string, string];
  /** A measure and its value, as a part of a sentence. */
  measures: Record<Measure, (value: string) => string>;
  recordedAt: (time: string) => string;
  stored: string;
  sample: string;
  noValue: string;

  rankings: Record<Ranking, string>;
  raining: (count: number, places: string) => string;
  dry: string;
  rainHere: (place: string) => string;
  dryHere: (place: string) => string;
  warmer: (warmer: string, cooler: string, difference: string) => string;
  sameWarmth: (one: string, other: string) => string;
  overview: (figures: { count: number; mean: string; hottest: PlaceValue; coldest: PlaceValue }) => string;
  worstAir: (air: PlaceValue) => string;
  population: (place: string, millions: string) => string;
  noForecast: string;
  alerts: (count: number) => string;
  noAlerts: string;

  /** @param ways May be empty. */
  donate: (ways: string, page: string) => string;
  volunteer: (page: string) => string;
  partner: (page: string) => string;
  courses: (parts: string, page: string) => string;
  contact: (contact: { email: string; phones: string; address: string }) => string;
  programs: (names: string) => string;
  impact: (figures: Record<'trees' | 'people' | 'projects' | 'volunteers' | 'boreholes' | 'reports', string>) => string;
  about: string;
  reach: string;
  team: (page: string) => string;

  analysisTitles: Record<AnalysisCategory, string>;
  advice: { heat: (places: string) => string; air: (places: string) => string; rain: (places: string) => string };
  noAdvice: string;
  /** How the temperature of a place moved between the first and the last record of some days. */
  trend: (change: { place: string; days: number; from: string; to: string; difference: string }) => string;
  noTrend: string;
  recordsSource: (time: string) => string;
  sampleSource: string;
}
