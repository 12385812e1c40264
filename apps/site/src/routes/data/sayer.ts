/** Between two announcements. */
const EVERY_MS = 60_000;
/** How long one stays: a live region reads the same words again only when they had gone. */
const STAYS_MS = 10_000;

/**
 * Tells of changes at most once a minute: what changes in between is told together, when the minute is over.
 *
 * @param say gets how many things have changed, and 0 when the words are to go
 */
export function startSayer(say: (count: number) => void) {
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    timer = undefined;
    if (waiting.size === 0) return;
    say(waiting.size);
    waiting.clear();
    timer = setTimeout(() => {
      say(0);
      timer = setTimeout(run, EVERY_MS - STAYS_MS);
    }, STAYS_MS);
  };
  return {
    /** Things that have changed, by their names. */
    add: (names: ReadonlySet<string>) => {
      for (const name of names) waiting.add(name);
      if (timer === undefined) run();
    },
    /** Leaves no timer. */
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
