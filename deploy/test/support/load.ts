import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, json } from './client.ts';

const READERS = 8;
const WRITERS = 4;
const PATHS = [
  '/',
  '/about',
  '/data',
  '/digital-literacy',
  '/api/hero',
  '/api/navigation',
  '/api/settings?lang=fr',
  '/favicon.svg',
];

/** What visitors have experienced so far. */
export interface Load {
  reads: number;
  /** Addresses of the subscriptions that the site has acknowledged. */
  acknowledged: string[];
  /** Errors of readers. */
  failedReads: string[];
  /** Statuses or errors of writes not acknowledged at once. A browser retries such a write. */
  failedWrites: string[];
  /** Ends all visits. */
  stop(): Promise<void>;
}

/** Starts visitors who read, and visitors who subscribe with a new address each time. */
export function startLoad(ask: Client, name: string): Load {
  let stopped = false;
  const load: Load = { reads: 0, acknowledged: [], failedReads: [], failedWrites: [], stop: async () => {} };
  const outcome = (path: string, asked = {}) =>
    ask(path, asked).then(
      // A proxy and a server may answer with the same status.
      ({ status, body }) => (status < 400 ? status : `${status} ${body.slice(0, 200)}`),
      (error: NodeJS.ErrnoException) => error.code ?? error.message,
    );
  const read = async (reader: number) => {
    for (let at = reader; !stopped; at += 1) {
      const path = PATHS[at % PATHS.length] ?? '/';
      const status = await outcome(path);
      load.reads += 1;
      if (status !== 200) load.failedReads.push(`${path}: ${status}`);
    }
  };
  const write = async (writer: number) => {
    for (let at = 0; !stopped; at += 1) {
      const email = `${name}-${writer}-${at}@example.org`;
      const from = `127.1.${writer}.${1 + (at % 250)}`;
      const asked = json({ email }, { from, headers: { 'idempotency-key': randomUUID() } });
      let status = await outcome('/api/newsletter/subscribe', asked);
      if (status !== 201) load.failedWrites.push(`${status}`);
      for (let attempt = 0; status !== 201 && attempt < 20; attempt += 1) {
        await wait(100); // as a visitor who tries again
        status = await outcome('/api/newsletter/subscribe', asked);
      }
      if (status === 201) load.acknowledged.push(email);
      else load.failedWrites.push(`never: ${status}`);
    }
  };
  const visits = [
    ...Array.from({ length: READERS }, (_, reader) => read(reader)),
    ...Array.from({ length: WRITERS }, (_, writer) => write(writer)),
  ];
  load.stop = async () => {
    stopped = true;
    await Promise.all(visits);
  };
  return load;
}
