import type { FieldError } from './generated/site.ts';

/** What an unsuccessful call says, in one shape for every kind of failure. */
export interface ClientError {
  /** The HTTP status; null when no answer came (the network failed). */
  status: number | null;
  /** The server's sentence, when it gave one: in the language of the call (`lang`, or `getLanguage`), except for the few that the API states word for word. */
  detail?: string | undefined;
  /** The fields that the server refused (status 422). Their messages are in the language of the `detail`, to be read after the name. */
  fields: FieldError[];
  /** After how many seconds the server wants to be asked again (`Retry-After`; with status 429 and 503). */
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
  const { detail, fields } = record(data ?? error); // a ChatStreamError has them itself
  return {
    // The status of an answer that is not JSON is in originalStatus, and below 400 the answer has broken off, or is not the server's.
    status: [status, originalStatus].find(isRefusal) ?? null,
    detail: typeof detail === 'string' && detail !== '' ? detail : undefined,
    fields: Array.isArray(fields) ? fields.filter(isFieldError) : [],
    retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
  };
}

/** The seconds of an answer's `Retry-After`. */
export const retryAfterOf = (response: Response | undefined): number | undefined =>
  Number(response?.headers.get('retry-after')) || undefined;

// The cast: any property may be asked of an object, and is unknown.
const record = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;

const isRefusal = (status: unknown): status is number => typeof status === 'number' && status >= 400;

const isFieldError = (value: unknown): value is FieldError => {
  const { field, message } = record(value);
  return typeof field === 'string' && typeof message === 'string';
};
