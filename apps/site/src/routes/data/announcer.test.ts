import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnnouncer } from './announcer.ts';

const announce = vi.fn<(count: number) => void>();
const announced = () => announce.mock.calls.map(([count]) => count);

beforeEach(() => {
  vi.useFakeTimers();
  announce.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[PORTAL-04] changes are announced at most once a minute, those in between together', () => {
  const { add, stop } = createAnnouncer(announce);
  add(new Set(['CD-KN']));
  expect(announced()).toEqual([1]);
  vi.advanceTimersByTime(20_000);
  add(new Set(['CD-KN', 'CD-NK']));
  vi.advanceTimersByTime(20_000);
  add(new Set(['CD-SK']));
  vi.advanceTimersByTime(19_999);
  expect(announced()).toEqual([1, 0]);
  vi.advanceTimersByTime(1);
  expect(announced()).toEqual([1, 0, 3]);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('[PORTAL-04] an announcement ends, so that the same text is read again; without changes there is no timer', () => {
  const { add } = createAnnouncer(announce);
  add(new Set(['CD-KN']));
  vi.advanceTimersByTime(10 * 60_000);
  expect(announced()).toEqual([1, 0]);
  expect(vi.getTimerCount()).toBe(0);
  add(new Set(['CD-KN']));
  expect(announced()).toEqual([1, 0, 1]);
  vi.advanceTimersByTime(60_000);
  expect(vi.getTimerCount()).toBe(0);
});
