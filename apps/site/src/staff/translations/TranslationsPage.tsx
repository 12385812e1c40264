import { staffApi } from '@nzete/api-client/staff';
import { useFormat } from '@nzete/ui/format';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { QueryState } from '../../shared/QueryState.tsx';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { staffMessages, titleMessage } from '../messages.ts';
import { ListPager } from '../parts/ListPager.tsx';
import { TwoPanes } from '../parts/TwoPanes.tsx';
import { OpenText } from './editor/OpenText.tsx';
import { FilesSection } from './files/FilesSection.tsx';
import { callOf, languageOf, pageOf, textHref, textSearch } from './search.ts';
import { mergedTexts } from './seenTexts.ts';
import { TextCountLine } from './TextCountLine.tsx';
import { TextFilters } from './TextFilters.tsx';
import { TextList } from './TextList.tsx';
import { listMessages as messages } from './texts/messages.ts';
import type { Text } from './types.ts';

/** The translations at `/staff/translations`; the filters and the open text are in the query. */
export default function TranslationsPage() {
  const { formatMessage } = useIntl();
  const { language: readers } = useFormat();
  const { search: address } = useLocation();
  const [search, change] = usePageSearch(textSearch);
  const language = languageOf(search, readers);
  const { page: _page, text: openId, ...filters } = search;
  const call = { ...callOf(filters, language), page: pageOf(search) };
  const query = staffApi.useGetTranslationsQuery(call, { refetchOnMountOrArgChange: true });
  const { currentData: data } = query;
  // At the end of a page the list begins again with what is left of it.
  const isEdge = openId === 'first' || openId === 'last';
  const { texts, onText } = useSeenTexts(JSON.stringify([call, isEdge]), data?.texts);
  const title = formatMessage(staffMessages.translations);
  return (
    <>
      <title>{formatMessage(titleMessage, { page: title })}</title>
      <TwoPanes
        title={title}
        label={formatMessage(messages.list)}
        columns="nz:lg:grid-cols-[minmax(20rem,2fr)_5fr]"
        list={
          <>
            <div className="nz:grid nz:gap-3 nz:border-b nz:border-line nz:p-4">
              <TextFilters search={search} language={language} data={query.data} onChange={change} />
              {data ? <TextCountLine counts={data.counts} /> : null}
            </div>
            <QueryState query={{ ...query, data }} loading={staffMessages.loading} error={staffMessages.failed}>
              {({ total, page_size }) => (
                <>
                  <TextList texts={texts} open={openId} address={address} language={language} />
                  <ListPager
                    page={pageOf(search)}
                    size={page_size}
                    total={total}
                    hrefOf={(next) => textHref(address, { page: next > 1 ? String(next) : '', text: '' })}
                    texts={messages}
                  />
                  <FilesSection filters={callOf(filters, language)} />
                </>
              )}
            </QueryState>
          </>
        }
        open={
          openId ? (
            <OpenText
              id={openId}
              texts={texts}
              isLoaded={data !== undefined}
              page={{
                number: pageOf(search),
                size: data?.page_size ?? 0,
                total: data?.total ?? 0,
                state: search.state,
              }}
              language={language}
              address={address}
              onText={onText}
            />
          ) : null
        }
        empty={
          <>
            <p className="nz:text-text">
              <FormattedMessage {...messages.choose} />
            </p>
            <p>
              <FormattedMessage {...messages.chooseMore} />
            </p>
          </>
        }
      />
    </>
  );
}

/** The texts in the order in which the list was opened, with what has changed since. */
function useSeenTexts(key: string, fresh: readonly Text[] | undefined) {
  const [seen, setSeen] = useState<{ key: string; fresh: typeof fresh; texts: readonly Text[] }>({
    key,
    fresh: undefined,
    texts: [],
  });
  let current = seen;
  if (seen.key !== key || seen.fresh !== fresh) {
    current = { key, fresh, texts: mergedTexts(seen.key === key ? seen.texts : [], fresh ?? []) };
    setSeen(current);
  }
  return {
    texts: current.texts,
    onText: (text: Text) => setSeen((now) => ({ ...now, texts: mergedTexts(now.texts, [text]) })),
  };
}
