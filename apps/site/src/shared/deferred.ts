import { use } from 'react';

/** Code that is fetched on need, once. */
export interface Deferred<T> {
  /** Starts fetching, unless that has begun. Rejects when it fails. */
  preload: () => Promise<T>;
  /** Whether fetching has begun. */
  hasBegun: () => boolean;
  /** For a component: the value at once when it is there; otherwise the component suspends, and throws when fetching failed. */
  read: () => T;
}

/** How long a failure lasts, in milliseconds: long enough to be shown, and gone when the visitor comes again. */
const FAILURE_MS = 1000;

/**
 * Like React's `lazy`, with two differences: what was preloaded is rendered at once (also by the server, which renders in one go), without a
 * moment of fallback, which React would then keep for 300 ms; and a failure is forgotten after a moment, so that the next visit tries again.
 */
export function deferred<T>(load: () => Promise<T>): Deferred<T> {
  let arrival: Promise<T> | undefined;
  const preload = () => {
    if (arrival) return arrival;
    arrival = marked(load());
    arrival.catch(() => {
      setTimeout(() => {
        arrival = undefined;
      }, FAILURE_MS);
    });
    return arrival;
  };
  return { preload, hasBegun: () => arrival !== undefined, read: () => use(preload()) };
}

/** The promise with the marks by which React's `use` knows, without waiting, that it has been kept. */
function marked<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => {
      Object.assign(promise, { status: 'fulfilled', value });
    },
    // Without a result: returning the promise would pass its failure on to no one.
    (reason: unknown) => {
      Object.assign(promise, { status: 'rejected', reason });
    },
  );
  return promise;
}
