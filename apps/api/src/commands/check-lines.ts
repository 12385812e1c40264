import type { Check } from '../operations/check.ts';

/**
 * For a job of cron: not 1, which is a command that failed, and not 2, one that was typed wrongly.
 */
export const NEEDS_ACTION = 3;

const marks = { ok: 'ok', note: 'note', action: 'ACTION' };

/** A line for each look, which begins with its state. */
export const checkLines = (checks: Check[]): string =>
  checks.map(({ name, state, text }) => `${marks[state].padEnd(8)}${name.padEnd(10)}${text}\n`).join('');
