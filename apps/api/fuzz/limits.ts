import type { RateLimits } from '../src/limits/rate-limit.ts';

/** The same limit for everything. */
export function everyLimit(limit: RateLimits['write']): RateLimits {
  return {
    write: limit,
    token: limit,
    account: limit,
    staffGuess: limit,
    staffWrite: limit,
    lookup: limit,
    upload: limit,
    uploadPart: limit,
    assistant: limit,
    page: limit,
  };
}
