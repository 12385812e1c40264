/** The minimum interval between two announcements. */
const INTERVAL_MS = 60_000;
/** How long an announcement stays. A live region repeats a text only after it was removed. */
const DURATION_MS = 10_000;

/**
 * Announces changes at most once a minute; those in between are announced together.
 *
 * @param announce receives the number of changes, and 0 when the announcement ends
 */
export function createAnnouncer(announce: (count: number) => void) {
  const pending = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    timer = undefined;
    if (pending.size === 0) return;
    announce(pending.size);
    pending.clear();
    timer = setTimeout(() => {
      announce(0);
      timer = setTimeout(run, INTERVAL_MS - DURATION_MS);
    }, DURATION_MS);
  };
  return {
    /** Adds the names of what has changed. */
    add: (names: ReadonlySet<string>) => {
      for (const name of names) pending.add(name);
      if (timer === undefined) run();
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
