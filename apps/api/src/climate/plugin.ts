import type { FastifyInstance } from 'fastify';
import { ClimateAnswers } from './answers.ts';
import { fetchObservations, type OpenMeteoUrls, openMeteoUrls } from './open-meteo.ts';
import { provinces } from './provinces.ts';
import { ClimateRefresher } from './refresher.ts';

const MINUTE_MS = 60_000;
const DEFAULT_MINUTES = 10;
/** A record stays "live" through two refreshes that fail. */
const LIVE_REFRESHES = 3;

export interface ClimateOptions extends OpenMeteoUrls {
  /** How often the records are fetched; 0 for never. @default 10 */
  refreshMinutes: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    climate: {
      answers: ClimateAnswers;
      /** How long after it was fetched a record counts as live. */
      liveMs: number;
      /** Fetches records from now on, unless that is switched off; it ends with the server. */
      startRefreshing(): void;
    };
  }
}

/** The climate answers, and what fetches their records. Nothing is fetched before it is told to start. */
export function climate(app: FastifyInstance, options: Partial<ClimateOptions> = {}): void {
  const { refreshMinutes = DEFAULT_MINUTES, ...urls } = { ...openMeteoUrls, ...options };
  const everyMs = (refreshMinutes || DEFAULT_MINUTES) * MINUTE_MS;
  const liveMs = LIVE_REFRESHES * everyMs;
  const answers = new ClimateAnswers(app.store, liveMs);
  const refresher = new ClimateRefresher({
    store: app.store,
    fetch: (signal) => fetchObservations(provinces, urls, { signal }),
    everyMs,
    log: { warn: (message) => app.log.warn(message), info: (message) => app.log.info(message) },
    onStored: () => {
      answers.forget();
      app.dataChange.emit('change');
    },
  });
  app.decorate('climate', {
    answers,
    liveMs,
    startRefreshing: () => {
      if (refreshMinutes > 0) refresher.start();
    },
  });
  app.addHook('onClose', () => refresher.stop());
}
