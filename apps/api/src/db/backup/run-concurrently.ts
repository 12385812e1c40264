/** Enough to hide network latency, and few enough for the memory of a small machine. */
const CONCURRENCY = 4;

/** After an error it starts no more, and throws when the running ones have ended. */
export async function runConcurrently<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items[Symbol.iterator]();
  let failed = false;
  const worker = async () => {
    for (let next = queue.next(); !next.done && !failed; next = queue.next()) {
      await work(next.value).catch((error: unknown) => {
        failed = true;
        throw error;
      });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: CONCURRENCY }, worker));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
