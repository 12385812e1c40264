import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLiveClock } from './liveClock.ts';

/** An event target that counts its listeners. */
class Listened extends EventTarget {
  count = 0;
  override addEventListener(...args: Parameters<EventTarget['addEventListener']>) {
    this.count += 1;
    super.addEventListener(...args);
  }
  override removeEventListener(...args: Parameters<EventTarget['removeEventListener']>) {
    this.count -= 1;
    super.removeEventListener(...args);
  }
}

let page: Listened & { visibilityState: string };
let browser: Listened;
let device: { onLine: boolean };
let stop = () => {};
const look = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  look.mockReset();
  page = Object.assign(new Listened(), { visibilityState: 'visible' });
  browser = new Listened();
  device = { onLine: true };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browser);
  vi.stubGlobal('navigator', device);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (visibilityState: string) => {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event('visibilitychange'));
};
const connect = (isOnline: boolean) => {
  device.onLine = isOnline;
  browser.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

test('[PORTAL-04] in ten minutes it looks ten times, and leaves no timer and no listener', () => {
  stop = startLiveClock(look, Date.now());
  vi.advanceTimersByTime(59_999);
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(9 * 60_000);
  expect(look).toHaveBeenCalledTimes(10);
  expect(vi.getTimerCount()).toBe(1);
  stop();
  expect(vi.getTimerCount()).toBe(0);
  expect([page.count, browser.count]).toEqual([0, 0]);
});

test('[PORTAL-04] it counts from when the records came, and looks at once when that was a minute ago', () => {
  stop = startLiveClock(look, Date.now() - 45_000);
  vi.advanceTimersByTime(14_999);
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(look).toHaveBeenCalledTimes(1);
  stop();
  stop = startLiveClock(look, Date.now() - 10 * 60_000);
  vi.advanceTimersByTime(0);
  expect(look).toHaveBeenCalledTimes(2);
});

test('[PORTAL-04] it waits in a hidden tab, and looks at once on the return when a minute has passed', () => {
  stop = startLiveClock(look, Date.now());
  vi.advanceTimersByTime(30_000);
  show('hidden');
  vi.advanceTimersByTime(10 * 60_000);
  expect(look).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
  show('visible');
  vi.advanceTimersByTime(0);
  expect(look).toHaveBeenCalledTimes(1);
});

test('[PORTAL-04] a short absence changes nothing about when it looks', () => {
  stop = startLiveClock(look, Date.now());
  vi.advanceTimersByTime(20_000);
  show('hidden');
  vi.advanceTimersByTime(10_000);
  show('visible');
  vi.advanceTimersByTime(29_999);
  expect(look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(look).toHaveBeenCalledTimes(1);
});

test('[PORTAL-04] it waits while the device is offline', () => {
  stop = startLiveClock(look, Date.now());
  connect(false);
  vi.advanceTimersByTime(5 * 60_000);
  expect(look).not.toHaveBeenCalled();
  connect(true);
  vi.advanceTimersByTime(0);
  expect(look).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(look).toHaveBeenCalledTimes(2);
});
