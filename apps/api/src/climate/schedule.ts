import { MINUTE_MS, SECOND_MS } from '../durations.ts';
import { SourceError } from './http-json.ts';

/** The values of the source change every 15 minutes, and are interpolated from hours. */
export const DEFAULT_MINUTES = 30;
/** Its air quality has one value an hour. */
export const AIR_MINUTES = 60;
/** A round that starts a little early still counts as an hour later. */
const EARLY_MS = 5 * MINUTE_MS;
const FIRST_RETRY_MS = 30 * SECOND_MS;
/** After this many consecutive failures the delay is longer. */
const FAILURES_BEFORE_LONG_DELAY = 5;
const LONG_DELAY_MS = 30 * MINUTE_MS;
const MAX_DELAY_MS = 6 * 60 * MINUTE_MS;

/** Whether air quality is due in a round. @param last when it was last fetched */
export const isAirDue = (last: Date | undefined, now: Date): boolean =>
  last === undefined || now.getTime() - last.getTime() >= AIR_MINUTES * MINUTE_MS - EARLY_MS;

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
