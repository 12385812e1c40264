import { type SearchKind, searchApi, useSearchSiteQuery } from '@nzete/api-client/search';
import { EmptyState } from '@nzete/ui/EmptyState';
import { useFormat } from '@nzete/ui/format';
import { Link } from '@nzete/ui/Link';
import { PageHead } from '@nzete/ui/PageHead';
import { Section } from '@nzete/ui/Section';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { documentTitle } from '../../shared/messages.ts';
import { PageMeta } from '../../shared/meta/PageMeta.tsx';
import type { PageLoader } from '../../shared/pageLoader.ts';
import { QueryState } from '../../shared/QueryState.tsx';
import { paths, searchPath } from '../../shared/routes.ts';
import { parseSearch, type SearchOf } from '../../shared/searchParams.ts';
import { useLang } from '../../shared/useLang.ts';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { messages } from './messages.ts';
import { Results } from './Results.tsx';
import { SearchForm } from './SearchForm.tsx';
import { isLongEnough, search as schema } from './search.ts';

const { count, none, titleOf }: Record<'count' | 'none' | 'titleOf', MessageDescriptor> = messages;

/** The arguments of the call. */
const queryOf = ({ q, kind }: SearchOf<typeof schema>) => ({
  q: q.trim(),
  ...(kind && { kind: kind as SearchKind }), // by the schema
});

export const loader: PageLoader = ({ lang, search }) => {
  const asked = parseSearch(schema, search);
  return isLongEnough(asked.q) ? [searchApi.endpoints.searchSite.initiate({ lang, ...queryOf(asked) })] : [];
};

/** The page at `/search`. What is searched is in the address, so that it works without scripts. */
export default function SearchPage() {
  const { formatMessage } = useIntl();
  const [asked, change] = usePageSearch(schema);
  const q = asked.q.trim();
  const heading = formatMessage(messages.title);
  const description = formatMessage(messages.description);
  return (
    <>
      <PageHead layout="stack" title={heading} description={description} />
      <Section space="end">
        <SearchForm q={q} isShort={q !== '' && !isLongEnough(q)} onSearch={(next) => change({ q: next, kind: '' })} />
        {isLongEnough(q) ? <Found asked={asked} q={q} /> : null}
      </Section>
      <PageMeta
        title={formatMessage(documentTitle, { page: q ? formatMessage(titleOf, { q }) : heading })}
        description={description}
        heading={heading}
        isIndexed={false}
      />
    </>
  );
}

function Found({ asked, q }: { asked: SearchOf<typeof schema>; q: string }) {
  const { number } = useFormat();
  const query = useSearchSiteQuery({ lang: useLang(), ...queryOf(asked) });
  // Results of other words are not shown while those of these are on their way.
  const current = { ...query, data: query.currentData };
  const total = query.currentData?.total;
  return (
    <div className="nz:mt-8">
      <p role="status">
        {total === undefined ? null : <FormattedMessage {...count} values={{ total, number: number(total), q }} />}
      </p>
      {asked.kind ? (
        <Link href={`${searchPath}?${new URLSearchParams({ q })}`}>
          <FormattedMessage {...messages.allKinds} />
        </Link>
      ) : null}
      <QueryState
        query={current}
        loading={messages.loading}
        error={messages.error}
        isEmpty={({ total: found }) => found === 0}
        empty={<NothingFound q={q} />}
      >
        {(found) => <Results q={q} found={found} />}
      </QueryState>
    </div>
  );
}

function NothingFound({ q }: { q: string }) {
  return (
    <EmptyState
      headingLevel={2}
      title={<FormattedMessage {...none} values={{ q }} />}
      description={<FormattedMessage {...messages.noneText} />}
      actions={
        <Link href={paths.help}>
          <FormattedMessage {...messages.help} />
        </Link>
      }
    />
  );
}
