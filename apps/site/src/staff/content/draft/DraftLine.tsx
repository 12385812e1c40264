import { Button } from '@nzete/ui/Button';
import { useFormat } from '@nzete/ui/format';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureText } from '../../parts/failure.ts';
import { useMoment } from '../../parts/useMoment.ts';
import { draftMessages as messages } from '../texts/draftMessages.ts';
import type { DraftState } from './draftState.ts';

interface DraftLineProps {
  state: DraftState;
  onSave: () => void;
}

/** Whether what is written is saved, and since when the list is published. */
export function DraftLine({ state, onSave }: DraftLineProps) {
  const moment = useMoment();
  const { published_at, published_by } = state.list.published;
  return (
    <div className="nz:grid nz:gap-1 nz:text-sm nz:text-text-muted">
      <p role="status">
        <Saved {...state} />
      </p>
      {state.status === 'failed' ? (
        <Button variant="line" size="sm" className="nz:justify-self-start" onClick={onSave}>
          <FormattedMessage {...messages.saveNow} />
        </Button>
      ) : null}
      {published_at === null ? null : (
        <p>
          {published_by === null ? (
            <FormattedMessage {...messages.published} values={{ at: moment(published_at) }} />
          ) : (
            <FormattedMessage {...messages.publishedBy} values={{ at: moment(published_at), who: published_by }} />
          )}
        </p>
      )}
    </div>
  );
}

function Saved({ status, error, list: { draft } }: DraftState) {
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  switch (status) {
    case 'saving':
      return <FormattedMessage {...messages.saving} />;
    case 'changed':
      return <FormattedMessage {...messages.changed} />;
    case 'conflict':
      return <FormattedMessage {...messages.notSaved} />;
    case 'failed':
      return (
        <>
          <FormattedMessage {...messages.notSaved} /> {failureText(error, formatMessage)}
        </>
      );
    default:
      if (draft === null) return <FormattedMessage {...messages.none} />;
      if (draft.publish_at) {
        const at = { date: date(draft.publish_at), time: date(draft.publish_at, 'time') };
        return <FormattedMessage {...messages.scheduled} values={at} />;
      }
      if (date(draft.saved_at) === date(new Date().toISOString()))
        return <FormattedMessage {...messages.saved} values={{ time: date(draft.saved_at, 'time') }} />;
      return (
        <FormattedMessage
          {...messages.savedBefore}
          values={{ time: date(draft.saved_at, 'time'), date: date(draft.saved_at), who: draft.saved_by }}
        />
      );
  }
}
