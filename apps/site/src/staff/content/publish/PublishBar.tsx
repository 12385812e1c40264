import { Button } from '@nzete/ui/Button';
import type { Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { barButton as button, EditorBar, EditorBarNote as Note } from '../../parts/EditorBar.tsx';
import { proposalMessages } from '../texts/proposalMessages.ts';
import { publishMessages as messages } from '../texts/publishMessages.ts';

interface PublishBarProps {
  /** Whether there is something that visitors do not see yet. */
  hasDraft: boolean;
  isReadOnly: boolean;
  /** Whether the draft takes two people: it is proposed, and then decided about. */
  approval: 'needed' | 'waits' | undefined;
  isPublishing: boolean;
  onPublish: () => void;
  onSchedule: () => void;
  onDecide: () => void;
  onCompare: () => void;
  onHistory: () => void;
  ref: Ref<HTMLDivElement>;
}

/** The row at the lower edge of the editor. */
export function PublishBar(props: PublishBarProps) {
  const { hasDraft, isReadOnly, approval, isPublishing, onPublish, onSchedule, onDecide, onCompare, onHistory } = props;
  const { formatMessage } = useIntl();
  return (
    <EditorBar ref={props.ref} label={formatMessage(messages.bar)}>
      {isReadOnly ? (
        <Note>
          <FormattedMessage {...messages.readOnly} />
        </Note>
      ) : approval === 'waits' ? (
        <Button size="sm" className={button} aria-haspopup="dialog" onClick={onDecide}>
          <FormattedMessage {...proposalMessages.look} />
        </Button>
      ) : approval === 'needed' ? (
        <Button size="sm" className={button} isLoading={isPublishing} onClick={onPublish}>
          <FormattedMessage {...proposalMessages.propose} />
        </Button>
      ) : hasDraft ? (
        <>
          <Button size="sm" className={button} isLoading={isPublishing} onClick={onPublish}>
            <FormattedMessage {...messages.publish} />
          </Button>
          <Button variant="line" size="sm" className={button} aria-haspopup="dialog" onClick={onSchedule}>
            <FormattedMessage {...messages.schedule} />
          </Button>
        </>
      ) : (
        <Note>
          <FormattedMessage {...messages.allPublished} />
        </Note>
      )}
      {hasDraft && approval !== 'waits' ? (
        <Button variant="quiet" size="sm" className={button} aria-haspopup="dialog" onClick={onCompare}>
          <FormattedMessage {...messages.compare} />
        </Button>
      ) : null}
      <Button variant="quiet" size="sm" className={`nz:ms-auto ${button}`} aria-haspopup="dialog" onClick={onHistory}>
        <FormattedMessage {...messages.history} />
      </Button>
    </EditorBar>
  );
}
