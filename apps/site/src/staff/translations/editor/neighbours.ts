import { textHref } from '../search.ts';
import type { Text } from '../types.ts';

/** The page of the list that is shown. */
export interface ListPage {
  number: number;
  /** Texts on a page. */
  size: number;
  total: number;
  /** The filter by state. */
  state: string;
}

interface Neighbours {
  previous: string | undefined;
  next: string | undefined;
}

/** The addresses of the texts before and after; at the end of a page the next page's. */
export function neighbours(texts: readonly Text[], index: number, page: ListPage, address: string): Neighbours {
  const { number, size, total, state } = page;
  const hrefOf = (at: number) => {
    const text = texts[at];
    return text ? textHref(address, { text: text.id }) : undefined;
  };
  const pageHref = (to: number, text: 'first' | 'last') => textHref(address, { page: to > 1 ? String(to) : '', text });
  // Texts that the filter leaves out by now have made room: what comes next has moved up to this page.
  const hasMoved = state !== 'all' && texts.some((text) => text.state !== state);
  const isMore = hasMoved ? total > 0 : number * size < total;
  return {
    previous: hrefOf(index - 1) ?? (number > 1 ? pageHref(number - 1, 'last') : undefined),
    next: hrefOf(index + 1) ?? (isMore ? pageHref(hasMoved ? number : number + 1, 'first') : undefined),
  };
}
