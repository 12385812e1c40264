import type { Check } from '../operations/check.ts';

/** For cron: 1 is a failed command, 2 wrong arguments. */
export const NEEDS_ACTION = 3;

const marks = { ok: 'ok', note: 'note', action: 'ACTION' };

export const checkLines = (checks: Check[]): string =>
  checks.map(({ name, state, text }) => `${marks[state].padEnd(8)}${name.padEnd(10)}${text}\n`).join('');
