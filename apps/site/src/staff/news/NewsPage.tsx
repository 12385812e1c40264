import { staffApi } from '@nzete/api-client/staff';
import { EmptyState } from '@nzete/ui/EmptyState';
import { Link } from '@nzete/ui/Link';
import { LinkButton } from '@nzete/ui/LinkButton';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QueryState } from '../../shared/QueryState.tsx';
import { oneOf, textOf } from '../../shared/searchParams.ts';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { contentHref } from '../content/search.ts';
import { staffMessages } from '../messages.ts';
import { FilterSelect } from '../parts/FilterSelect.tsx';
import { Rows } from '../parts/Rows.tsx';
import { StaffPage } from '../parts/StaffPage.tsx';
import { newsMessages as messages } from './messages.ts';
import { PostRow } from './PostRow.tsx';

const states = ['all', 'waiting', 'shown', 'hidden'] as const;
const search = { state: oneOf(states), page: textOf(/^[1-9]\d{0,3}$/) };

/** Posts on a page of the list. */
const PAGE_SIZE = 50;

/** What visitors have posted, and whether it shows. */
export default function NewsPage() {
  const { formatMessage } = useIntl();
  const [{ state, page }, change] = usePageSearch(search);
  const number = Number(page) || 1;
  const query = staffApi.useGetPostsQuery({ page: number, ...(state !== 'all' && { state }) });
  const filter = useRef<HTMLSelectElement>(null);
  const title = formatMessage(staffMessages.news);
  const hrefOf = (next: number) => `?${new URLSearchParams({ state, page: String(next) })}`;
  return (
    <StaffPage
      title={title}
      intro={query.data ? <FormattedMessage {...messages[query.data.moderation]} /> : null}
      actions={
        <LinkButton size="sm" href={contentHref('partnership-updates')}>
          <FormattedMessage {...messages.post} />
        </LinkButton>
      }
    >
      <div>
        <FilterSelect
          ref={filter}
          label={formatMessage(messages.filter)}
          value={state}
          onChange={(next) => change({ state: states.find((one) => one === next) ?? 'all', page: '' })}
          options={states.map((one) => [one, formatMessage(messages[one])] as const)}
        />
      </div>
      <QueryState
        query={query}
        loading={staffMessages.loading}
        error={staffMessages.failed}
        isEmpty={({ posts }) => posts.length === 0}
        empty={<EmptyState headingLevel={2} title={formatMessage(messages.empty)} />}
      >
        {({ posts, total }) => (
          <>
            <Rows aria-label={title}>
              {posts.map((post) => (
                <PostRow key={post.id} post={post} onGone={() => filter.current?.focus()} />
              ))}
            </Rows>
            <p className="nz:flex nz:flex-wrap nz:gap-x-6 nz:gap-y-2">
              {number > 1 ? (
                <Link href={hrefOf(number - 1)} rel="prev">
                  <FormattedMessage {...messages.newer} />
                </Link>
              ) : null}
              {number * PAGE_SIZE < total ? (
                <Link href={hrefOf(number + 1)} rel="next">
                  <FormattedMessage {...messages.older} />
                </Link>
              ) : null}
            </p>
          </>
        )}
      </QueryState>
    </StaffPage>
  );
}
