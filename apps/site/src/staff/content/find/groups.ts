import { withoutAccents } from '@nzete/domain';
import type { ContentListSummary } from '../types.ts';

/** Lists that are edited on top. */
const RECENT = 4;
/** A list on more pages belongs to none of them. */
const MOST_PAGES = 6;

/** When staff last saved or published it; undefined for what came with the program. */
const editedAt = ({ draft_saved_at, published_at, published_by }: ContentListSummary): string | undefined =>
  draft_saved_at ?? (published_by === null ? undefined : (published_at ?? undefined));

/** The lists that staff edited last, the newest first. */
export const recentOf = (lists: readonly ContentListSummary[]): ContentListSummary[] =>
  lists
    .filter((list) => editedAt(list) !== undefined)
    .toSorted((one, other) => (editedAt(other) ?? '').localeCompare(editedAt(one) ?? ''))
    .slice(0, RECENT);

interface PageGroup {
  /** The path of the page; undefined for lists of no page. */
  page: string | undefined;
  lists: ContentListSummary[];
}

/** The lists by the first page on which each stands, in the order of the lists; those of no page come last. */
export function groupsOf(lists: readonly ContentListSummary[]): PageGroup[] {
  const groups = new Map<string | undefined, ContentListSummary[]>();
  for (const list of lists) {
    const page = list.pages.length > MOST_PAGES ? undefined : list.pages[0];
    groups.set(page, [...(groups.get(page) ?? []), list]);
  }
  const all = [...groups].map(([page, grouped]): PageGroup => ({ page, lists: grouped }));
  return [...all.filter(({ page }) => page !== undefined), ...all.filter(({ page }) => page === undefined)];
}

/** Whether a name has every word that is searched for. */
export const hasWords = (name: string, words: string): boolean =>
  withoutAccents(words)
    .split(/\s+/)
    .every((word) => withoutAccents(name).includes(word));
