import { navigate, useHistoryState } from 'wouter/use-browser-location';

interface EntryState {
  key: string;
}

/** Opens a page of the site in a new entry of the history, or in the place of the current one. */
export function goTo(href: string, { replace = false } = {}) {
  const state: EntryState = { key: `${performance.timeOrigin + performance.now()}` };
  navigate(href, { replace, state });
}

/** What names the current entry of the history among those of this visit. */
export function useEntryKey(): string {
  const state = useHistoryState<EntryState | null>();
  return state?.key ?? 'first';
}
