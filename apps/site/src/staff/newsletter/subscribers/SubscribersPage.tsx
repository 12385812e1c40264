import { exportNewsletterSubscriptionsUrl, staffApi } from '@nzete/api-client/staff';
import { EmptyState } from '@nzete/ui/EmptyState';
import { useFormat } from '@nzete/ui/format';
import { Link } from '@nzete/ui/Link';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { QueryState } from '../../../shared/QueryState.tsx';
import { changeSearch } from '../../../shared/searchParams.ts';
import { usePageSearch } from '../../../shared/usePageSearch.ts';
import { staffMessages } from '../../messages.ts';
import { PageLinks } from '../../parts/ListPager.tsx';
import { Rows } from '../../parts/Rows.tsx';
import { StaffPage } from '../../parts/StaffPage.tsx';
import { useSpreadsheetAddress } from '../../parts/useSpreadsheetAddress.ts';
import { staffPaths } from '../../paths.ts';
import { useSession } from '../../session/useSession.ts';
import { MailNotice } from '../MailNotice.tsx';
import { subscribersPath } from '../paths.ts';
import { newsletterMessages } from '../texts/messages.ts';
import { subscriberMessages as messages } from '../texts/subscriberMessages.ts';
import { mayWriteNewsletter, type NewsletterSubscribers } from '../types.ts';
import { SubscriberFilters } from './SubscriberFilters.tsx';
import { SubscriberRow } from './SubscriberRow.tsx';
import { callOf, subscriberSearch } from './search.ts';

/** Who gets the newsletter. */
export function SubscribersPage() {
  const { formatMessage } = useIntl();
  const isReadOnly = !mayWriteNewsletter(useSession().role);
  const [search, change] = usePageSearch(subscriberSearch);
  const query = staffApi.useGetNewsletterSubscriptionsQuery(callOf(search), {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
  });
  return (
    <StaffPage
      title={formatMessage(newsletterMessages.subscribers)}
      intro={isReadOnly ? <FormattedMessage {...newsletterMessages.readOnly} /> : null}
      actions={
        <Link href={staffPaths.newsletter}>
          <FormattedMessage {...newsletterMessages.allIssues} />
        </Link>
      }
    >
      <MailNotice />
      <SubscriberFilters search={search} onChange={change} />
      <QueryState query={query} loading={staffMessages.loading} error={staffMessages.failed}>
        {(list) => <SubscriberList list={list} page={callOf(search).page} isReadOnly={isReadOnly} />}
      </QueryState>
    </StaffPage>
  );
}

interface SubscriberListProps {
  list: NewsletterSubscribers;
  page: number;
  isReadOnly: boolean;
}

function SubscriberList({ list, page, isReadOnly }: SubscriberListProps) {
  const { formatMessage } = useIntl();
  const spreadsheetOf = useSpreadsheetAddress();
  const { number } = useFormat();
  const shown = useRef<HTMLParagraphElement>(null);
  const { search } = useLocation();
  const hrefOf = (next: number) =>
    `${subscribersPath}?${changeSearch(subscriberSearch, new URLSearchParams(search), { page: next > 1 ? String(next) : '' })}`;
  const { subscriptions, total, page_size, counts, is_confirmation_on } = list;
  return (
    <>
      <div className="nz:grid nz:gap-1 nz:text-sm nz:text-text-muted">
        <p>
          <FormattedMessage
            {...messages.counts}
            values={{
              active: number(counts.active),
              pending: number(counts.pending),
              bounced: number(counts.bounced),
            }}
          />
        </p>
        <p>
          <FormattedMessage {...(is_confirmation_on ? messages.confirmationOn : messages.confirmationOff)} />
        </p>
        <p role="status" ref={shown} tabIndex={-1} className="nz:focus-ring">
          <FormattedMessage {...messages.shown} values={{ total: number(total) }} />
        </p>
      </div>
      {subscriptions.length === 0 ? (
        <EmptyState
          headingLevel={2}
          title={formatMessage(messages.empty)}
          description={<FormattedMessage {...messages.emptyText} />}
        />
      ) : (
        <Rows aria-label={formatMessage(newsletterMessages.subscribers)}>
          {subscriptions.map((subscription) => (
            <SubscriberRow
              key={subscription.id}
              subscription={subscription}
              isReadOnly={isReadOnly}
              onGone={() => shown.current?.focus()}
            />
          ))}
        </Rows>
      )}
      <PageLinks page={page} size={page_size} total={total} hrefOf={hrefOf} texts={messages} />
      {isReadOnly ? null : (
        <a
          href={spreadsheetOf(exportNewsletterSubscriptionsUrl('/api'))}
          download
          className="nz:thread nz:inline-flex nz:min-h-8 nz:items-center nz:justify-self-start nz:font-semibold nz:text-link nz:focus-ring"
        >
          <FormattedMessage {...messages.export} />
        </a>
      )}
    </>
  );
}
