export interface Ledger {
  /** Groups of which every requirement must have a test. */
  done: string[];
  /** Requirement id to its line. */
  lines: Map<string, string>;
}

/**
 * Parses docs/requirements.md: the list of finished groups, then a requirement per line
 * (`- NAV-05 …`).
 */
export function readLedger(text: string): Ledger {
  const done = /^---\ndone: (.*)\n---/.exec(text)?.[1]?.split(/[ ,]+/) ?? [];
  const lines = [...text.matchAll(/^- ([A-Z]+-\d\d) (.*)$/gm)].map(([, id = '', line = '']) => [id, line] as const);
  return { done, lines: new Map(lines) };
}

/** The ids that a test's text names: `[NAV-05]`, `[NAV-05, NAV-06]`. */
export const namedIds = (text: string): string[] =>
  [...text.matchAll(/\[([A-Z]+-\d\d(?:, ?[A-Z]+-\d\d)*)\]/g)].flatMap(([, ids = '']) => ids.split(/, ?/));

export const groupOf = (id: string): string => id.slice(0, id.lastIndexOf('-'));
