import type { HistoryItem, OpenEntry } from './types.ts';

const isSame = (one: HistoryItem, other: HistoryItem | undefined) =>
  one.action === other?.action && one.who === other.who && one.text === other.text;

/**
 * The history in short: of several looks by one person in a row the last, and no text of messages,
 * which are shown on their own. The audit trail has it all.
 */
export function shortHistory({ history, messages }: Pick<OpenEntry, 'history' | 'messages'>): HistoryItem[] {
  return history
    .filter((item, index) => item.action !== 'opened' || !isSame(item, history[index + 1]))
    .map((item) => (messages.some(({ text }) => text === item.text) ? { ...item, text: null } : item));
}
