import { describe, expect, onTestFinished, test } from 'vitest';
import { SourceError } from '../src/climate/http-json.ts';
import { dropLease, takeLease } from '../src/climate/lease.ts';
import type { Fetched } from '../src/climate/open-meteo.ts';
import { ClimateRefresher, type Clock, type Turn } from '../src/climate/refresher.ts';
import { retryDelay, withJitter } from '../src/climate/schedule.ts';
import { openStore } from '../src/db/store.ts';
import type { Store } from '../src/db/types.ts';
import { startApp } from './support/app.ts';
import { fakeOpenMeteo } from './support/open-meteo.ts';
import { temporaryPlace } from './support/place.ts';
import { observations } from './support/weather.ts';

const MINUTE = 60_000;

interface Planned {
  at: number;
  call: () => void;
}

/** A clock that stands still until it is told to go to what is planned next. */
class HeldClock implements Clock {
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

  /** Minutes until what is planned. */
  wait(): number {
    return this.planned ? (this.planned.at - this.time) / MINUTE : Number.POSITIVE_INFINITY;
  }
}

const networkDown = new SourceError('network', 'The source cannot be reached (ENOTFOUND)');
const refusal = (status: number, headers = {}) =>
  new SourceError('status', `The source answers ${status}`, new Response(null, { status, headers }));

/** A refresher on a held clock, with a source that does as it is told. */
function refresherOn(store: Store, clock = new HeldClock()) {
  const log: string[] = [];
  const events = { fetched: 0, stored: 0 };
  const source = {
    fetch: async (_signal: AbortSignal): Promise<Fetched> => ({
      observations: observations(clock.now()),
      airQualityError: undefined,
    }),
  };
  const refresher = new ClimateRefresher({
    store,
    everyMs: 10 * MINUTE,
    fetch: (signal) => {
      events.fetched += 1;
      return source.fetch(signal);
    },
    log: { warn: (text) => log.push(`warn ${text}`), info: (text) => log.push(`info ${text}`) },
    onStored: () => {
      events.stored += 1;
    },
    clock,
  });
  onTestFinished(() => refresher.stop());
  /** Goes to what is planned next, and says what it came to. */
  const turn = (): Promise<Turn> => {
    const { planned } = clock;
    if (!planned) throw new Error('nothing is planned');
    clock.time = planned.at;
    clock.planned = undefined;
    planned.call();
    return refresher.settled();
  };
  return { refresher, clock, log, events, source, turn };
}

async function openedStore(): Promise<Store> {
  const store = await openStore(await temporaryPlace());
  onTestFinished(() => store.close());
  return store;
}

const count = async (store: Store) =>
  (await store.db.selectFrom('climate_record').select('observed_at').distinct().execute()).length;

describe('refreshing', () => {
  test('[API-04] at once, and every ten minutes after', async () => {
    const store = await openedStore();
    const { refresher, clock, events, log, turn } = refresherOn(store);
    expect(clock.planned).toBeUndefined();
    refresher.start();
    expect(clock.wait()).toBe(0);
    expect(await turn()).toBe('stored');
    expect(clock.wait()).toBe(10);
    expect(await turn()).toBe('stored');
    expect([events.stored, await count(store), log]).toEqual([2, 2, []]);
  });

  test('[API-04] a server that is started again waits until the records are ten minutes old', async () => {
    const store = await openedStore();
    const first = refresherOn(store);
    first.refresher.start();
    await first.turn();
    await first.refresher.stop();
    first.clock.time += 4 * MINUTE;
    const { refresher, turn, clock, events } = refresherOn(store, first.clock);
    refresher.start();
    expect(await turn()).toBe('waiting');
    expect([clock.wait(), events.fetched]).toEqual([6, 0]);
    expect(await turn()).toBe('stored');
  });

  test('[API-04] air quality that is missing is one line, until it has come back', async () => {
    const { refresher, source, turn, log, clock } = refresherOn(await openedStore());
    const whole = source.fetch;
    source.fetch = async () => ({ observations: observations(clock.now()), airQualityError: refusal(503) });
    refresher.start();
    await turn();
    expect(await turn()).toBe('stored');
    expect(log).toEqual(['warn air quality cannot be refreshed: The source answers 503']);
    source.fetch = whole;
    await turn();
    source.fetch = async () => ({ observations: observations(clock.now()), airQualityError: refusal(503) });
    await turn();
    expect(log).toHaveLength(2);
  });
});

