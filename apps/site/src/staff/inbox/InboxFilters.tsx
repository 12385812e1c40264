import { applicationStatuses, provinces } from '@nzete/domain';
import { Button } from '@nzete/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { FilterSelect } from '../parts/FilterSelect.tsx';
import { ListFilters } from '../parts/ListFilters.tsx';
import { statusMessages } from '../statusMessages.ts';
import { type InboxSearch, isFiltered, noFilters } from './search.ts';
import { messages } from './texts/messages.ts';
import { kindNames } from './texts/words.ts';
import type { Colleague, InboxKind } from './types.ts';

export interface InboxFiltersProps {
  search: InboxSearch;
  colleagues: readonly Colleague[];
  /** `replace`: while someone types, so that Back does not go through every letter. */
  onChange: (changes: Partial<InboxSearch>, how?: { replace: boolean }) => void;
}

// The casts: the keys of an object literal are exactly its own.
const kinds = Object.keys(kindNames) as InboxKind[];

/** Search and filters above the list. */
export function InboxFilters({ search, colleagues, onChange }: InboxFiltersProps) {
  const { formatMessage } = useIntl();
  const change = (changed: Partial<InboxSearch>) => onChange({ ...changed, page: '' });
  return (
    <ListFilters texts={messages} words={search.q} onSearch={(q) => onChange({ q, page: '' }, { replace: true })}>
      <div className="nz:flex nz:flex-wrap nz:gap-2">
        <FilterSelect
          label={formatMessage(messages.kind)}
          value={search.kind}
          onChange={(kind) => change({ kind: kind as InboxSearch['kind'] })}
          options={[
            ['all', formatMessage(messages.allKinds)],
            ...kinds.map((kind) => [kind, formatMessage(kindNames[kind])] as const),
          ]}
        />
        <FilterSelect
          label={formatMessage(messages.state)}
          value={search.state}
          onChange={(state) => change({ state: state as InboxSearch['state'] })}
          options={[
            ['waiting', formatMessage(messages.waiting)],
            ['all', formatMessage(messages.allStates)],
            ...applicationStatuses.map((state) => [state, formatMessage(statusMessages[state])] as const),
          ]}
        />
        <FilterSelect
          label={formatMessage(messages.order)}
          value={search.order}
          onChange={(order) => change({ order: order as InboxSearch['order'] })}
          options={[
            ['oldest', formatMessage(messages.oldest)],
            ['newest', formatMessage(messages.newest)],
          ]}
        />
      </div>
      <div className="nz:flex nz:flex-wrap nz:items-start nz:gap-x-2">
        <details className="nz:grow" open={search.age !== 'any' || Boolean(search.province || search.assigned)}>
          <summary className="nz:min-h-8 nz:cursor-pointer nz:py-1 nz:text-sm nz:font-semibold nz:text-link nz:focus-ring">
            <FormattedMessage {...messages.moreFilters} />
          </summary>
          <div className="nz:flex nz:flex-wrap nz:gap-2 nz:pt-2">
            <FilterSelect
              label={formatMessage(messages.age)}
              value={search.age}
              onChange={(age) => change({ age: age as InboxSearch['age'] })}
              options={[
                ['any', formatMessage(messages.anyAge)],
                ...['3', '7', '30'].map((days) => [days, formatMessage(messages.olderThan, { count: days })] as const),
              ]}
            />
            <FilterSelect
              label={formatMessage(messages.province)}
              value={search.province}
              onChange={(province) => change({ province })}
              options={[
                ['', formatMessage(messages.allProvinces)],
                ...provinces.map(({ code, name }) => [code, name] as const),
              ]}
            />
            <FilterSelect
              label={formatMessage(messages.assigned)}
              value={search.assigned}
              onChange={(assigned) => change({ assigned })}
              options={[
                ['', formatMessage(messages.anyone)],
                ['me', formatMessage(messages.me)],
                ['none', formatMessage(messages.nobody)],
                ...colleagues.map(({ id, username }) => [id, username] as const),
              ]}
            />
          </div>
        </details>
        {isFiltered(search) ? (
          <Button variant="quiet" size="sm" className="nz:justify-self-start" onClick={() => onChange(noFilters)}>
            <FormattedMessage {...messages.clear} />
          </Button>
        ) : null}
      </div>
    </ListFilters>
  );
}
