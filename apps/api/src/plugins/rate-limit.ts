import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { problem } from '../http/problem.ts';

interface Limit {
  /** Requests of one address (IPv6: one /64) to one route in `timeWindow` milliseconds. */
  max: number;
  timeWindow: number;
}

/** How often one address may write, and how often it may try a password or open an account. */
export interface RateLimits {
  write: Limit;
  token: Limit;
}

/** Room for a neighbourhood behind one mobile carrier's address, none for a machine that guesses. */
const defaultRateLimits: RateLimits = {
  write: { max: 30, timeWindow: 60_000 },
  token: { max: 10, timeWindow: 60_000 },
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
    ipv6Subnet: 64,
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.max(1, Math.ceil(ttl / 1_000));
      return problem(429, `Too many requests. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`);
    },
  });
}
