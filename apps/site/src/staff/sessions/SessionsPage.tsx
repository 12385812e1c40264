import { type OpenSession, staffApi } from '@nzete/api-client/staff';
import { Badge } from '@nzete/ui/Badge';
import { Button } from '@nzete/ui/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QueryState } from '../../shared/QueryState.tsx';
import { staffMessages } from '../messages.ts';
import { Row, RowLine, Rows } from '../parts/Rows.tsx';
import { StaffPage } from '../parts/StaffPage.tsx';
import { useAct } from '../parts/useAct.ts';
import { useMoment } from '../parts/useMoment.ts';
import { PasskeySection } from '../passkeys/PasskeySection.tsx';
import { hasPasskeys } from '../passkeys/usePasskeyAct.ts';
import { CodeList } from '../secondFactor/CodeList.tsx';
import { setUpMessages } from '../secondFactor/messages.ts';
import { NewCodes } from '../secondFactor/NewCodes.tsx';
import { useSession } from '../session/useSession.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { endOf, sessionMessages as messages, signedIn } from './messages.ts';

/** Where someone is signed in (administrators see the sessions of everyone), and with which passkeys. */
export default function SessionsPage() {
  const { formatMessage } = useIntl();
  const query = staffApi.useGetSessionsQuery({});
  const title = formatMessage(staffMessages.sessions);
  const { second_factor } = useSession();
  // With the first second factor, or in place of lost ones; shown once.
  const [codes, setCodes] = useState<string[]>();
  if (codes && codes.length > 0)
    return (
      <StaffPage
        title={formatMessage(setUpMessages.codesTitle)}
        intro={<FormattedMessage {...setUpMessages.codesIntro} />}
      >
        <CodeList codes={codes} onKept={() => setCodes([])} />
      </StaffPage>
    );
  return (
    <StaffPage title={title} intro={<FormattedMessage {...messages.intro} />}>
      <QueryState query={query} loading={staffMessages.loading} error={staffMessages.failed}>
        {(sessions) => (
          <Rows aria-label={title}>
            {sessions.map((session) => (
              <SessionRow key={session.id} {...session} />
            ))}
          </Rows>
        )}
      </QueryState>
      {hasPasskeys() ? <PasskeySection onCodes={setCodes} /> : null}
      {second_factor === 'given' ? <NewCodes onCodes={setCodes} isBack={codes !== undefined} /> : null}
    </StaffPage>
  );
}

function SessionRow({ id, username, device, created_at, expires_at, is_current }: OpenSession) {
  const { formatMessage } = useIntl();
  const moment = useMoment();
  const act = useAct();
  const signOut = useSignOut();
  const [endSession] = staffApi.useEndSessionMutation();
  const name = device ?? formatMessage(messages.unknown);
  const end = () => void act(endSession({ id }), formatMessage(messages.ended));
  return (
    <Row
      title={name}
      mark={
        is_current ? (
          <Badge tone="success">
            <FormattedMessage {...messages.current} />
          </Badge>
        ) : null
      }
      end={
        is_current ? (
          <Button variant="line" size="sm" onClick={signOut}>
            <FormattedMessage {...staffMessages.signOut} />
          </Button>
        ) : (
          <Button variant="line" size="sm" aria-label={formatMessage(endOf, { device: name })} onClick={end}>
            <FormattedMessage {...messages.end} />
          </Button>
        )
      }
    >
      <RowLine>
        <FormattedMessage
          {...signedIn}
          values={{ name: username, start: moment(created_at), end: moment(expires_at) }}
        />
      </RowLine>
    </Row>
  );
}
