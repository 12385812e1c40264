import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { errorTexts } from '../http/error-texts.ts';
import { httpError } from '../http/http-error.ts';

/** A home or a phone is given a /64 and may use any address in it. */
const IPV6_SUBNET = 64;

interface Limit {
  /** Requests of one address (IPv6: one /64) to one route in `timeWindow` milliseconds. */
  max: number;
  timeWindow: number;
}

/** How often one address may write, try a password or open an account, look up a record by an e-mail address, and send files. */
export interface RateLimits {
  write: Limit;
  token: Limit;
  /** Wrong passwords for one account, from any address. */
  account: Limit;
  lookup: Limit;
  upload: Limit;
  /** Questions to the assistant. */
  assistant: Limit;
}

/** Enough for a neighbourhood behind one mobile carrier's address, too few for a machine that guesses. */
const defaultRateLimits: RateLimits = {
  write: { max: 30, timeWindow: 60_000 },
  token: { max: 10, timeWindow: 60_000 },
  // Some 2,000 guesses a day at a password of twelve characters or more; its owner waits a quarter of an hour at most.
  account: { max: 20, timeWindow: 900_000 },
  lookup: { max: 20, timeWindow: 60_000 },
  // Both documents of ten people a day: 100 MB, so that a disk is not filled from one address.
  upload: { max: 20, timeWindow: 24 * 3_600_000 },
  assistant: { max: 20, timeWindow: 60_000 },
};

declare module 'fastify' {
  interface FastifyInstance {
    rateLimits: RateLimits;
  }
}

/** Limits the routes that ask for it by `config.rateLimit`; the address is right behind a proxy when it is trusted. */
export async function rateLimits(app: FastifyInstance, limits: Partial<RateLimits> = {}): Promise<void> {
  app.decorate('rateLimits', { ...defaultRateLimits, ...limits });
  await app.register(rateLimit, {
    global: false,
    // A connection that was reset has no address any more.
    keyGenerator: ({ ip = '' }) => normalizeIP(ip, IPV6_SUBNET),
    errorResponseBuilder: (_request, { ttl }) =>
      httpError(429, errorTexts.tooManyRequests(Math.max(1, Math.ceil(ttl / 1_000)))),
  });
}
