import type { FieldError } from './generated/site.ts';

/** A failed call, in one shape for every kind of failure. */
export interface ClientError {
  /** The HTTP status; null if there was no response (network error). */
  status: number | null;
  /**
   * The server's message, if any: in the language of the call (`lang`, or `getLanguage`), except
   * for a few whose wording the API specifies.
   */
  detail?: string | undefined;
  /**
   * The fields that the server rejected (status 422). Their messages are in the language of
   * `detail`, and follow the field's name.
   */
  fields: FieldError[];
  /** After how many seconds to retry (`Retry-After`; with status 429 and 503). */
  retryAfter?: number | undefined;
}

/**
 * Reads the error of a hook, of an unwrapped call, or of `streamChat`.
 *
 * @example
 * const { status, detail } = readError(error);
 */
export function readError(error: unknown): ClientError {
  const { status, originalStatus, data, retryAfter } = record(error);
  const { detail, fields } = record(data ?? error); // a ChatStreamError has these itself
  return {
    // For a response that is not JSON, the status is in originalStatus; below 400 the response was
    // truncated, or not from the server.
    status: [status, originalStatus].find(isRefusal) ?? null,
    detail: typeof detail === 'string' && detail !== '' ? detail : undefined,
    fields: Array.isArray(fields) ? fields.filter(isFieldError) : [],
    retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
  };
}

/** The seconds in a response's `Retry-After`. */
export const retryAfterOf = (response: Response | undefined): number | undefined =>
  Number(response?.headers.get('retry-after')) || undefined;

// Any property of an object may be read, and is unknown.
const record = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;

const isRefusal = (status: unknown): status is number => typeof status === 'number' && status >= 400;

const isFieldError = (value: unknown): value is FieldError => {
  const { field, message } = record(value);
  return typeof field === 'string' && typeof message === 'string';
};
