import { type Gift, type GiftPage, staffApi } from '@nzete/api-client/staff';
import { Alert } from '@nzete/ui/Alert';
import { Badge } from '@nzete/ui/Badge';
import { EmptyState } from '@nzete/ui/EmptyState';
import { useFormat } from '@nzete/ui/format';
import { Link } from '@nzete/ui/Link';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { QueryState } from '../../shared/QueryState.tsx';
import { changeSearch } from '../../shared/searchParams.ts';
import { usePageSearch } from '../../shared/usePageSearch.ts';
import { staffMessages } from '../messages.ts';
import { PageLinks } from '../parts/ListPager.tsx';
import { Row, RowLine, Rows } from '../parts/Rows.tsx';
import { StaffPage } from '../parts/StaffPage.tsx';
import { useMoment } from '../parts/useMoment.ts';
import { staffPaths } from '../paths.ts';
import { GiftFilters } from './GiftFilters.tsx';
import { GiftTotals } from './GiftTotals.tsx';
import { giftMessages as messages, methodNames, statusNames, waitingGifts } from './messages.ts';
import { callOf, giftSearch, PAGE_LENGTH, pageOf } from './search.ts';
import { useAmount } from './useAmount.ts';

/** The gifts that donors say they sent, and the totals of those that are confirmed. */
export default function GiftsPage() {
  const { formatMessage } = useIntl();
  const [search, change] = usePageSearch(giftSearch);
  const query = staffApi.useGetGiftsQuery(callOf(search), { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  return (
    <StaffPage title={formatMessage(staffMessages.gifts)} intro={<FormattedMessage {...messages.intro} />}>
      <GiftFilters search={search} onChange={change} />
      <QueryState query={query} loading={staffMessages.loading} error={staffMessages.failed}>
        {(list) => <GiftList list={list} page={pageOf(search)} />}
      </QueryState>
      <GiftTotals />
    </StaffPage>
  );
}

function GiftList({ list, page }: { list: GiftPage; page: number }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const { search } = useLocation();
  const hrefOf = (next: number) =>
    `${staffPaths.gifts}?${changeSearch(giftSearch, new URLSearchParams(search), { page: next > 1 ? String(next) : '' })}`;
  const { gifts, total, waiting, receipts_mailed } = list;
  return (
    <>
      {receipts_mailed ? null : <Alert description={<FormattedMessage {...messages.noMail} />} />}
      <p role="status" className="nz:text-sm nz:text-text-muted">
        <FormattedMessage {...waitingGifts} values={{ total: number(total), waiting: number(waiting) }} />
      </p>
      {gifts.length === 0 ? (
        <EmptyState
          headingLevel={2}
          title={formatMessage(messages.empty)}
          description={<FormattedMessage {...messages.emptyText} />}
        />
      ) : (
        <Rows aria-label={formatMessage(staffMessages.gifts)}>
          {gifts.map((gift) => (
            <GiftRow key={gift.reference} {...gift} />
          ))}
        </Rows>
      )}
      <PageLinks page={page} size={PAGE_LENGTH} total={total} hrefOf={hrefOf} texts={messages} />
    </>
  );
}

function GiftRow(gift: Gift) {
  const amount = useAmount();
  const moment = useMoment();
  const { reference, name, email, status, method, submitted_at, transfer_reference, receipt_number } = gift;
  return (
    <Row
      title={<Link href={`${staffPaths.gifts}/${reference}`}>{name ?? email}</Link>}
      mark={
        <Badge tone={status === 'received' ? undefined : 'line'}>
          <FormattedMessage {...statusNames[status]} />
        </Badge>
      }
      end={<span className="nz:font-semibold nz:tabular-nums">{amount(gift.amount, gift.currency)}</span>}
    >
      <RowLine>
        <FormattedMessage {...methodNames[method]} />
        {' · '}
        {transfer_reference}
      </RowLine>
      <RowLine>{[reference, moment(submitted_at), receipt_number].filter(Boolean).join(' · ')}</RowLine>
    </Row>
  );
}
