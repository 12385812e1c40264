import { Button } from '@nzete/ui/Button';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
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
  return (
    <Bar>
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
    </Bar>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <p className="nz:min-w-0 nz:text-sm nz:text-text-muted">{children}</p>
);

function Bar({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div role="group" aria-label={formatMessage(messages.bar)} data-slot="publish-bar" className={bar}>
      {children}
    </div>
  );
}

const button = 'nz:min-h-11 nz:@max-md:px-2';
const bar =
  'nz:sticky nz:bottom-0 nz:z-10 nz:flex nz:flex-wrap nz:items-center nz:gap-x-2 nz:gap-y-1 nz:border-t nz:border-line-strong nz:bg-bg nz:px-4 nz:py-3 nz:short:static nz:@md:gap-3 nz:@md:px-10 nz:@md:py-4 nz:print:hidden';
