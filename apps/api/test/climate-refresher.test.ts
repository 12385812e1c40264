import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { SourceError } from '../src/climate/http-json.ts';
import { retryDelay, withJitter } from '../src/climate/schedule.ts';
import type { Store } from '../src/db/types.ts';
import { startApp } from './support/app.ts';
import { fakeOpenMeteo } from './support/open-meteo.ts';
import { MINUTE, openedStore, refresherOn, unreachable } from './support/refresher.ts';
import { observations } from './support/weather.ts';

const refusal = (status: number, headers = {}) =>
  new SourceError('status', `The source answers ${status}`, new Response(null, { status, headers }));

const count = async (store: Store) =>
  (await store.db.selectFrom('climate_record').select('observed_at').distinct().execute()).length;

describe('refreshing', () => {
  test('[API-04] starts at once, and repeats at the interval', async () => {
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

  test('[API-04] a restarted server waits until the records are as old as the interval', async () => {
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

  test('[API-04] air quality is fetched once an hour', async () => {
    const { refresher, source, turn, clock } = refresherOn(await openedStore());
    const asked: boolean[] = [];
    source.fetch = async (_signal, withAir) => {
      asked.push(withAir);
      const values = withAir ? {} : { air_quality: null };
      return { observations: observations(clock.now(), values), airQualityError: undefined };
    };
    refresher.start();
    for (let round = 0; round < 13; round += 1) await turn();
    expect(asked).toEqual(asked.map((_, round) => round % 6 === 0));
  });

  test('[API-04] air quality that is missing is one line, until it has come back', async () => {
    const { refresher, source, turn, log, clock } = refresherOn(await openedStore());
    const whole = source.fetch;
    const withoutAir = async () => ({
      observations: observations(clock.now(), { air_quality: null }),
      airQualityError: refusal(503),
    });
    source.fetch = withoutAir;
    refresher.start();
    await turn();
    expect(await turn()).toBe('stored');
    expect(log).toEqual(['warn air quality cannot be refreshed: The source answers 503']);
    source.fetch = whole;
    await turn();
    source.fetch = withoutAir;
    for (let round = 0; round < 8; round += 1) await turn();
    expect(log).toHaveLength(2);
  });
});

describe('an outage', () => {
  test('[API-04] is retried with growing delays, is one line in the log, and its end another', async () => {
    const { refresher, source, turn, log, clock, events } = refresherOn(await openedStore());
    const whole = source.fetch;
    source.fetch = unreachable;
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
    source.fetch = unreachable;
    await turn();
    expect([clock.wait(), log.length]).toEqual([0.5, 3]);
  });

  test.each([
    ['limits us', 30, refusal(429)],
    ['limits us and says for how long', 120, refusal(429, { 'retry-after': '7200' })],
    ['limits us for days', 360, refusal(429, { 'retry-after': '864000' })],
    ['refuses the question', 30, refusal(400)],
    ['is broken', 0.5, refusal(502)],
    ['is broken and asks for patience', 2, refusal(503, { 'retry-after': '120' })],
    ['answers garbage', 0.5, new SourceError('answer', 'The answer is not JSON')],
  ])('[API-04] a source that %s is asked again after %d minutes', (_, minutes, error) => {
    expect(retryDelay(1, error) / MINUTE).toBe(minutes);
  });

  test('[API-04] servers that failed together do not come back together', () => {
    expect([withJitter(1_000, () => 0), withJitter(1_000, () => 0.5), withJitter(1_000, () => 1)]).toEqual([
      1_000, 1_100, 1_200,
    ]);
  });

  test('[API-04] a database error is handled like one of the source, and its message stays out of the log', async () => {
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

describe('stopping', () => {
  test('[API-04] aborts the current run, schedules no other, and releases the lease', async () => {
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
    app.recurring.get('climate')?.start();
    await expect.poll(source).toBe('open-meteo');
    expect(fake.asked).toHaveLength(2);
  });

  test('[API-04] with 0 minutes nothing is scheduled', async () => {
    const { urls } = await fakeOpenMeteo();
    const never = await startApp({ climate: { ...urls, refreshMinutes: 0 } });
    const usual = await startApp({ climate: urls });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    never.recurring.get('climate')?.start();
    expect(vi.getTimerCount()).toBe(0);
    usual.recurring.get('climate')?.start();
    expect(vi.getTimerCount()).toBe(1);
  });

  test('[API-04] it closes at once while the source does not answer', async () => {
    const fake = await fakeOpenMeteo();
    const app = await startApp({ climate: fake.urls });
    let gone = () => {};
    const closed = new Promise<void>((resolve) => {
      gone = resolve;
    });
    fake.weather = (response) => void response.on('close', gone);
    app.recurring.get('climate')?.start();
    await expect.poll(() => fake.asked.length).toBe(1);
    await app.close();
    await closed;
    expect(fake.asked).toHaveLength(1);
  });
});
