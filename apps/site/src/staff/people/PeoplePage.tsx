import { staffApi } from '@nzete/api-client/staff';
import { Button } from '@nzete/ui/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QueryState } from '../../shared/QueryState.tsx';
import { staffMessages } from '../messages.ts';
import { StaffPage } from '../parts/StaffPage.tsx';
import { Invitations } from './Invitations.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { peopleMessages as messages } from './messages.ts';
import { PersonList } from './PersonList.tsx';

/** Who may sign in, for administrators: invite, change a role, unlink a phone, remove. */
export default function PeoplePage() {
  const { formatMessage } = useIntl();
  const query = staffApi.useGetPeopleQuery({});
  const [isInviting, setIsInviting] = useState(false);
  return (
    <StaffPage
      title={formatMessage(staffMessages.people)}
      intro={<FormattedMessage {...messages.intro} />}
      actions={
        <Button size="sm" onClick={() => setIsInviting(true)}>
          <FormattedMessage {...messages.invite} />
        </Button>
      }
    >
      <QueryState query={query} loading={staffMessages.loading} error={staffMessages.failed}>
        {({ people, invitations }) => (
          <>
            <PersonList people={people} />
            {invitations.length > 0 ? <Invitations invitations={invitations} /> : null}
          </>
        )}
      </QueryState>
      {isInviting ? <InviteDialog onClose={() => setIsInviting(false)} /> : null}
    </StaffPage>
  );
}
