import { readError } from '@nzete/api-client';
import { exportSignUpsUrl, type SignUp, type SignUpList, staffApi } from '@nzete/api-client/staff';
import { Alert } from '@nzete/ui/Alert';
import { EmptyState } from '@nzete/ui/EmptyState';
import { Link } from '@nzete/ui/Link';
import { LinkButton } from '@nzete/ui/LinkButton';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { QueryState } from '../../shared/QueryState.tsx';
import { useLang } from '../../shared/useLang.ts';
import { mayWrite } from '../inbox/types.ts';
import { staffMessages } from '../messages.ts';
import { PassingButton } from '../parts/PassingButton.tsx';
import { Rows } from '../parts/Rows.tsx';
import { StaffPage } from '../parts/StaffPage.tsx';
import { useSpreadsheetAddress } from '../parts/useSpreadsheetAddress.ts';
import { staffPaths } from '../paths.ts';
import { useSession } from '../session/useSession.ts';
import { NotFoundPage } from '../shell/NotFoundPage.tsx';
import { CancelAllDialog, CancelDialog } from './CancelDialog.tsx';
import { EventNumbers } from './EventNumbers.tsx';
import { eventMessages as messages } from './messages.ts';
import { SignUpRow } from './SignUpRow.tsx';

/** Who comes to an event. */
export default function EventPage() {
  const { id = '' } = useParams();
  const { currentData: data, ...query } = staffApi.useGetSignUpsQuery(
    { id, lang: useLang() },
    { refetchOnMountOrArgChange: true },
  );
  const { status } = readError(query.error);
  if (!data && (status === 404 || status === 422)) return <NotFoundPage />;
  return (
    <StaffPage
      title={data?.event.title ?? id}
      intro={data ? <EventNumbers event={data.event} /> : null}
      actions={
        <Link href={staffPaths.events}>
          <FormattedMessage {...messages.back} />
        </Link>
      }
    >
      <QueryState query={{ ...query, data }} loading={staffMessages.loading} error={staffMessages.failed}>
        {(list) => <SignUps list={list} />}
      </QueryState>
    </StaffPage>
  );
}

const isOpen = ({ status }: SignUp) => status === 'accepted' || status === 'received';

function SignUps({ list: { event, sign_ups, is_mail_set_up } }: { list: SignUpList }) {
  const { formatMessage } = useIntl();
  const spreadsheetOf = useSpreadsheetAddress();
  const { role } = useSession();
  const [cancelled, setCancelled] = useState<SignUp | 'all'>();
  const rows = useRef<HTMLUListElement>(null);
  const close = () => setCancelled(undefined);
  if (sign_ups.length === 0)
    return (
      <EmptyState
        headingLevel={2}
        title={formatMessage(messages.nobody)}
        description={<FormattedMessage {...messages.nobodyText} />}
      />
    );
  const canCancel = mayWrite(role);
  return (
    <>
      {event.is_removed && !event.is_over && sign_ups.some(isOpen) ? (
        <Alert tone="warning" description={<FormattedMessage {...messages.tellPeople} />} />
      ) : null}
      {is_mail_set_up || !canCancel ? null : <Alert description={<FormattedMessage {...messages.noMail} />} />}
      <Rows ref={rows} tabIndex={-1} aria-label={event.title ?? event.id}>
        {sign_ups.map((one) => (
          <SignUpRow key={one.reference} signUp={one} onCancel={canCancel && isOpen(one) ? setCancelled : undefined} />
        ))}
      </Rows>
      <div className="nz:flex nz:flex-wrap nz:gap-3">
        <LinkButton variant="line" href={spreadsheetOf(exportSignUpsUrl('/api', event.id))} download>
          <FormattedMessage {...messages.download} />
        </LinkButton>
        {canCancel && sign_ups.some(isOpen) ? (
          <PassingButton variant="line" onClick={() => setCancelled('all')} onGone={() => rows.current?.focus()}>
            <FormattedMessage {...messages.cancelAll} />
          </PassingButton>
        ) : null}
      </div>
      {cancelled === 'all' ? <CancelAllDialog event={event.id} onClose={close} /> : null}
      {cancelled && cancelled !== 'all' ? <CancelDialog signUp={cancelled} onClose={close} /> : null}
    </>
  );
}
