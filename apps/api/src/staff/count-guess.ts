import type { FastifyRequest } from 'fastify';
import { httpError } from '../http/http-error.ts';
import { staffErrors } from './error-texts.ts';

export const guessKinds = { password: 'wrong staff passwords', code: 'wrong staff codes' } as const;

interface Guess {
  of: keyof typeof guessKinds;
  /** Whose. It need not exist, so that the answer is the same. */
  who: string;
}

/**
 * Counts a try before it is checked, so that tries at once cannot exceed the limit. Call the
 * returned function if it was right: then the count begins again.
 *
 * @throws {HttpError} 429 after five wrong ones
 */
export async function countGuess(request: FastifyRequest, { of, who }: Guess): Promise<() => Promise<void>> {
  const { limiter, rateLimits } = request.server;
  const key = limiter.keyOf(guessKinds[of], who);
  const wait = Math.ceil((await limiter.add(key, rateLimits.staffGuess)) / 1_000);
  if (wait > 0) {
    // The hash shows whether one account or many are tried.
    request.log.warn({ req: request, account: key.slice(0, 8) }, `too many ${guessKinds[of]} for one account`);
    throw httpError(429, staffErrors.tooManyGuesses(Math.ceil(wait / 60)), { 'retry-after': String(wait) });
  }
  return () => limiter.reset(key);
}
