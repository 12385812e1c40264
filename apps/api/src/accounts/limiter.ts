import { problem } from '../http/problem.ts';

/**
 * Lets `running` tasks run at a time and `waiting` more wait for their turn; anyone after that gets a 503 at once.
 */
export function createLimiter(size: { running: number; waiting: number }) {
  const queue: (() => void)[] = [];
  let running = 0;

  return async function limit<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running >= size.running) {
      if (queue.length >= size.waiting)
        throw problem(503, 'Too many people are signing in. Try again shortly.', { 'retry-after': '2' });
      // The one who finishes hands the turn over, so `running` stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
