import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ListFilters } from '../../parts/ListFilters.tsx';
import { findMessages as messages } from '../texts/findMessages.ts';
import { contentMessages } from '../texts/messages.ts';
import { usePageName } from '../texts/pageNames.ts';
import type { ContentListSummary } from '../types.ts';
import { Found } from './Found.tsx';
import { groupsOf, recentOf } from './groups.ts';
import { ListLinks } from './ListLinks.tsx';

interface ListNavProps {
  lists: readonly ContentListSummary[];
  /** The path of the open list. */
  open: string | undefined;
  /** What is searched for. */
  words: string;
  onSearch: (words: string) => void;
}

/** The lists of content: those edited last, and all by the page on which they stand, or what a search finds. */
export function ListNav({ lists, open, words, onSearch }: ListNavProps) {
  const { formatMessage } = useIntl();
  const nameOf = usePageName();
  const id = useId();
  const recent = recentOf(lists);
  return (
    <nav aria-label={formatMessage(contentMessages.lists)}>
      {open ? <SkipLists /> : null}
      <div className="nz:px-4 nz:pt-4">
        <ListFilters texts={messages} words={words} onSearch={onSearch}>
          {null}
        </ListFilters>
      </div>
      {words ? (
        <Found lists={lists} open={open} words={words} />
      ) : (
        <>
          {recent.length > 0 ? <ListLinks title={formatMessage(messages.recent)} lists={recent} open={open} /> : null}
          {groupsOf(lists).map(({ page, lists: grouped }) => (
            <ListLinks
              key={page ?? id}
              title={page === undefined ? formatMessage(messages.noPage) : nameOf(page)}
              lists={grouped}
              open={open}
            />
          ))}
        </>
      )}
    </nav>
  );
}

/** With some fifty lists between the menu and the editor, the keyboard needs a way past them. */
const SkipLists = () => (
  <button
    type="button"
    onClick={() => document.querySelector<HTMLElement>('h1[tabindex]')?.focus()}
    className="nz:sr-only nz:focus-ring-inset nz:bg-surface nz:font-semibold nz:focus:not-sr-only nz:focus:block nz:focus:px-4 nz:focus:py-3"
  >
    <FormattedMessage {...messages.skip} />
  </button>
);
