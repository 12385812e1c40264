import type { ClimateRecords } from '@nzete/api-client/climate';
import { Button } from '@nzete/ui/Button';
import { EmptyState } from '@nzete/ui/EmptyState';
import { useFormat } from '@nzete/ui/format';
import { ProvinceCard } from '@nzete/ui/ProvinceCard';
import { SearchField } from '@nzete/ui/SearchField';
import { SelectField } from '@nzete/ui/SelectField';
import { Download } from 'lucide-react';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { parseSearch } from '../../shared/searchParams.ts';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { download, recordsCsv, recordsJson } from './downloads.ts';
import { listProvinces } from './provinceList.ts';
import { newestOf, RecordsNote } from './RecordsNote.tsx';
import { messages } from './realtime.messages.ts';
import { type Order, orders, search as schema } from './search.ts';
import { useChangedProvinces } from './useChangedProvinces.ts';

const orderNames = {
  name: messages.orderName,
  temperature: messages.temperature,
  humidity: messages.humidity,
  windSpeed: messages.windSpeed,
  airQuality: messages.airQuality,
  population: messages.population,
};

/** The debounce delay for putting the search into the URL, in milliseconds. */
const REST_MS = 300;

/** How many cards a phone shows at first; without JavaScript it shows all. */
const FIRST = 6;
const hiddenOnPhones = 'nz:[@media(width<30rem)_and_(scripting:enabled)]:hidden';
const moreOnPhones = 'nz:needs-script nz:justify-self-start nz:sm:hidden';

/** Memoised, so that only cards with a changed record rerender. */
const Card = memo(ProvinceCard);

/**
 * The text of the search field. Written to the URL after a delay or on blur, and updated from it.
 */
function useSearchText() {
  const [{ q: search }, change] = usePageSearch(schema);
  const [text, setText] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The last search in the URL that the text is in sync with. */
  const known = useRef(search);
  useEffect(() => {
    if (search === known.current) return;
    known.current = search;
    clearTimeout(timer.current);
    setText(search);
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const write = (typed: string) => {
    clearTimeout(timer.current);
    const q = typed.trim();
    change({ q }, { replace: true });
    known.current = parseSearch(schema, new URLSearchParams({ q })).q;
  };
  return {
    text,
    type: (typed: string) => {
      setText(typed);
      clearTimeout(timer.current);
      timer.current = setTimeout(write, REST_MS, typed);
    },
    write: () => write(text),
    clear: () => {
      setText('');
      write('');
    },
  };
}

/** Shows the remaining cards on a phone, and moves focus to the first of them. */
function useMore() {
  const list = useRef<HTMLUListElement>(null);
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (isLong) list.current?.children[FIRST]?.querySelector('button')?.focus();
  }, [isLong]);
  return { list, isLong, showAll: () => setIsLong(true) };
}

/** The cards of the provinces that match the search, and a download of them. */
export function ProvinceList({ records }: { records: ClimateRecords }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const [{ order }, change] = usePageSearch(schema);
  const openProvince = useCallback((code: string) => change({ province: code }), [change]);
  const { text, type, write, clear } = useSearchText();
  const field = useRef<HTMLInputElement>(null);
  const { marked, count } = useChangedProvinces(records);
  const { list, isLong, showAll } = useMore();
  const shown = useMemo(() => listProvinces(records, text, order), [records, text, order]);
  const notedTime = newestOf(records)?.lastUpdated;
  return (
    <section aria-labelledby="provinces" className="nz:grid nz:min-w-0 nz:gap-6">
      <div className="nz:grid nz:gap-x-8 nz:gap-y-4 nz:lg:grid-cols-[4fr_8fr] nz:lg:items-end">
        <h2 id="provinces" className="nz:type-h2">
          <FormattedMessage {...messages.provinces} />
        </h2>
        <search className="nz:needs-script nz:grid nz:gap-4 nz:sm:grid-cols-[3fr_2fr]">
          <SearchField
            ref={field}
            label={formatMessage(messages.search)}
            value={text}
            maxLength={40}
            onChange={type}
            onBlur={write}
          />
          <SelectField
            label={formatMessage(messages.order)}
            options={orders.map((value) => ({ value, label: formatMessage(orderNames[value]) }))}
            value={order}
            onChange={({ target }) => change({ order: target.value as Order }, { replace: true })}
          />
        </search>
      </div>
      <div className="nz:flex nz:flex-wrap nz:items-center nz:justify-between nz:gap-x-6 nz:gap-y-3">
        <div className="nz:grid nz:gap-1">
          <p role="status" className="nz:font-semibold nz:text-text-2">
            <FormattedMessage {...messages.found} values={{ count: number(shown.length), number: shown.length }} />
          </p>
          <RecordsNote records={records} />
        </div>
        {shown.length > 0 ? <Downloads records={shown} /> : null}
      </div>
      <p role="status" className="nz:sr-only">
        {count > 0 ? formatMessage(messages.changed, { count: number(count), number: count }) : null}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={formatMessage(messages.none)}
          description={formatMessage(messages.noneText)}
          actions={
            <Button
              variant="line"
              onClick={() => {
                clear();
                field.current?.focus();
              }}
            >
              <FormattedMessage {...messages.clear} />
            </Button>
          }
        />
      ) : (
        <>
          <ul ref={list} className="nz:grid nz:gap-gap nz:sm:grid-cols-2 nz:lg:grid-cols-3 nz:xl:grid-cols-4">
            {shown.map((record, index) => (
              <Card
                as="li"
                key={record.code}
                record={record}
                notedTime={notedTime}
                isChanged={marked.has(record.code)}
                onSelect={openProvince}
                className={isLong || index < FIRST ? undefined : hiddenOnPhones}
              />
            ))}
          </ul>
          {isLong || shown.length <= FIRST ? null : (
            <Button variant="line" className={moreOnPhones} onClick={showAll}>
              <FormattedMessage {...messages.all} values={{ count: number(shown.length) }} />
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function Downloads({ records }: { records: ClimateRecords }) {
  return (
    <div className="nz:needs-script nz:flex nz:flex-wrap nz:gap-3">
      <Button variant="line" size="sm" onClick={() => download('nzete-climate.csv', 'text/csv', recordsCsv(records))}>
        <Download aria-hidden="true" />
        <FormattedMessage {...messages.csv} />
      </Button>
      <Button
        variant="line"
        size="sm"
        onClick={() => download('nzete-climate.json', 'application/json', recordsJson(records, new Date()))}
      >
        <Download aria-hidden="true" />
        <FormattedMessage {...messages.json} />
      </Button>
    </div>
  );
}
