import { readError } from '@nzete/api-client';
import { type HeldDecision, type Overview, staffApi } from '@nzete/api-client/staff';
import { Alert } from '@nzete/ui/Alert';
import { Button } from '@nzete/ui/Button';
import { useFormat } from '@nzete/ui/format';
import { FormattedMessage, useIntl } from 'react-intl';
import { Row, RowLine, Rows } from '../parts/Rows.tsx';
import { StaffSection } from '../parts/StaffSection.tsx';
import { useMoment } from '../parts/useMoment.ts';
import {
  heldChoiceMessages,
  heldCounts,
  heldQueueMessages,
  restoredMessages as messages,
  restoredBackup,
  restoredCopy,
} from './restored.messages.ts';

const choices = ['unsent', 'rest', 'drop'] as const;

/** After a restore: what would go out, what has gone out, and the decision of an administrator. */
export function Restored({ restored }: Pick<Overview, 'restored'>) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const moment = useMoment();
  const [decide, { isLoading, error }] = staffApi.useDecideHeldMutation();
  if (!restored) return null;
  const { made_at, queues } = restored;
  const choose = (heldDecision: HeldDecision) => void decide({ heldDecision });
  return (
    <StaffSection title={formatMessage(messages.title)}>
      <Alert
        tone="warning"
        title={
          made_at
            ? formatMessage(restoredBackup, { moment: moment(made_at) })
            : formatMessage(restoredCopy, { moment: moment(restored.restored_at) })
        }
        description={<FormattedMessage {...messages.lead} />}
      />
      <Rows>
        {queues.map(({ queue, unsent, unknown, sent }) => (
          <Row key={queue} title={formatMessage(heldQueueMessages[queue])}>
            <RowLine>
              <FormattedMessage
                {...heldCounts}
                values={{ unsent: number(unsent), unknown: number(unknown), sent: number(sent) }}
              />
            </RowLine>
            <div className="nz:flex nz:flex-wrap nz:gap-2">
              {choices.map((choice) => (
                <Button
                  key={choice}
                  size="sm"
                  variant={choice === 'unsent' ? 'primary' : 'line'}
                  isLoading={isLoading}
                  aria-label={`${formatMessage(heldChoiceMessages[choice])}: ${formatMessage(heldQueueMessages[queue])}`}
                  onClick={() => choose({ queue, choice })}
                >
                  <FormattedMessage {...heldChoiceMessages[choice]} />
                </Button>
              ))}
            </div>
          </Row>
        ))}
      </Rows>
      {queues.length === 0 ? (
        <Button size="sm" isLoading={isLoading} onClick={() => choose({ choice: 'unsent' })}>
          <FormattedMessage {...messages.goOn} />
        </Button>
      ) : null}
      <div role="alert" className="nz:empty:hidden">
        {error ? (readError(error).detail ?? formatMessage(messages.failed)) : null}
      </div>
    </StaffSection>
  );
}
