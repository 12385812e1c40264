import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startSayer } from './sayer.ts';

const say = vi.fn<(count: number) => void>();
const said = () => say.mock.calls.map(([count]) => count);

beforeEach(() => {
  vi.useFakeTimers();
  say.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[PORTAL-04] changes are said at most once a minute, those in between together', () => {
  const { add, stop } = startSayer(say);
  add(new Set(['CD-KN']));
  expect(said()).toEqual([1]);
  vi.advanceTimersByTime(20_000);
  add(new Set(['CD-KN', 'CD-NK']));
  vi.advanceTimersByTime(20_000);
  add(new Set(['CD-SK']));
  vi.advanceTimersByTime(19_999);
  expect(said()).toEqual([1, 0]);
  vi.advanceTimersByTime(1);
  expect(said()).toEqual([1, 0, 3]);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('[PORTAL-04] the words go after a moment, so that the same ones are read again; without changes there is no timer', () => {
  const { add } = startSayer(say);
  add(new Set(['CD-KN']));
  vi.advanceTimersByTime(10 * 60_000);
  expect(said()).toEqual([1, 0]);
  expect(vi.getTimerCount()).toBe(0);
  add(new Set(['CD-KN']));
  expect(said()).toEqual([1, 0, 1]);
  vi.advanceTimersByTime(60_000);
  expect(vi.getTimerCount()).toBe(0);
});
