import { navigate } from 'wouter/use-browser-location';
import { chosenIn, type PageAddress, useChosenValue } from '../../shared/address.ts';

export const tabs = ['realtime', 'ai-insights', 'plugins'] as const;
export type PortalTab = (typeof tabs)[number];

/** What the provinces can be ordered by: their names, or a value, the highest first. */
export const orders = ['name', 'temperature', 'humidity', 'windSpeed', 'airQuality', 'population'] as const;
export type Order = (typeof orders)[number];

const oneOf = (values: readonly string[]) => new RegExp(`^(?:${values.join('|')})$`);

/** The last two letters of the codes of the provinces. */
const provinces = 'BC|BU|EQ|HK|HL|HU|IT|KC|KE|KG|KL|KN|KS|LO|LU|MA|MN|MO|NK|NU|SA|SK|SU|TA|TO|TU';

/** What the page reads of its address: tab, province (by its code), search and order. The first tab and the first order need no parameter. */
export const address: PageAddress = {
  parameters: {
    tab: oneOf(tabs.slice(1)),
    province: new RegExp(`^CD-(?:${provinces})$`),
    q: /^(?=.*\S)\P{Cc}{1,40}$/u,
    order: oneOf(orders.slice(1)),
  },
};

export interface PortalAddress {
  tab: PortalTab;
  province: string | undefined;
  search: string;
  order: Order;
}

export function readAddress(chosen: URLSearchParams): PortalAddress {
  return {
    tab: tabs.find((tab) => tab === chosen.get('tab')) ?? 'realtime',
    province: chosen.get('province') ?? undefined,
    search: chosen.get('q') ?? '',
    order: orders.find((order) => order === chosen.get('order')) ?? 'name',
  };
}

/** What the address says at this moment. */
export const currentAddress = (): PortalAddress => readAddress(chosenIn(address, window.location.search));

/** What the address says now of one thing. */
export const usePortalAddress = <Name extends keyof PortalAddress>(name: Name): PortalAddress[Name] =>
  useChosenValue(address, (chosen) => readAddress(chosen)[name]);

/** The same address with other parameters: null takes one away, and those that are not named stay. */
export function withParameters(search: string, changes: Readonly<Record<string, string | null>>): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  // What the page does not know is not its own, and stays; what it would not read back goes.
  const kept = chosenIn(address, parameters.toString());
  for (const name of Object.keys(address.parameters)) if (!kept.has(name)) parameters.delete(name);
  const text = parameters.toString();
  return text && `?${text}`;
}

/** Changes the address in a new entry of the history, which Back leads back from, or instead of the current one. */
export function changeAddress(changes: Readonly<Record<string, string | null>>, { replace = false } = {}) {
  const { pathname, search } = window.location;
  const next = withParameters(search, changes);
  // A press chooses by pointer and once more by focus: one step back leads back.
  if (next === withParameters(search, {})) return;
  // With the state of this entry: it is the same page, which keeps its place and its focus.
  navigate(pathname + next, { replace, state: window.history.state });
}

/** Opens the dialog of a province, which Back closes. */
export const openProvince = (code: string) => changeAddress({ province: code });
