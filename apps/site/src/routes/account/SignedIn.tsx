import type { User } from '@nzete/api-client/accounts';
import { Button } from '@nzete/ui/Button';
import { Text } from '@nzete/ui/Text';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { signOut } from '../../features/auth/auth.ts';
import type { AppDispatch } from '../../shared/rootReducer.ts';
import type { Leave } from './LeftNote.tsx';
import { messages, valueMessages } from './messages.ts';
import { OwnData } from './OwnData.tsx';
import { Submissions } from './Submissions.tsx';
import { Unconfirmed } from './Unconfirmed.tsx';

interface SignedInProps {
  user: User;
  onLeave: (leave: Leave) => void;
}

/** The account of a visitor who has signed in. */
export function SignedIn({ user, onLeave }: SignedInProps) {
  const dispatch = useDispatch<AppDispatch>();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    // Before the user is gone, so that the page does not call it an end of the session.
    onLeave({ how: 'signed-out' });
    if (!(await dispatch(signOut()))) onLeave({ how: 'signed-out-here' });
  };
  const { username, email } = user;
  return (
    <>
      <div className="nz:flex nz:flex-wrap nz:items-center nz:justify-between nz:gap-4">
        <Text className="nz:min-w-0">
          <FormattedMessage {...valueMessages.signedInAs} values={{ name: username, email }} />
        </Text>
        <Button variant="line" isLoading={isLeaving} onClick={() => void leave()}>
          <FormattedMessage {...messages.signOut} />
        </Button>
      </div>
      {user.email_confirmed ? (
        <>
          <Submissions email={email} />
          <OwnData
            onErased={({ retained_until }) => onLeave({ how: 'erased', email, retainedUntil: retained_until })}
          />
        </>
      ) : (
        <Unconfirmed email={email} onErased={() => onLeave({ how: 'account-erased', email })} />
      )}
    </>
  );
}
