import type { Lang, Texts } from '../text/languages.ts';

/**
 * What an answer says of an error: a sentence in every language, or a plain string that stays English in all of them. That
 * is for what the documents give word for word, because clients compare it (`Email already subscribed`), and for what
 * only operators and programs meet.
 */
export type Detail = string | Texts;

/** What a sentence is in a language. */
export function detailIn(detail: Detail, lang: Lang): string {
  return typeof detail === 'string' ? detail : detail[lang];
}

/** An error that a handler throws on purpose: its sentence becomes the `detail` of the answer. */
export class HttpError extends Error {
  readonly statusCode: number;
  readonly detail: Detail;
  readonly headers: Record<string, string>;

  constructor(statusCode: number, detail: Detail, headers: Record<string, string> = {}) {
    super(detailIn(detail, 'en'));
    this.statusCode = statusCode;
    this.detail = detail;
    this.headers = headers;
  }
}

/** Makes a {@link HttpError}: `throw httpError(404, errorTexts.unknownReport)`. */
export function httpError(statusCode: number, detail: Detail, headers?: Record<string, string>): HttpError {
  return new HttpError(statusCode, detail, headers);
}
