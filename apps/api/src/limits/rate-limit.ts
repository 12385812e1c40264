import type { FastifyInstance, FastifyRequest } from 'fastify';
import { httpProblems } from '../http/problems/problems.ts';
import type { Counters, Limit } from './counters.ts';
import { DatabaseCounters } from './database-counters.ts';
import { Limiter } from './limiter.ts';

/** How often one address may call each kind of endpoint. */
export interface RateLimits {
  write: Limit;
  token: Limit;
  /** Wrong passwords for one account, from any address. */
  account: Limit;
  /** Wrong passwords and, apart from them, wrong codes for one of the staff, from any address. */
  staffGuess: Limit;
  /** Changes of staff, whose session is checked before. */
  staffWrite: Limit;
  lookup: Limit;
  upload: Limit;
  /** Parts of documents, and where to resume. */
  uploadPart: Limit;
  /** Questions to the assistant. */
  assistant: Limit;
  /** Uncached pages. */
  page: Limit;
}

/** Enough for a neighbourhood behind one address of a mobile carrier, too few for guessing. */
const defaultRateLimits: RateLimits = {
  write: { max: 30, timeWindow: 60_000 },
  token: { max: 10, timeWindow: 60_000 },
  // Some 2,000 guesses a day at a strong password; its owner waits at most a quarter of an hour.
  account: { max: 20, timeWindow: 900_000 },
  // A code is one of a million, of which three are right: one day of guesses finds 1 in 700.
  staffGuess: { max: 5, timeWindow: 900_000 },
  // Two a second: more than an office does, too few to flood the audit trail with a stolen session.
  staffWrite: { max: 120, timeWindow: 60_000 },
  lookup: { max: 20, timeWindow: 60_000 },
  // Both documents of ten people a day: 100 MB, so that one address cannot fill a disk.
  upload: { max: 20, timeWindow: 24 * 3_600_000 },
  // Parts of 256 kB of twenty documents, with a broken connection after every second part.
  uploadPart: { max: 1_200, timeWindow: 3_600_000 },
  assistant: { max: 20, timeWindow: 60_000 },
  // All pages of the sitemap, in every language, twice.
  page: { max: 600, timeWindow: 60_000 },
};

declare module 'fastify' {
  interface FastifyInstance {
    rateLimits: RateLimits;
    limiter: Limiter;
  }
  interface FastifyContextConfig {
    /** How often one address (IPv6: a /56, four times as often a /48) may call it anywhere. */
    rateLimit?: Limit | null;
    /** What is counted; endpoints with the same name share the limit. @default the endpoint */
    rateLimitName?: string;
  }
}

/** The client is large, so it is loaded on demand. */
async function createCounters(app: FastifyInstance, valkeyUrl: string | undefined): Promise<Counters> {
  if (!valkeyUrl) return new DatabaseCounters(app.store);
  const { ValkeyCounters } = await import('./valkey-counters.ts');
  const counters = new ValkeyCounters(valkeyUrl);
  await counters.connect();
  return counters;
}

/** Behind a proxy the address is right only if the proxy is trusted. */
export async function rateLimits(
  app: FastifyInstance,
  options: { rateLimits?: Partial<RateLimits>; valkeyUrl?: string },
): Promise<void> {
  app.decorate('rateLimits', { ...defaultRateLimits, ...options.rateLimits });
  const shared = await createCounters(app, options.valkeyUrl);
  const limiter = new Limiter({ shared, keyring: app.keyring, log: app.log });
  app.decorate('limiter', limiter);
  app.addHook('onClose', () => limiter.close());
  app.addHook('onRoute', (route) => {
    const limit = route.config?.rateLimit;
    if (!limit) return;
    const what = route.config?.rateLimitName ?? `${[route.method].flat().join()} ${route.url}`;
    route.onRequest = [route.onRequest ?? []].flat().concat((request) => limitVisitor(request, what, limit));
  });
}

/** @throws {HttpError} 429 if the visitor has done `what` too often */
export async function limitVisitor({ server, ip = '' }: FastifyRequest, what: string, limit: Limit): Promise<void> {
  const seconds = Math.ceil((await server.limiter.addVisitor(what, ip, limit)) / 1_000);
  if (seconds > 0) throw httpProblems.tooManyRequests(seconds).with({ 'retry-after': String(seconds) });
}