describe('an outage', () => {
  test('[API-04] is tried again ever later, is one line in the log, and ends with another', async () => {
    const { refresher, source, turn, log, clock, events } = refresherOn(await openedStore());
    const whole = source.fetch;
    source.fetch = async () => {
      throw networkDown;
    };
    refresher.start();
    const waits: number[] = [];
    for (let index = 0; index < 7; index += 1) {
      expect(await turn()).toBe('failed');
      waits.push(clock.wait());
    }
    expect(waits).toEqual([0.5, 1, 2, 4, 30, 30, 30]);
    expect(log).toEqual(['warn climate records cannot be refreshed: The source cannot be reached (ENOTFOUND)']);
    source.fetch = whole;
    expect(await turn()).toBe('stored');
    expect([clock.wait(), events.stored]).toEqual([10, 1]);
    expect(log.slice(1)).toEqual(['info climate records are refreshed again, after 7 failures']);
    source.fetch = async () => {
      throw networkDown;
    };
    await turn();
    expect([clock.wait(), log.length]).toEqual([0.5, 3]);
  });

  test.each([
    ['limits us', refusal(429), 30],
    ['limits us and says for how long', refusal(429, { 'retry-after': '7200' }), 120],
    ['names a day', refusal(429, { 'retry-after': '864000' }), 360],
    ['refuses the question', refusal(400), 30],
    ['is broken', refusal(502), 0.5],
    ['is broken and asks for patience', refusal(503, { 'retry-after': '120' }), 2],
    ['answers garbage', new SourceError('answer', 'The answer is not JSON'), 0.5],
  ])('[API-04] a source that %s is asked again after the right time', (_what, error, minutes) => {
    expect(retryDelay(1, error) / MINUTE).toBe(minutes);
  });

  test('[API-04] servers that failed together do not come back together', () => {
    expect([withJitter(1_000, () => 0), withJitter(1_000, () => 0.5), withJitter(1_000, () => 1)]).toEqual([
      1_000, 1_100, 1_200,
    ]);
  });

  test('[API-04] an error of the database is one too, and its words stay out of the log', async () => {
    const store = await openedStore();
    const { refresher, source, turn, log } = refresherOn(store);
    source.fetch = async () => ({
      observations: observations(new Date()).map((row) => ({ ...row, province: null as unknown as string })),
      airQualityError: undefined,
    });
    refresher.start();
    expect(await turn()).toBe('failed');
    expect(log).toHaveLength(1);
    expect(log[0]).toMatch(/^warn climate records cannot be refreshed: \w+$/);
  });
});

