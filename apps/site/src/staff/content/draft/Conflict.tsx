import { Alert } from '@nzete/ui/Alert';
import { Button } from '@nzete/ui/Button';
import { useFormat } from '@nzete/ui/format';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CompareDialog } from '../publish/CompareDialog.tsx';
import { draftMessages as messages } from '../texts/draftMessages.ts';
import { type DraftState, isTheirs } from './draftState.ts';

interface ConflictProps {
  state: DraftState;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Someone else has saved or published since: who, when, and a choice. Nothing is overwritten until then. */
export function Conflict({ state, onTakeTheirs, onKeepMine }: ConflictProps) {
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  const [isComparing, setComparing] = useState(false);
  const { draft, published } = state.list;
  const other = isTheirs(state) && draft !== null ? draft : undefined;
  const at = other?.saved_at ?? published.published_at;
  const who = (other ? other.saved_by : published.published_by) ?? formatMessage(messages.someone);
  const when = at === null ? {} : { date: date(at), time: date(at, 'time') };
  return (
    <>
      <Alert
        tone="warning"
        title={
          <FormattedMessage
            {...(other ? messages.savedByOther : messages.publishedByOther)}
            values={{ who, date: '', time: '', ...when }}
          />
        }
        description={<FormattedMessage {...messages.conflictText} />}
        actions={
          <>
            <Button variant="line" size="sm" onClick={() => setComparing(true)}>
              <FormattedMessage {...messages.compareWithTheirs} />
            </Button>
            <Button variant="line" size="sm" onClick={onTakeTheirs}>
              <FormattedMessage {...messages.takeTheirs} />
            </Button>
            <Button variant="line" size="sm" onClick={onKeepMine}>
              <FormattedMessage {...messages.keepMine} />
            </Button>
          </>
        }
      />
      {isComparing ? (
        <CompareDialog
          title={formatMessage(messages.compareWithTheirs)}
          before={other?.body ?? published.body}
          after={state.body}
          onClose={() => setComparing(false)}
        />
      ) : null}
    </>
  );
}
