import { navigate, useLocationProperty } from 'wouter/use-browser-location';

interface EntryState {
  key: string;
}

/** Opens a page of the site in a new entry of the history, or instead of the current one. */
export function goTo(href: string, { replace = false } = {}) {
  const state: EntryState = { key: `${performance.timeOrigin + performance.now()}` };
  navigate(href, { replace, state });
}

/** One that was not opened by `goTo` has no key: the first, and those that links to a part of a page have made. */
function entryKey(): string {
  const { history, location } = window;
  const state = history.state as EntryState | null; // nothing else writes it
  return state?.key ?? location.pathname + location.hash;
}

/** What names the current entry of the history among those of this visit. */
export const useEntryKey = () => useLocationProperty(entryKey, () => (typeof window === 'undefined' ? '' : entryKey()));
