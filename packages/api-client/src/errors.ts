import type { FieldError } from './generated/site.ts';

/** What an unsuccessful call says, in one shape for every kind of failure. */
export interface ClientError {
  /** The HTTP status; null when no answer came (the network failed). */
  status: number | null;
  /** The server's sentence, when it gave one. */
  detail?: string;
  /** The fields that the server refused (status 422). */
  fields: FieldError[];
}

/**
 * Reads the error of a hook or of an unwrapped call.
 *
 * @example
 * const { status, detail } = readError(error);
 */
export function readError(error: unknown): ClientError {
  const { status, data } = (isRecord(error) ? error : {}) as { status?: unknown; data?: unknown };
  const body = isRecord(data) ? data : {};
  return {
    status: typeof status === 'number' ? status : null,
    detail: typeof body.detail === 'string' && body.detail !== '' ? body.detail : undefined,
    fields: Array.isArray(body.fields) ? body.fields.filter(isFieldError) : [],
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string';
