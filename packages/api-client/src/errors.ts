import type { ProblemCode } from './generated/problemCodes.ts';
import type { FieldError } from './generated/site.ts';

/** What is wrong with one field; an earlier server sends neither the rule nor the place. */
export type FieldFailure = Pick<FieldError, 'field' | 'message'> & Partial<FieldError>;

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
   * The kind of problem, to be compared instead of `detail`: a later server may send one that this
   * release does not know, an earlier one sends none.
   */
  code?: ProblemCode | undefined;
  /** By which the operator finds the call in the log. */
  requestId?: string | undefined;
  /**
   * The fields that the server rejected (status 422). Their messages are in the language of
   * `detail`, and follow the field's name.
   */
  fields: FieldFailure[];
  /** After how many seconds to retry (`Retry-After`; with status 429 and 503). */
  retryAfter?: number | undefined;
}

/**
 * Reads the error of a hook, of an unwrapped call, or of `streamChat`.
 *
 * @example
 * const { status, code, detail } = readError(error);
 */
export function readError(error: unknown): ClientError {
  const { status, originalStatus, data, retryAfter } = record(error);
  const { detail, code, fields, request_id, requestId = request_id } = record(data ?? error); // a ChatStreamError has these itself
  return {
    // For a response that is not JSON, the status is in originalStatus; below 400 the response was
    // truncated, or not from the server.
    status: [status, originalStatus].find(isRefusal) ?? null,
    detail: typeof detail === 'string' && detail !== '' ? detail : undefined,
    code: typeof code === 'string' ? (code as ProblemCode) : undefined,
    requestId: typeof requestId === 'string' ? requestId : undefined,
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

const isFieldError = (value: unknown): value is FieldFailure => {
  const { field, message } = record(value);
  return typeof field === 'string' && typeof message === 'string';
};
