import { textOf, typed } from '../../shared/searchParams.ts';
import { staffPaths } from '../paths.ts';

/** What is searched for and what is open, in the address: a list of content, and one of its items, counted from 1. */
export const contentSearch = {
  q: typed(/^.{0,100}$/),
  list: textOf(/^[\w-]{1,60}(?:\/[\w-]{1,60})?$/),
  item: textOf(/^[1-9]\d{0,4}$/),
};

/** The address of a list, or of the item at an index. */
export const contentHref = (list: string, index?: number): string =>
  `${staffPaths.content}?${new URLSearchParams({ list, ...(index !== undefined && { item: String(index + 1) }) })}`;
