import { type OpenInvitation, staffApi } from '@nzete/api-client/staff';
import { Badge } from '@nzete/ui/Badge';
import { Button } from '@nzete/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { roleMessages } from '../messages.ts';
import { Row, RowLine, Rows } from '../parts/Rows.tsx';
import { useAct } from '../parts/useAct.ts';
import { useMoment } from '../parts/useMoment.ts';
import { dialogOf, peopleMessages as messages, validUntil } from './messages.ts';

/** The invitations that nobody has accepted yet. */
export function Invitations({ invitations }: { invitations: readonly OpenInvitation[] }) {
  const { formatMessage } = useIntl();
  const act = useAct();
  const moment = useMoment();
  const [withdraw] = staffApi.useWithdrawInvitationMutation();
  return (
    <section className="nz:grid nz:gap-3" aria-labelledby="invitations">
      <h2 id="invitations" className="nz:type-h2">
        <FormattedMessage {...messages.invitations} />
      </h2>
      <Rows>
        {invitations.map(({ id, email, role, expires_at }) => (
          <Row
            key={id}
            title={email}
            mark={
              <Badge>
                <FormattedMessage {...roleMessages[role]} />
              </Badge>
            }
            end={
              <Button
                variant="line"
                size="sm"
                aria-label={formatMessage(dialogOf, { action: formatMessage(messages.withdraw), name: email })}
                onClick={() => void act(withdraw({ id }), formatMessage(messages.done))}
              >
                <FormattedMessage {...messages.withdraw} />
              </Button>
            }
          >
            <RowLine>
              <FormattedMessage {...validUntil} values={{ date: moment(expires_at) }} />
            </RowLine>
          </Row>
        ))}
      </Rows>
    </section>
  );
}
