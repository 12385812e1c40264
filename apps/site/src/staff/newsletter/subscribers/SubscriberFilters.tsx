import { languages } from '@nzete/ui/format';
import { useIntl } from 'react-intl';
import { languageName } from '../../content/texts/languageNames.ts';
import { FilterSelect } from '../../parts/FilterSelect.tsx';
import { ListFilters } from '../../parts/ListFilters.tsx';
import { subscriberMessages as messages } from '../texts/subscriberMessages.ts';
import { type SubscriberSearch, subscriptionStates } from './search.ts';

interface SubscriberFiltersProps {
  search: SubscriberSearch;
  /** `replace`: while someone types, so that Back does not go through every letter. */
  onChange: (changes: Partial<SubscriberSearch>, how?: { replace: boolean }) => void;
}

/** Search and filters above the list. */
export function SubscriberFilters({ search, onChange }: SubscriberFiltersProps) {
  const { formatMessage } = useIntl();
  const change = (changed: Partial<SubscriberSearch>) => onChange({ ...changed, page: '' });
  return (
    <ListFilters texts={messages} words={search.q} onSearch={(q) => onChange({ q, page: '' }, { replace: true })}>
      <div className="nz:flex nz:flex-wrap nz:items-center nz:gap-2">
        <FilterSelect
          label={formatMessage(messages.state)}
          value={search.state}
          onChange={(state) => change({ state: state as SubscriberSearch['state'] })}
          options={[
            ['all', formatMessage(messages.allStates)],
            ...subscriptionStates.map((state) => [state, formatMessage(messages[`state.${state}`])] as const),
          ]}
        />
        <FilterSelect
          label={formatMessage(messages.language)}
          value={search.language}
          onChange={(language) => change({ language: language as SubscriberSearch['language'] })}
          options={[
            ['all', formatMessage(messages.allLanguages)],
            ...languages.map((language) => [language, languageName(language)] as const),
          ]}
        />
      </div>
    </ListFilters>
  );
}
