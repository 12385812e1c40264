import { readText } from '../http/read-text.ts';

/** Why a source gave no usable answer. No message quotes an address: one may hold a key. */
export class SourceError extends Error {
  readonly reason: 'network' | 'timeout' | 'aborted' | 'status' | 'answer';
  /** Of the answer, when there was one and it was not 200. */
  readonly status: number | undefined;
  /** From `Retry-After`, when the source said so. */
  readonly retryAfterMs: number | undefined;

  constructor(reason: SourceError['reason'], message: string, refused?: Response) {
    super(message);
    this.name = 'SourceError';
    this.reason = reason;
    this.status = refused?.status;
    const seconds = Number(refused?.headers.get('retry-after') ?? Number.NaN);
    this.retryAfterMs = seconds >= 0 ? seconds * 1_000 : undefined;
  }
}

export interface FetchOptions {
  /** For the whole answer, body included. */
  timeoutMs: number;
  /** Of the body as it is after decompression. */
  maxBytes: number;
  /** Ends the request early. */
  signal?: AbortSignal | undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Open-Meteo writes an error that happens while it streams as plain text into a 200.
    throw new SourceError('answer', `The answer is not JSON: ${JSON.stringify(text.slice(-80))}`);
  }
}

/** Open-Meteo explains its errors as `{"error":true,"reason":"…"}`. */
function reasonIn(text: string): string {
  const found = /"reason"\s*:\s*"([^"\\]{1,200})/.exec(text)?.[1];
  return found ? `: ${found}` : '';
}

/** What went wrong on the way, without what the platform says about it. */
function networkError(error: unknown, signals: { timeout: AbortSignal; stop: AbortSignal | undefined }): SourceError {
  if (error instanceof SourceError) return error;
  if (error instanceof RangeError) return new SourceError('answer', error.message);
  if (signals.stop?.aborted) return new SourceError('aborted', 'The request was given up');
  if (signals.timeout.aborted) return new SourceError('timeout', 'The source did not answer in time');
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer';
  return new SourceError('network', `The source cannot be reached (${code})`);
}

/**
 * GETs JSON, and trusts nothing: time, size, status and body are checked, and redirects are not followed.
 *
 * @throws {SourceError}
 */
export async function getJson(url: URL, { timeoutMs, maxBytes, signal }: FetchOptions): Promise<unknown> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const text = await readText(response, maxBytes);
    if (response.status !== 200)
      throw new SourceError('status', `The source answers ${response.status}${reasonIn(text)}`, response);
    return parse(text);
  } catch (error) {
    throw networkError(error, { timeout, stop: signal });
  }
}
