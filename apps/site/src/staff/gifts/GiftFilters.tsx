import { giftCurrencies, giftMethods } from '@nzete/domain';
import { useIntl } from 'react-intl';
import { FilterSelect } from '../parts/FilterSelect.tsx';
import { ListFilters } from '../parts/ListFilters.tsx';
import { giftMessages as messages, methodNames, statusNames } from './messages.ts';
import type { GiftSearch } from './search.ts';

interface GiftFiltersProps {
  search: GiftSearch;
  /** `replace`: while someone types, so that Back does not go through every letter. */
  onChange: (changes: Partial<GiftSearch>, how?: { replace: boolean }) => void;
}

/** Search and filters above the list. */
export function GiftFilters({ search, onChange }: GiftFiltersProps) {
  const { formatMessage } = useIntl();
  const change = (changed: Partial<GiftSearch>) => onChange({ ...changed, page: '' });
  return (
    <ListFilters texts={messages} words={search.q} onSearch={(q) => onChange({ q, page: '' }, { replace: true })}>
      <div className="nz:flex nz:flex-wrap nz:items-center nz:gap-2">
        <FilterSelect
          label={formatMessage(messages.status)}
          value={search.status}
          onChange={(status) => change({ status: status as GiftSearch['status'] })}
          options={[
            ['received', formatMessage(statusNames.received)],
            ['all', formatMessage(messages.allStatuses)],
            ['accepted', formatMessage(statusNames.accepted)],
            ['refused', formatMessage(statusNames.refused)],
          ]}
        />
        <FilterSelect
          label={formatMessage(messages.method)}
          value={search.method}
          onChange={(method) => change({ method: method as GiftSearch['method'] })}
          options={[
            ['all', formatMessage(messages.allMethods)],
            ...giftMethods.map((method) => [method, formatMessage(methodNames[method])] as const),
          ]}
        />
        <FilterSelect
          label={formatMessage(messages.currency)}
          value={search.currency}
          onChange={(currency) => change({ currency: currency as GiftSearch['currency'] })}
          options={[
            ['all', formatMessage(messages.allCurrencies)],
            ...giftCurrencies.map((code) => [code, code] as const),
          ]}
        />
        <MonthFilter value={search.month} onChange={(month) => change({ month })} />
      </div>
    </ListFilters>
  );
}

/** A browser without a picker of months shows a field for `2026-06`. */
function MonthFilter({ value, onChange }: { value: string; onChange: (month: string) => void }) {
  const { formatMessage } = useIntl();
  return (
    <label className="nz:flex nz:flex-wrap nz:items-center nz:gap-2 nz:text-sm nz:font-semibold">
      {formatMessage(messages.month)}
      <input
        type="month"
        value={value}
        min="2020-01"
        placeholder="2026-06"
        onChange={(event) => onChange(event.target.value)}
        className="nz:min-h-10 nz:max-w-full nz:rounded-control nz:border-[1.5px] nz:border-control nz:bg-bg nz:px-2 nz:text-sm nz:font-semibold nz:text-text nz:focus-ring"
      />
    </label>
  );
}
