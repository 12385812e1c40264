import type { analysisCategories, measures, rankings } from '../content/resources/assistant.ts';
import type { Lang } from '../text/languages.ts';

/** The page with a statement: `/donate`, `/data?province=CD-NK`. */
export interface Source {
  title: string;
  href: string;
}

export interface Question {
  text: string;
  lang: Lang;
}

/** An answer. Its sources are known before its text, which may be streamed. */
export interface Reply {
  /** `embedded`, or the name of a language model. */
  model: string;
  sources: Source[];
  pieces: AsyncIterable<string> | Iterable<string>;
}

export async function wholeText(pieces: Reply['pieces']): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text.trim();
}

export type AnalysisCategory = (typeof analysisCategories)[number];

export interface Analysis {
  title: string;
  category: AnalysisCategory;
  analysis: string;
  /** Names of its sources, such as "Open-Meteo, 21 November 2026, 13:00 (Kinshasa time)". */
  sources: string[];
}

export interface Assistant {
  model: string;
  /**
   * Streams an answer. The stream throws an `HttpError` if a model breaks off; with `whole` the
   * answer is complete before anything is shown, and a broken one is replaced.
   */
  reply(question: Question, signal: AbortSignal, options?: { whole?: boolean }): Promise<Reply>;
  analyse(question: Question, signal: AbortSignal): Promise<Analysis>;
  detectLanguage(question: string): Promise<Lang>;
}

export type Measure = (typeof measures)[number];
export type Ranking = keyof typeof rankings;
