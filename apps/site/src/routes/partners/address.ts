import type { PageAddress } from '../../shared/address.ts';

/** The tabs of the page; the first is that of the bare address. */
export const tabs = ['apply', 'current', 'kyc'] as const;
export type PartnersTab = (typeof tabs)[number];

/** What the page reads of its address: the tab, `?tab=kyc`. */
export const address: PageAddress = { parameters: { tab: /^(?:current|kyc)$/ } };

/** The tab of an address. What is none of the three is the first. */
export const tabIn = (chosen: URLSearchParams): PartnersTab => tabs.find((tab) => tab === chosen.get('tab')) ?? 'apply';

/** The same address with another tab; the first needs none. Other parameters stay. */
export function withTab(search: string, tab: PartnersTab): string {
  const parameters = new URLSearchParams(search);
  if (tab === 'apply') parameters.delete('tab');
  else parameters.set('tab', tab);
  const text = parameters.toString();
  return text && `?${text}`;
}