describe('several servers on one database', () => {
  test('[API-04] one fetches, the others wait; when it stops, another goes on', async () => {
    const place = await temporaryPlace();
    const stores = [await openStore(place), await openStore(place)] as const;
    onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
    const clock = new HeldClock();
    const [a, b] = [refresherOn(stores[0], clock), refresherOn(stores[1], clock)];
    // The first is in the middle of its request when the second begins.
    let answer = () => {};
    const whole = a.source.fetch;
    const asked = new Promise<void>((resolve) => {
      a.source.fetch = async (signal) => {
        resolve();
        await new Promise<void>((go) => {
          answer = go;
        });
        return whole(signal);
      };
    });
    a.refresher.start();
    const first = a.turn();
    await asked;
    b.refresher.start();
    expect(await b.turn()).toBe('elsewhere');
    answer();
    expect(await first).toBe('stored');
    a.source.fetch = async () => {
      throw networkDown;
    };
    clock.time += 10 * MINUTE;
    a.refresher.start();
    expect(await a.turn()).toBe('failed');
    b.refresher.start();
    expect(await b.turn()).toBe('elsewhere');
    expect([a.events.fetched, b.events.fetched]).toEqual([2, 0]);
    await a.refresher.stop();
    b.refresher.start();
    expect(await b.turn()).toBe('stored');
  });

  test('[API-04] of two that ask at the same moment one gets the lease; it can be kept, lost and given back', async () => {
    const place = await temporaryPlace();
    const [a, b] = [await openStore(place), await openStore(place)];
    onTestFinished(async () => void (await Promise.all([a.close(), b.close()])));
    const now = new Date('2025-06-01T08:30:00Z');
    const at = (minutes: number) => new Date(now.getTime() + minutes * MINUTE);
    const got = await Promise.all([takeLease(a, 'a', { now, until: at(2) }), takeLease(b, 'b', { now, until: at(2) })]);
    expect(got.filter(Boolean)).toHaveLength(1);
    const [winner, loser] = got[0] ? (['a', 'b'] as const) : (['b', 'a'] as const);
    expect(await takeLease(a, winner, { now: at(1), until: at(3) })).toBe(true);
    expect(await takeLease(b, loser, { now: at(2.5), until: at(5) })).toBe(false);
    await dropLease(b, loser);
    expect(await takeLease(b, loser, { now: at(2.9), until: at(5) })).toBe(false);
    expect(await takeLease(b, loser, { now: at(3.1), until: at(5) })).toBe(true);
    expect(await takeLease(a, winner, { now: at(4), until: at(6) })).toBe(false);
    await dropLease(b, loser);
    expect(await takeLease(a, winner, { now: at(4), until: at(6) })).toBe(true);
  });
});

describe('stopping', () => {
  test('[API-04] gives up what is under way, plans nothing more, and frees the lease', async () => {
    const store = await openedStore();
    const { refresher, source, turn, log, clock } = refresherOn(store);
    const asked = new Promise<void>((resolve) => {
      source.fetch = (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new SourceError('aborted', 'The request was given up')));
          resolve();
        });
    });
    refresher.start();
    const under = turn();
    await asked;
    await refresher.stop();
    expect(await under).toBe('stopped');
    expect([clock.planned, log]).toEqual([undefined, []]);
    expect(await store.db.selectFrom('climate_lease').selectAll().execute()).toEqual([]);
    refresher.start();
    expect(clock.planned).toBeUndefined();
  });
});

describe('in the server', () => {
  test('[API-04] nothing is fetched before it is started, and then the answers are new', async () => {
    const fake = await fakeOpenMeteo();
    const app = await startApp({ climate: fake.urls });
    const source = async () => (await app.inject('/api/realtime-climate-data')).json()[0].source;
    expect([await source(), fake.asked.length]).toEqual(['sample', 0]);
    app.climate.startRefreshing();
    await expect.poll(source).toBe('open-meteo');
    expect(fake.asked).toHaveLength(2);
  });

  test('[API-04] with 0 minutes nothing is ever fetched', async () => {
    const fake = await fakeOpenMeteo();
    const app = await startApp({ climate: { ...fake.urls, refreshMinutes: 0 } });
    app.climate.startRefreshing();
    await app.close();
    expect(fake.asked).toEqual([]);
  });

  test('[API-04] it closes at once while the source keeps silent', async () => {
    const fake = await fakeOpenMeteo();
    const app = await startApp({ climate: fake.urls });
    let gone = () => {};
    const closed = new Promise<void>((resolve) => {
      gone = resolve;
    });
    fake.weather = (response) => void response.on('close', gone);
    app.climate.startRefreshing();
    await expect.poll(() => fake.asked.length).toBe(1);
    await app.close();
    await closed;
    expect(fake.asked).toHaveLength(1);
  });
});
