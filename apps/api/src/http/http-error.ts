import type { Lang, Texts } from '../text/languages.ts';

/**
 * The `detail` of an error: a sentence in every language, or a plain string that is always English.
 * The latter is for sentences that the requirements fix, because clients compare them (`Email
 * already subscribed`), and for errors that only operators and programs see.
 */
export type Detail = string | Texts;

export function detailIn(detail: Detail, lang: Lang): string {
  return typeof detail === 'string' ? detail : detail[lang];
}

/** An error thrown on purpose: its sentence becomes the `detail` of the response. */
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

export function httpError(statusCode: number, detail: Detail, headers?: Record<string, string>): HttpError {
  return new HttpError(statusCode, detail, headers);
}
