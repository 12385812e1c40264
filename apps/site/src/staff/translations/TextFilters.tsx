import { useFormat } from '@nzete/ui/format';
import { useIntl } from 'react-intl';
import { languageName } from '../content/texts/languageNames.ts';
import { FilterSelect } from '../parts/FilterSelect.tsx';
import { ListFilters } from '../parts/ListFilters.tsx';
import type { TextSearch } from './search.ts';
import { listMessages as messages } from './texts/messages.ts';
import { usePlaceName } from './texts/usePlaceName.ts';
import { type TextPage, type TextPlace, type TranslatedLanguage, textStates } from './types.ts';

interface TextFiltersProps {
  search: TextSearch;
  language: TranslatedLanguage;
  data: TextPage | undefined;
  /** `replace`: while someone types, so that Back does not go through every letter. */
  onChange: (changes: Partial<TextSearch>, how?: { replace: boolean }) => void;
}

/** Search and filters above the list. */
export function TextFilters({ search, language, data, onChange }: TextFiltersProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const change = (changed: Partial<TextSearch>) => onChange({ ...changed, page: '', text: '' });
  const counted = (name: string, count: number | undefined) =>
    count === undefined ? name : formatMessage(messages.withCount, { name, count: number(count) });
  return (
    <ListFilters texts={messages} words={search.q} onSearch={(q) => onChange({ q, page: '' }, { replace: true })}>
      <div className="nz:grid nz:grid-cols-2 nz:gap-2">
        <FilterSelect
          label={formatMessage(messages.language)}
          value={language}
          onChange={(chosen) => change({ language: chosen })}
          options={(['fr', 'ln', 'sw'] as const).map((each) => [each, languageName(each)])}
        />
        <FilterSelect
          label={formatMessage(messages.state)}
          value={search.state}
          onChange={(state) => change({ state: state as TextSearch['state'] })}
          options={[
            ['all', formatMessage(messages.allStates)],
            ...textStates.map((state) => [state, formatMessage(messages[state])] as const),
          ]}
        />
        <FilterSelect
          label={formatMessage(messages.source)}
          value={search.source}
          onChange={(source) => change({ source: source as TextSearch['source'], at: '' })}
          options={[
            ['all', formatMessage(messages.allSources)],
            ['interface', formatMessage(messages.interface)],
            ['content', formatMessage(messages.content)],
          ]}
        />
        <PlaceFilter
          value={search.at}
          places={(data?.places ?? []).filter(({ source }) => search.source === 'all' || source === search.source)}
          counted={counted}
          onChange={(at) => change({ at })}
        />
      </div>
    </ListFilters>
  );
}

interface PlaceFilterProps {
  value: string;
  places: readonly TextPlace[];
  counted: (name: string, count: number) => string;
  onChange: (place: string) => void;
}

/** Where texts are: a list of content or a part of the interface, with its pages and what is to be done there. */
function PlaceFilter({ value, places, counted, onChange }: PlaceFilterProps) {
  const { formatMessage } = useIntl();
  const nameOf = usePlaceName();
  const toDo = ({ counts }: TextPlace) => counts.missing + counts.outdated + counts.drafted;
  const named = places
    .map((place) => [place.id, counted(nameOf(place), toDo(place))] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other));
  return (
    <FilterSelect
      label={formatMessage(messages.place)}
      value={value}
      onChange={onChange}
      options={[['', formatMessage(messages.allPlaces)], ...named]}
    />
  );
}
