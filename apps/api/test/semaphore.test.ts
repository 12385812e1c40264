import { expect, test } from 'vitest';
import { httpProblems } from '../src/http/problems/problems.ts';
import { Semaphore } from '../src/http/semaphore.ts';

test('[AUTH-02] runs a few tasks, lets some wait and sends the rest away with a 503', async () => {
  const semaphore = new Semaphore({ maxRunning: 2, maxWaiting: 3, refusal: httpProblems.busy, retryAfter: 2 });
  let running = 0;
  let most = 0;
  const finish: (() => void)[] = [];
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => finish.push(resolve));
    running -= 1;
  };
  const tasks = Array.from({ length: 5 }, () => semaphore.run(task));
  await expect(semaphore.run(task)).rejects.toMatchObject({
    statusCode: 503,
    code: 'busy',
    headers: { 'retry-after': '2' },
  });
  for (let done = 0; done < tasks.length; done += 1) {
    await expect.poll(() => finish.length).toBeGreaterThan(0);
    finish.shift()?.();
  }
  await Promise.all(tasks);
  expect(most).toBe(2);
});

test('[AUTH-02] a semaphore that is released twice lets one task in', async () => {
  const semaphore = new Semaphore({ maxRunning: 1, refusal: httpProblems.busy, retryAfter: 2 });
  const release = await semaphore.acquire();
  release();
  release();
  await semaphore.acquire();
  await expect(semaphore.acquire()).rejects.toMatchObject({ statusCode: 503 });
});
