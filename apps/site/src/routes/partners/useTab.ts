import { navigate } from 'wouter/use-browser-location';
import { chosenIn, useChosen } from '../../shared/address.ts';
import { address, type PartnersTab, tabIn, withTab } from './address.ts';

/** The tab that the address names, and the way to another one, which Back leads back from. */
export function useTab(): [tab: PartnersTab, choose: (tab: PartnersTab) => void] {
  return [tabIn(useChosen(address)), chooseTab];
}

function chooseTab(tab: PartnersTab) {
  const { pathname, search } = window.location;
  // A press chooses by pointer and once more by focus: one step back leads back.
  if (tabIn(chosenIn(address, search)) === tab) return;
  // With the state of this entry: it is the same page, which keeps its place and its focus.
  navigate(pathname + withTab(search, tab), { state: window.history.state });
}
