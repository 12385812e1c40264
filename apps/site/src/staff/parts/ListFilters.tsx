import { SearchField } from '@nzete/ui/SearchField';
import type { ReactNode } from 'react';
import { useTypedSearch } from './useTypedSearch.ts';

interface ListFiltersProps {
  /** What the region is called. */
  label: string;
  searchLabel: string;
  searchExample: string;
  /** The words that are searched for now. */
  words: string;
  onSearch: (words: string) => void;
  /** The filters below the search. */
  children: ReactNode;
}

/** The search and the filters above a list. */
export function ListFilters({ label, searchLabel, searchExample, words, onSearch, children }: ListFiltersProps) {
  const typed = useTypedSearch(words, onSearch);
  return (
    <search aria-label={label} className="nz:grid nz:gap-2">
      <SearchField
        label={searchLabel}
        placeholder={searchExample}
        value={typed.text}
        onChange={typed.setText}
        onSubmit={typed.apply}
        maxLength={100}
      />
      {children}
    </search>
  );
}
