import { navigate, useSearch } from 'wouter/use-browser-location';

const tabs = ['apply', 'current', 'kyc'] as const;
export type PartnersTab = (typeof tabs)[number];

/** The tab of an address: `?tab=kyc`. What is none of the three is the first. */
export const tabOf = (search: string): PartnersTab => {
  const wanted = new URLSearchParams(search).get('tab');
  return tabs.find((tab) => tab === wanted) ?? 'apply';
};

/** The same address with another tab; the first needs none. Other parameters stay. */
export function withTab(search: string, tab: PartnersTab): string {
  const parameters = new URLSearchParams(search);
  if (tab === 'apply') parameters.delete('tab');
  else parameters.set('tab', tab);
  const text = parameters.toString();
  return text && `?${text}`;
}

/**
 * The tab that the address names, and the way to another one, which Back leads back from. The server renders the first: it does not read
 * what is behind the path.
 */
export function useTab(): [tab: PartnersTab, choose: (tab: PartnersTab) => void] {
  const search = useSearch({ ssrSearch: '' });
  return [tabOf(search), chooseTab];
}

function chooseTab(tab: PartnersTab) {
  const { pathname, search: current } = window.location;
  // A press chooses by pointer and once more by focus: one step back leads back.
  if (tabOf(current) === tab) return;
  // With the state of this entry: it is the same page, which keeps its place and its focus.
  navigate(pathname + withTab(current, tab), { state: window.history.state });
}
