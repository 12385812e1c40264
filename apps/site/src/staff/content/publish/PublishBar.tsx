import { Button } from '@nzete/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { barButton as button, EditorBar, EditorBarNote as Note } from '../../parts/EditorBar.tsx';
import { publishMessages as messages } from '../texts/publishMessages.ts';

interface PublishBarProps {
  /** Whether there is something that visitors do not see yet. */
  hasDraft: boolean;
  isReadOnly: boolean;
  isPublishing: boolean;
  onPublish: () => void;
  onSchedule: () => void;
  onCompare: () => void;
  onHistory: () => void;
}

/** The row at the lower edge of the editor, which never scrolls away. */
export function PublishBar(props: PublishBarProps) {
  const { hasDraft, isReadOnly, isPublishing, onPublish, onSchedule, onCompare, onHistory } = props;
  const { formatMessage } = useIntl();
  return (
    <EditorBar label={formatMessage(messages.bar)}>
      {isReadOnly ? (
        <Note>
          <FormattedMessage {...messages.readOnly} />
        </Note>
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
      {hasDraft ? (
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
