import type { FastifyInstance } from 'fastify';
import { MINUTE_MS } from '../durations.ts';
import { fetchObservations, type OpenMeteoUrls, openMeteoUrls } from './open-meteo.ts';
import { provinces } from './provinces.ts';
import { ClimateRefresher } from './refresher.ts';
import { ClimateResponses } from './responses.ts';
import { DEFAULT_MINUTES } from './schedule.ts';

/** A record stays "live" through one failed refresh. */
const LIVE_REFRESHES = 2;

export interface ClimateOptions extends OpenMeteoUrls {
  /** How often records are fetched; 0 for never. @default 30 */
  refreshMinutes: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    climate: {
      responses: ClimateResponses;
      /** How long a record counts as live after it was fetched. */
      liveMs: number;
    };
  }
}

export function climate(app: FastifyInstance, options: Partial<ClimateOptions> = {}): void {
  const { refreshMinutes = DEFAULT_MINUTES, ...urls } = { ...openMeteoUrls, ...options };
  const everyMs = (refreshMinutes || DEFAULT_MINUTES) * MINUTE_MS;
  const liveMs = LIVE_REFRESHES * everyMs;
  const responses = new ClimateResponses(app.store, liveMs);
  const refresher = new ClimateRefresher({
    store: app.store,
    fetch: (signal, withAir) => fetchObservations(provinces, urls, { signal, withAir }),
    everyMs,
    log: { warn: (message) => app.log.warn(message), info: (message) => app.log.info(message) },
    onStored: () => {
      responses.forget();
      app.dataChange.emit('change');
    },
  });
  app.decorate('climate', { responses, liveMs });
  if (refreshMinutes > 0) app.addRecurring('climate', refresher);
}
