import { SearchField } from '@nzete/ui/SearchField';
import type { ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { useSearchText } from '../../shared/useSearchText.ts';

interface ListFiltersProps {
  /** `filters` names the region. */
  texts: Record<'filters' | 'search' | 'searchExample', MessageDescriptor>;
  /** The words that are searched for now. */
  words: string;
  onSearch: (words: string) => void;
  /** The filters below the search. */
  children: ReactNode;
}

/** The search and the filters above a list. */
export function ListFilters({ texts, words, onSearch, children }: ListFiltersProps) {
  const { formatMessage } = useIntl();
  const { text, setText, search } = useSearchText(words, onSearch);
  return (
    <search aria-label={formatMessage(texts.filters)} className="nz:grid nz:gap-2">
      <SearchField
        label={formatMessage(texts.search)}
        placeholder={formatMessage(texts.searchExample)}
        value={text}
        onChange={setText}
        onSubmit={() => search(text)}
        maxLength={100}
      />
      {children}
    </search>
  );
}
