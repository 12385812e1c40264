import { expect, onTestFinished, test, vi } from 'vitest';
import { Cache } from '../src/http/answers/cache.ts';

/** A cache with a source, and counters of reads and makes. */
function setUp(options: { freshMs?: number; limit: number }) {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const cache = new Cache<{ text: string }>(options);
  const state = { source: 'a', read: 0, made: 0 };
  const get = (key = 'key') =>
    cache.get(
      key,
      async () => {
        state.read += 1;
        return state.source;
      },
      (text) => {
        state.made += 1;
        return { text };
      },
    );
  return { cache, state, get };
}

test('[API-01] a value is read again when it is no longer fresh, and made again only when its source has changed', async () => {
  const { state, get } = setUp({ freshMs: 1_000, limit: 10 });
  const first = await get();
  expect(await get()).toBe(first);
  expect(state).toMatchObject({ read: 1, made: 1 });
  vi.advanceTimersByTime(1_001);
  expect(await get()).toBe(first);
  expect(state).toMatchObject({ read: 2, made: 1 });
  vi.advanceTimersByTime(1_001);
  state.source = 'b';
  expect(await get()).toEqual({ text: 'b' });
  expect(state).toMatchObject({ read: 3, made: 2 });
});

test('[API-01] after `forget` a change shows at once, and an unchanged source keeps its value', async () => {
  const { cache, state, get } = setUp({ freshMs: 1_000, limit: 10 });
  const first = await get();
  cache.forget();
  expect(await get()).toBe(first);
  state.source = 'b';
  cache.forget();
  expect(await get()).toEqual({ text: 'b' });
});

test('[API-01] concurrent requests share one value', async () => {
  const { state, get } = setUp({ limit: 10 });
  const values = await Promise.all([get(), get(), get()]);
  expect(new Set(values).size).toBe(1);
  expect(state).toMatchObject({ read: 3, made: 1 });
});

test('[API-02] errors are not cached, and the next request retries', async () => {
  const { cache, get } = setUp({ freshMs: 1_000, limit: 10 });
  const fail = async () => {
    throw new Error('the disk is full');
  };
  await expect(cache.get('key', fail, (text) => ({ text }))).rejects.toThrow('the disk is full');
  expect(await get()).toEqual({ text: 'a' });
});

test('[API-01] the least recently used value is evicted', async () => {
  const { state, get } = setUp({ freshMs: 1_000, limit: 2 });
  for (const key of ['one', 'two', 'one', 'three', 'one']) await get(key);
  expect(state.made).toBe(3);
  await get('two');
  expect(state.made).toBe(4);
});
