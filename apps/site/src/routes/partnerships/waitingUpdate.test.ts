import { afterEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../testing.ts';
import { waitingUpdate } from './waitingUpdate.ts';

const DAY_MS = 86_400_000;

afterEach(() => {
  waitingUpdate.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[SHIP-09, PRIV-57] the number of an update that waits is kept for seven days, without its text', () => {
  vi.useFakeTimers({ now: 1_000 });
  const { values } = stubBrowser();
  expect(waitingUpdate.read()).toBeUndefined();
  waitingUpdate.write('a1b2');
  expect(Object.fromEntries(values)).toEqual({ waitingUpdate: '1000 a1b2' });
  vi.advanceTimersByTime(6.9 * DAY_MS);
  expect(waitingUpdate.read()).toBe('a1b2');
  vi.advanceTimersByTime(0.2 * DAY_MS);
  expect(waitingUpdate.read()).toBeUndefined();
});

test('[SHIP-09] it is forgotten once the update is shown to everyone', () => {
  const { values } = stubBrowser();
  const listener = vi.fn();
  const unsubscribe = waitingUpdate.subscribe(listener);
  waitingUpdate.write('a1b2');
  waitingUpdate.remove();
  unsubscribe();
  expect(waitingUpdate.read()).toBeUndefined();
  expect(values.size).toBe(0);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('[SHIP-09] without storage it lasts as long as the page, and what is no entry is ignored', () => {
  stubBrowser({ canStore: false });
  waitingUpdate.write('a1b2');
  expect(waitingUpdate.read()).toBe('a1b2');
  waitingUpdate.remove();
  stubBrowser({ stored: { waitingUpdate: 'nonsense' } });
  expect(waitingUpdate.read()).toBeUndefined();
});
