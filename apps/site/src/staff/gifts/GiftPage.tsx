import { readError } from '@nzete/api-client';
import { type Gift, openGiftReceiptUrl, staffApi } from '@nzete/api-client/staff';
import { Button } from '@nzete/ui/Button';
import { Link } from '@nzete/ui/Link';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { QueryState } from '../../shared/QueryState.tsx';
import { mayDecide } from '../inbox/types.ts';
import { staffMessages } from '../messages.ts';
import { StaffPage } from '../parts/StaffPage.tsx';
import { staffPaths } from '../paths.ts';
import { useSession } from '../session/useSession.ts';
import { NotFoundPage } from '../shell/NotFoundPage.tsx';
import { ConfirmGift } from './ConfirmGift.tsx';
import { GiftRecord } from './GiftRecord.tsx';
import { giftMessages as messages } from './messages.ts';
import { RefuseGift } from './RefuseGift.tsx';

/** One gift, which is compared with the account. */
export default function GiftPage() {
  const { id: reference = '' } = useParams();
  const { currentData: data, ...query } = staffApi.useOpenGiftQuery(
    { reference },
    // Each opening is a look, and shows what colleagues have done since.
    { refetchOnMountOrArgChange: true },
  );
  const { status } = readError(query.error);
  if (!data && (status === 404 || status === 422)) return <NotFoundPage />;
  return (
    <StaffPage
      title={data ? (data.name ?? data.email) : reference}
      actions={
        <Link href={staffPaths.gifts}>
          <FormattedMessage {...messages.back} />
        </Link>
      }
    >
      <QueryState query={{ ...query, data }} loading={staffMessages.loading} error={staffMessages.failed}>
        {(gift) => (
          <>
            <GiftRecord gift={gift} />
            <GiftActions gift={gift} />
          </>
        )}
      </QueryState>
    </StaffPage>
  );
}

function GiftActions({ gift }: { gift: Gift }) {
  const { formatMessage } = useIntl();
  const { role } = useSession();
  const [open, setOpen] = useState<'confirm' | 'refuse'>();
  const close = () => setOpen(undefined);
  if (!mayDecide(role)) return null;
  if (gift.receipt_number)
    return (
      <a
        href={openGiftReceiptUrl('/api', gift.reference)}
        download
        className="nz:thread nz:inline-flex nz:min-h-8 nz:items-center nz:justify-self-start nz:font-semibold nz:text-link nz:focus-ring"
      >
        {formatMessage(messages.download)}
      </a>
    );
  if (gift.status !== 'received') return null;
  return (
    <div className="nz:flex nz:flex-wrap nz:gap-3">
      <Button onClick={() => setOpen('confirm')}>{formatMessage(messages.confirm)}</Button>
      <Button variant="line" onClick={() => setOpen('refuse')}>
        {formatMessage(messages.refuse)}
      </Button>
      {open === 'confirm' ? <ConfirmGift gift={gift} onClose={close} /> : null}
      {open === 'refuse' ? <RefuseGift gift={gift} onClose={close} /> : null}
    </div>
  );
}
