import { readText } from '../http/validation/read-text.ts';

/** Why a source gave no usable response. No message quotes a URL, which may contain a key. */
export class SourceError extends Error {
  readonly reason: 'network' | 'timeout' | 'aborted' | 'status' | 'answer';
  /** The status, if it was not 200. */
  readonly status: number | undefined;
  /** From `Retry-After`. */
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
  /** For the whole response. */
  timeoutMs: number;
  /** After decompression. */
  maxBytes: number;
  signal?: AbortSignal;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // If an error occurs while it streams, Open-Meteo writes it as plain text into a 200.
    throw new SourceError('answer', `The answer is not JSON: ${JSON.stringify(text.slice(-80))}`);
  }
}

/** Open-Meteo's errors are `{"error":true,"reason":"…"}`. */
function reasonIn(text: string): string {
  const found = /"reason"\s*:\s*"([^"\\]{1,200})/.exec(text)?.[1];
  return found ? `: ${found}` : '';
}

/** A network error, without the platform's message. */
function networkError(error: unknown, signals: { timeout: AbortSignal; stop: AbortSignal | undefined }): SourceError {
  if (error instanceof SourceError) return error;
  if (error instanceof RangeError) return new SourceError('answer', error.message);
  if (signals.stop?.aborted) return new SourceError('aborted', 'The request was given up');
  if (signals.timeout.aborted) return new SourceError('timeout', 'The source did not answer in time');
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'no answer';
  return new SourceError('network', `The source cannot be reached (${code})`);
}

/** Checks time, size, status and body, and follows no redirects. Throws a `SourceError`. */
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
