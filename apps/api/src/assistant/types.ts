import type { Static } from 'typebox';
import type { measures, rankings } from '../content/resources/assistant-words.ts';
import type { Lang } from '../text/languages.ts';
import type { AnalysisReport, ChatSource } from './schemas.ts';

export type Source = Static<typeof ChatSource>;
export type Analysis = Omit<Static<typeof AnalysisReport>, 'id' | 'timestamp'>;

export interface Question {
  text: string;
  lang: Lang;
}

/** An answer. Its sources are known before its text, which may be streamed. */
export interface Reply {
  /** `embedded`, or the name of a language model. */
  model: string;
  sources: Source[];
  /** Neither articles nor records nor pages had an answer. */
  isUnanswered?: boolean;
  pieces: AsyncIterable<string> | Iterable<string>;
}

export async function wholeText(pieces: Reply['pieces']): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text.trim();
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
