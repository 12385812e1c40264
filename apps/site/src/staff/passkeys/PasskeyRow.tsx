import { type Passkey, staffApi } from '@nzete/api-client/staff';
import { Button } from '@nzete/ui/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { Row, RowLine } from '../parts/Rows.tsx';
import { useAct } from '../parts/useAct.ts';
import { useMoment } from '../parts/useMoment.ts';
import { addedAt, passkeyMessages as messages, removeOf, usedAt } from './messages.ts';

/** A passkey in the list, and the question before it is removed. */
export function PasskeyRow({ id, name, created_at, last_used_at }: Passkey) {
  const { formatMessage } = useIntl();
  const moment = useMoment();
  const act = useAct();
  const [isAsking, setIsAsking] = useState(false);
  const [removePasskey] = staffApi.useRemovePasskeyMutation();
  const removeName = formatMessage(removeOf, { name });
  return (
    <Row
      title={name}
      end={
        <Button variant="line" size="sm" aria-label={removeName} onClick={() => setIsAsking(true)}>
          <FormattedMessage {...messages.remove} />
        </Button>
      }
    >
      <RowLine>
        <FormattedMessage {...addedAt} values={{ date: moment(created_at) }} />
        {' · '}
        {last_used_at ? formatMessage(usedAt, { date: moment(last_used_at) }) : formatMessage(messages.unused)}
      </RowLine>
      {isAsking ? (
        <ConfirmDialog
          title={removeName}
          description={formatMessage(messages.removeText)}
          confirm={formatMessage(messages.remove)}
          onConfirm={() => act(removePasskey({ id }), formatMessage(messages.removed))}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </Row>
  );
}
