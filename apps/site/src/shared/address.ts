import { useMemo } from 'react';
import { useRouter } from 'wouter';
import { useLocationProperty, useSearch } from 'wouter/use-browser-location';

/** A call of the API by its name, with what it is asked beside the language; null for one that takes nothing, not even the language. */
export type AddressRead = readonly [name: string, args: Readonly<Record<string, unknown>> | null];

/**
 * What an address says behind its path, for a page whose HTML depends on it. The page's folder has it as
 * `export const address` in `address.ts`, where the server finds it.
 */
export interface PageAddress {
  /**
   * The parameters, each with the values that it may have (the whole of it: `^…$`). Everything else
   * behind the path is not looked at, so that it makes no page of its own.
   */
  parameters: Readonly<Record<string, RegExp>>;
  /** The reads that depend on the parameters, beside those of the route table. The language is added. */
  reads?: (chosen: URLSearchParams) => readonly AddressRead[];
}

/** The parameters of an address that its page knows, in the order of the page: one spelling for one page. */
export function chosenIn({ parameters }: PageAddress, search: string): URLSearchParams {
  const given = new URLSearchParams(search);
  const chosen = new URLSearchParams();
  for (const [name, allowed] of Object.entries(parameters)) {
    const value = given.get(name);
    if (value !== null && allowed.test(value)) chosen.set(name, value);
  }
  return chosen;
}

/** What the address says now: on the server, while hydrating and after every navigation. */
export function useChosen(address: PageAddress): URLSearchParams {
  const { ssrSearch } = useRouter();
  const search = useSearch(ssrSearch === undefined ? {} : { ssrSearch });
  return useMemo(() => chosenIn(address, search), [address, search]);
}

/** One thing that the address says now, as `select` reads it: what shows it is rendered only when that changes. */
export function useChosenValue<Value extends string | undefined>(
  address: PageAddress,
  select: (chosen: URLSearchParams) => Value,
): Value {
  const { ssrSearch } = useRouter();
  const read = (search: string) => select(chosenIn(address, search));
  const readNow = () => read(window.location.search);
  return useLocationProperty(readNow, ssrSearch === undefined ? readNow : () => read(ssrSearch));
}
