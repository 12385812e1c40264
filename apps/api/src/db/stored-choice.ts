import { reportUnreadable } from './unreadable.ts';

/**
 * A stored value that is one of a few; null if no program wrote it, which is logged: one such row must
 * not hide the others.
 */
export function readChoice<Choice extends string>(
  value: string | null,
  choices: readonly Choice[],
  column: string,
  row?: string,
): Choice | null {
  if (value === null) return null;
  const choice = choices.find((one) => one === value);
  if (choice === undefined) reportUnreadable({ column, row });
  return choice ?? null;
}
