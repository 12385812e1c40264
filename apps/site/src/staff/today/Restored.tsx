import { type Overview, staffApi } from '@nzete/api-client/staff';
import { Alert } from '@nzete/ui/Alert';
import { Button } from '@nzete/ui/Button';
import { useFormat } from '@nzete/ui/format';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { Row, RowLine, Rows } from '../parts/Rows.tsx';
import { StaffSection } from '../parts/StaffSection.tsx';
import { useAct } from '../parts/useAct.ts';
import { useFocusGone } from '../parts/useFocusGone.ts';
import { useMoment } from '../parts/useMoment.ts';
import { useKeptOnce } from '../session/kept.ts';
import { useSession } from '../session/useSession.ts';
import {
  heldChoiceMessages,
  heldCounts,
  heldOutcome,
  heldQueueMessages,
  restoredMessages as messages,
  restoredBackup,
  restoredCopy,
} from './restored.messages.ts';

const choices = ['unsent', 'rest', 'drop'] as const;
type Choice = (typeof choices)[number];
type Queue = NonNullable<Overview['restored']>['queues'][number];

/** How much goes out after a decision, and how much never does. */
const outcomeOf = ({ unsent, unknown }: Queue, choice: Choice) => {
  const sent = { unsent, rest: unsent + unknown, drop: 0 }[choice];
  return { sent, dropped: unsent + unknown - sent };
};

/** After a restore: what would go out, what has gone out, and the decision of an administrator. */
export function Restored({ restored }: Pick<Overview, 'restored'>) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const moment = useMoment();
  const act = useAct();
  const isReadOnly = useSession().role !== 'administrator';
  const [decideCall, { isLoading }] = staffApi.useDecideHeldMutation();
  const decide = useKeptOnce('held', decideCall);
  const [asked, setAsked] = useState<{ queue: Queue; choice: Choice }>();
  const notice = useRef<HTMLDivElement>(null);
  if (!restored) return null;
  const { made_at, queues } = restored;
  const choose = (choice: Choice, queue?: Queue) => {
    const heldDecision = { choice, ...(queue && { queue: queue.queue }) };
    return act(decide({ heldDecision }), formatMessage(messages.decided));
  };
  const outcome = asked && outcomeOf(asked.queue, asked.choice);
  return (
    <StaffSection title={formatMessage(messages.title)}>
      <div ref={notice} tabIndex={-1} className="nz:focus-ring">
        <Alert
          tone="warning"
          title={
            made_at
              ? formatMessage(restoredBackup, { moment: moment(made_at) })
              : formatMessage(restoredCopy, { moment: moment(restored.restored_at) })
          }
          description={<FormattedMessage {...messages.lead} />}
        />
      </div>
      <Rows>
        {queues.map((one) => (
          <Row key={one.queue} title={formatMessage(heldQueueMessages[one.queue])}>
            <RowLine>
              <FormattedMessage
                {...heldCounts}
                values={{ unsent: number(one.unsent), unknown: number(one.unknown), sent: number(one.sent) }}
              />
            </RowLine>
            {isReadOnly ? null : (
              <Choices
                queue={one}
                onChoose={(choice) => setAsked({ queue: one, choice })}
                onGone={() => notice.current?.focus()}
              />
            )}
          </Row>
        ))}
      </Rows>
      {queues.length === 0 && !isReadOnly ? (
        <Button size="sm" isLoading={isLoading} onClick={() => void choose('unsent')}>
          <FormattedMessage {...messages.goOn} />
        </Button>
      ) : null}
      {asked && outcome ? (
        <ConfirmDialog
          title={formatMessage(heldQueueMessages[asked.queue.queue])}
          description={formatMessage(heldOutcome, { sent: number(outcome.sent), dropped: number(outcome.dropped) })}
          confirm={formatMessage(heldChoiceMessages[asked.choice])}
          variant={outcome.dropped > 0 ? 'danger' : 'primary'}
          onConfirm={() => choose(asked.choice, asked.queue)}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </StaffSection>
  );
}

interface ChoicesProps {
  queue: Queue;
  onChoose: (choice: Choice) => void;
  /** Called when the row disappears while it has focus. */
  onGone: () => void;
}

function Choices({ queue: { queue }, onChoose, onGone }: ChoicesProps) {
  const { formatMessage } = useIntl();
  const ref = useFocusGone<HTMLDivElement>(onGone);
  return (
    <div ref={ref} className="nz:flex nz:flex-wrap nz:gap-2 nz:pt-1">
      {choices.map((choice) => (
        <Button
          key={choice}
          size="sm"
          variant="line"
          aria-haspopup="dialog"
          aria-label={`${formatMessage(heldChoiceMessages[choice])}: ${formatMessage(heldQueueMessages[queue])}`}
          onClick={() => onChoose(choice)}
        >
          <FormattedMessage {...heldChoiceMessages[choice]} />
        </Button>
      ))}
    </div>
  );
}
