/** The flaky tests that do not fail a run, for the few days until their cause is fixed. */
import known from './flaky.json' with { type: 'json' };
import type { Retried } from './retried.ts';

export interface KnownFlaky extends Retried {
  /** What makes it fail, as far as it is known, and where it will be fixed. */
  cause: string;
  /** When it was listed, as `2026-11-28`. */
  since: string;
}

const MOST = 5;
const MOST_DAYS = 14;

const DAY_MS = 86_400_000;

export const knownFlaky: readonly KnownFlaky[] = known;

export const isKnown = ({ file, title }: Retried, list = knownFlaky): boolean =>
  list.some((row) => row.file === file && row.title === title);

/** What is wrong with the list, as sentences. */
export function faultsOf(list: readonly KnownFlaky[], now: number): string[] {
  const rows = list.flatMap(({ file, title, cause, since }) => {
    const days = (now - Date.parse(since)) / DAY_MS;
    const name = `${file}: ${title}`;
    return [
      ...(cause.length < 20 ? [`${name}: say the cause`] : []),
      // Not `>`: no date is no number.
      ...(days <= MOST_DAYS + 1 ? [] : [`${name}: listed for more than ${MOST_DAYS} days: fix or remove the test`]),
    ];
  });
  return list.length > MOST ? [`at most ${MOST} tests may be listed`, ...rows] : rows;
}
