import { onTestFinished } from 'vitest';
import { SourceError } from '../../src/climate/http-json.ts';
import type { Fetched } from '../../src/climate/open-meteo.ts';
import { ClimateRefresher, type Clock, type RunOutcome } from '../../src/climate/refresher.ts';
import { openStore } from '../../src/db/store.ts';
import type { Store } from '../../src/db/types.ts';
import { type Place, temporaryPlace } from './place.ts';
import { observations } from './weather.ts';

export const MINUTE = 60_000;

interface Planned {
  at: number;
  call: () => void;
}

/** A stopped clock, which a test advances to the next timer. */
export class HeldClock implements Clock {
  time = Date.parse('2025-06-01T08:30:00Z');
  planned: Planned | undefined;
  now = () => new Date(this.time);
  random = () => 0;

  after(milliseconds: number, call: () => void): () => void {
    const planned = { at: this.time + milliseconds, call };
    this.planned = planned;
    return () => {
      if (this.planned === planned) this.planned = undefined;
    };
  }

  /** Minutes until the next timer. */
  wait(): number {
    return this.planned ? (this.planned.at - this.time) / MINUTE : Number.POSITIVE_INFINITY;
  }
}

/** An unreachable source. */
export const unreachable = async (): Promise<Fetched> => {
  throw new SourceError('network', 'The source cannot be reached (ENOTFOUND)');
};

/** A refresher on a held clock, with a controlled source. */
export function refresherOn(store: Store, clock = new HeldClock()) {
  const log: string[] = [];
  const events = { fetched: 0, stored: 0 };
  const source = {
    fetch: async (_signal: AbortSignal, _withAir: boolean): Promise<Fetched> => ({
      observations: observations(clock.now()),
      airQualityError: undefined,
    }),
  };
  const refresher = new ClimateRefresher({
    store,
    everyMs: 10 * MINUTE,
    fetch: (signal, withAir) => {
      events.fetched += 1;
      return source.fetch(signal, withAir);
    },
    log: { warn: (text) => log.push(`warn ${text}`), info: (text) => log.push(`info ${text}`) },
    onStored: () => {
      events.stored += 1;
    },
    clock,
  });
  onTestFinished(() => refresher.stop());
  /** Advances to the next run and returns its outcome. */
  const turn = (): Promise<RunOutcome> => {
    const { planned } = clock;
    if (!planned) throw new Error('nothing is planned');
    clock.time = planned.at;
    clock.planned = undefined;
    planned.call();
    return refresher.settled();
  };
  return { refresher, clock, log, events, source, turn };
}

/** The database of a server, closed when the test ends; shared by servers of one place. */
export async function openedStore(place?: Place): Promise<Store> {
  const store = await openStore(place ?? (await temporaryPlace()));
  onTestFinished(() => store.db.destroy());
  return store;
}
