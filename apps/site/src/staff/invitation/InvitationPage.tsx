import { readError } from '@nzete/api-client';
import { staffApi } from '@nzete/api-client/staff';
import { Alert } from '@nzete/ui/Alert';
import { LinkButton } from '@nzete/ui/LinkButton';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Navigate, useLocation } from 'react-router-dom';
import { roleMessages } from '../messages.ts';
import { failureText } from '../parts/failure.ts';
import { staffPaths } from '../paths.ts';
import { selectSession } from '../session/sessionSlice.ts';
import { OuterFrame } from '../shell/OuterFrame.tsx';
import { signInMessages } from '../signIn/messages.ts';
import { AcceptForm } from './AcceptForm.tsx';
import { invitationIntro, invitationMessages as messages } from './messages.ts';

/** What the link of an invitation opens. Its token is after the `#`, which no server sees. */
export default function InvitationPage() {
  const { formatMessage } = useIntl();
  const token = useLocation().hash.slice(1);
  const isSignedIn = useSelector(selectSession) !== null;
  const [wasSignedIn] = useState(isSignedIn);
  const [readInvitation, { data, error }] = staffApi.useReadInvitationMutation();
  useEffect(() => {
    if (token) void readInvitation({ invitationToken: { token } });
  }, [token, readInvitation]);
  // The account is made, and signed in; the sign-in asks for the second factor.
  if (isSignedIn && !wasSignedIn) return <Navigate to={staffPaths.signIn} replace />;
  const problem = token ? error && failureText(error, formatMessage) : formatMessage(messages.missing);
  const help =
    readError(error).status === 410
      ? { actions: <SignInButton /> }
      : { description: <FormattedMessage {...messages.again} /> };
  return (
    <OuterFrame
      title={formatMessage(messages.title)}
      intro={
        data ? (
          <FormattedMessage
            {...invitationIntro}
            values={{ role: formatMessage(roleMessages[data.role]), email: data.email }}
          />
        ) : null
      }
    >
      <div role="alert">{problem ? <Alert tone="error" title={problem} {...help} /> : null}</div>
      {problem || data ? null : (
        <p role="status">
          <FormattedMessage {...messages.loading} />
        </p>
      )}
      {data ? <AcceptForm token={token} /> : null}
    </OuterFrame>
  );
}

/** The invitation was used: its account is there. */
function SignInButton() {
  return (
    <LinkButton href={staffPaths.signIn} size="sm">
      <FormattedMessage {...signInMessages.title} />
    </LinkButton>
  );
}
