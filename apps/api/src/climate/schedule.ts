import { SourceError } from './http-json.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const FIRST_RETRY_MS = 30 * SECOND_MS;
/** After this many consecutive failures the delay is longer. */
const FAILURES_BEFORE_LONG_DELAY = 5;
const LONG_DELAY_MS = 30 * MINUTE_MS;
const MAX_DELAY_MS = 6 * 60 * MINUTE_MS;

/** 30 s, 1, 2, 4 minutes, then half an hour; that at once for a 4xx, or what the source says. */
export function retryDelay(failures: number, error: unknown): number {
  const source = error instanceof SourceError ? error : undefined;
  const isClientError = source?.status !== undefined && source.status < 500;
  const isLong = isClientError || failures >= FAILURES_BEFORE_LONG_DELAY;
  const delay = isLong ? LONG_DELAY_MS : FIRST_RETRY_MS * 2 ** (failures - 1);
  return Math.min(Math.max(delay, source?.retryAfterMs ?? 0), MAX_DELAY_MS);
}

/** Adds up to a fifth, so that servers that failed together do not retry together. */
export function withJitter(delay: number, random: () => number): number {
  return Math.round(delay * (1 + random() / 5));
}
