import type { Condition } from '../../climate/types.ts';
import type { PlaceNote } from '../intent.ts';
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
  speaks: string;
  unknown: string;
  /** Said first when the embedded answerer answers instead of a language model. */
  modelAway: string;
  found: string;

  conditions: Record<Condition, string>;
  /** The bands of the air quality index: to 50, to 100, to 150, above. */
  airBands: readonly [string, string, string, string];
  /** A measure and its value, as a part of a sentence. */
  measures: Record<Measure, (value: string) => string>;
  recordedAt: (time: string) => string;
  /** Where the records come from. */
  source: string;
  stored: string;
  sample: string;
  noValue: string;
  /** Said of places: `elsewhere` when one is unknown, `town` when the capital of its province is used instead. */
  placeNotes: Record<PlaceNote, string>;

  rankings: Record<Ranking, string>;
  /** More places have the same value as the last one that is named. */
  ties: (count: number) => string;
  raining: (count: number, places: string) => string;
  dry: string;
  /** Of some places nothing is known. */
  noReading: (count: number) => string;
  rainHere: (place: string) => string;
  dryHere: (place: string) => string;
  warmer: (warmer: string, cooler: string, difference: string) => string;
  sameWarmth: (one: string, other: string) => string;
  overview: (figures: { count: number; mean: string; hottest: PlaceValue; coldest: PlaceValue }) => string;
  worstAir: (air: PlaceValue) => string;
  capital: (place: string, capital: string) => string;
  population: (place: string, millions: string) => string;
  noForecast: string;
  whichPlace: string;
  /** A past day: the mean with its name, and the lowest and highest value. */
  day: (figures: Record<'place' | 'day' | 'mean' | 'lowest' | 'highest', string> & { count: number }) => string;
  noDay: (place: string, day: string) => string;
  noPast: string;
  alerts: (count: number) => string;
  more: (count: number) => string;
  noAlerts: string;

  /** @param ways May be empty. */
  donate: (ways: string, page: string) => string;
  volunteer: (page: string) => string;
  partner: (count: string, page: string) => string;
  courses: (parts: string, page: string) => string;
  coursesFound: (titles: string) => string;
  noCourse: string;
  contact: (contact: { email: string; phones: string; address: string }) => string;
  programs: (names: string) => string;
  impact: (figures: Record<'trees' | 'people' | 'projects' | 'volunteers' | 'boreholes' | 'reports', string>) => string;
  reports: (reports: { published: number; newest: string; inProgress: number; page: string }) => string;
  raised: (page: string) => string;
  newsletter: string;
  privacy: (email: string, page: string) => string;
  about: string;
  reach: string;
  team: (page: string) => string;

  analysisTitles: Record<AnalysisCategory, string>;
  advice: { heat: (places: string) => string; air: (places: string) => string; rain: (places: string) => string };
  noAdvice: string;
  sampleAdvice: string;
  /** How a value of a place moved between the first and the last of some days. */
  trend: (change: { place: string; days: number; from: string; to: string; difference: string }) => string;
  noTrend: string;
  recordsSource: (time: string) => string;
  sampleSource: string;
}
