import type { analysisCategories, measures, rankings, unlistedPages } from '../content/resources/assistant.ts';
import type { Lang } from '../text/languages.ts';

/** Where a statement of an answer can be read. */
export interface Source {
  title: string;
  /** An address of the site, such as `/donate` or `/data?province=CD-NK`. */
  href: string;
}

/** What a visitor asks, and the language of the answer. */
export interface Question {
  text: string;
  lang: Lang;
}

/** An answer: its sources are known before its text, which may come piece by piece. */
export interface Reply {
  /** Who answers: `embedded`, or the name of the model. */
  model: string;
  sources: Source[];
  pieces: AsyncIterable<string> | Iterable<string>;
}

/** What kind of report an analysis is. */
export type AnalysisCategory = (typeof analysisCategories)[number];

/** A report on the climate records. */
export interface Analysis {
  title: string;
  category: AnalysisCategory;
  analysis: string;
  /** Names of its sources, such as "Open-Meteo, 21 November 2026, 13:00 (Kinshasa time)". */
  sources: string[];
}

/** What answers: the embedded answerer, or a language model behind a URL. */
export interface Assistant {
  /** Who answers as long as nothing fails: `embedded`, or the name of the model. */
  model: string;
  /**
   * Answers piece by piece. The pieces throw an `HttpError` when a model breaks off an answer that it has begun; with
   * `whole` they are there before anything is shown, and what broke off is replaced.
   */
  reply(question: Question, signal: AbortSignal, options?: { whole?: boolean }): Promise<Reply>;
  analyse(question: Question, signal: AbortSignal): Promise<Analysis>;
  /** The language that a question is written in. */
  detectLanguage(question: string): Promise<Lang>;
}

/** A page that the menu does not list. */
export type UnlistedPage = (typeof unlistedPages)[number];

/** What a record measures. */
export type Measure = (typeof measures)[number];

/** One way to put the provinces in order. */
export type Ranking = keyof typeof rankings;

/** The pages that answers point to. */
export type Page = UnlistedPage | '/about' | '/data' | '/digital-literacy' | '/impact' | '/partners' | '/volunteers';
