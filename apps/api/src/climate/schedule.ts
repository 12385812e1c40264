import { SourceError } from './http-json.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const FIRST_RETRY_MS = 30 * SECOND_MS;
/** After so many failures in a row the source is left in peace for longer. */
const FAILURES_BEFORE_REST = 5;
const REST_MS = 30 * MINUTE_MS;
const LONGEST_REST_MS = 6 * 60 * MINUTE_MS;

/**
 * How long to wait after a failure, before jitter: 30 s, 1, 2, 4 minutes, then half an hour. Half an hour at once when
 * asking again cannot help: the source limits us or refuses the question (4xx). Longer, up to six hours, if it says so.
 *
 * @param failures How many in a row, this one included.
 */
export function retryDelay(failures: number, error: unknown): number {
  const source = error instanceof SourceError ? error : undefined;
  const refused = source?.status !== undefined && source.status < 500;
  const rests = refused || failures >= FAILURES_BEFORE_REST;
  const delay = rests ? REST_MS : FIRST_RETRY_MS * 2 ** (failures - 1);
  return Math.min(Math.max(delay, source?.retryAfterMs ?? 0), LONGEST_REST_MS);
}

/** Up to a fifth longer, so that servers that failed together do not come back together. */
export function withJitter(delay: number, random: () => number): number {
  return Math.round(delay * (1 + random() / 5));
}
