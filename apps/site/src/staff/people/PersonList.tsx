import type { StaffPerson } from '@nzete/api-client/staff';
import { Badge } from '@nzete/ui/Badge';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { roleMessages, staffMessages } from '../messages.ts';
import { RowMenu } from '../parts/RowMenu.tsx';
import { Row, RowLine, Rows } from '../parts/Rows.tsx';
import { useMoment } from '../parts/useMoment.ts';
import { useSession } from '../session/useSession.ts';
import { actionsOf, lastSignIn, peopleMessages as messages } from './messages.ts';
import { type PersonAction, PersonDialog } from './PersonDialog.tsx';

/** The members of staff. */
export function PersonList({ people }: { people: readonly StaffPerson[] }) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<{ person: StaffPerson; action: PersonAction }>();
  return (
    <>
      <Rows aria-label={formatMessage(staffMessages.people)}>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} onAction={(action) => setAsked({ person, action })} />
        ))}
      </Rows>
      {asked ? <PersonDialog {...asked} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
}

interface PersonRowProps {
  person: StaffPerson;
  onAction: (action: PersonAction) => void;
}

function PersonRow({ person, onAction }: PersonRowProps) {
  const { formatMessage } = useIntl();
  const moment = useMoment();
  const { username, email, role, has_second_factor, last_sign_in_at } = person;
  const isOneself = useSession().username === username;
  const actions: PersonAction[] = ['changeRole', ...(has_second_factor ? (['lostPhone'] as const) : []), 'remove'];
  return (
    <Row
      title={username}
      mark={
        <>
          <Badge>
            <FormattedMessage {...roleMessages[role]} />
          </Badge>
          {isOneself ? (
            <Badge tone="line">
              <FormattedMessage {...messages.you} />
            </Badge>
          ) : null}
        </>
      }
      end={
        <RowMenu
          label={formatMessage(actionsOf, { name: username })}
          items={actions.map((id) => ({ id, label: formatMessage(messages[id]), onAction: () => onAction(id) }))}
        />
      }
    >
      <RowLine>{email}</RowLine>
      <RowLine>
        {formatMessage(has_second_factor ? messages.withPhone : messages.withoutPhone)}
        {' · '}
        {last_sign_in_at ? formatMessage(lastSignIn, { date: moment(last_sign_in_at) }) : formatMessage(messages.never)}
      </RowLine>
    </Row>
  );
}
