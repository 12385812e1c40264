import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Rounds } from './rounds.ts';

class Counted extends Rounds {
  rounds = 0;
  failures: unknown[] = [];
  during: () => Promise<void> = async () => {};

  constructor(stopMs?: number) {
    super({ everyMs: 15_000, ...(stopMs !== undefined && { stopMs }) });
  }

  protected async work(): Promise<void> {
    this.rounds += 1;
    await this.during();
  }

  protected failed(error: unknown): void {
    this.failures.push(error);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[SEND-21] rounds begin at once, and come again and again until they are stopped', async () => {
  const counted = new Counted();
  counted.start();
  await vi.advanceTimersByTimeAsync(0);
  expect(counted.rounds).toBe(1);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(counted.rounds).toBe(3);
  await counted.stop();
  counted.wake();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(counted.rounds).toBe(3);
});

test('[SEND-21] what was queued is done when its transaction has ended, however often it is said', async () => {
  const counted = new Counted();
  counted.wake();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(counted.rounds).toBe(0);
  counted.start();
  await vi.advanceTimersByTimeAsync(0);
  for (let times = 0; times < 5; times += 1) counted.wake();
  await vi.advanceTimersByTimeAsync(99);
  expect(counted.rounds).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(counted.rounds).toBe(2);
  await counted.stop();
});

test('[SEND-21] a round that fails is reported, and the next one comes', async () => {
  const counted = new Counted();
  counted.during = () => Promise.reject(new Error('no database'));
  counted.start();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(counted.failures).toEqual([new Error('no database'), new Error('no database')]);
  await counted.stop();
});

test('[SEND-21] two rounds never run at once, and the end waits for the last one, or as long as it may', async () => {
  const counted = new Counted(5_000);
  let finish = () => {};
  counted.during = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  void counted.run();
  void counted.run();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(counted.rounds).toBe(1);
  const onEnd = vi.fn();
  const end = counted.stop().then(onEnd);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd).toHaveBeenCalled();
  finish();
  await end;
});
