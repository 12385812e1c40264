import { Button } from '@nzete/ui/Button';
import type { UpdateValues } from '@nzete/ui/UpdateForm';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { sharedMessages } from '../../shared/messages.ts';
import { useOnDemand } from '../../shared/useOnDemand.ts';
import { messages } from './messages.ts';
import type { UpdatePostingProps } from './UpdatePosting.tsx';

const load = () => import('./UpdatePosting.tsx');
const empty: UpdateValues = { type: 'partnership', title: '', content: '', author: '' };

/** The form for an update, its code on demand, and the two buttons that open it. What was written stays while it is closed. */
export function useUpdateForm() {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const [isOpen, setIsOpen] = useState(false);
  const [written, setWritten] = useState(empty);
  const [isAwaiting, setIsAwaiting] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { Part, ask, trigger } = useOnDemand<UpdatePostingProps>(load, () =>
    notify({
      tone: 'error',
      title: formatMessage(sharedMessages.offlineTitle),
      description: formatMessage(sharedMessages.offlineText),
    }),
  );
  const open = () => {
    setIsAwaiting(false);
    void ask(() => setIsOpen(true));
  };
  const wasOpen = useRef(false);
  useEffect(() => {
    // The button has taken the form's place.
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const shared = { ...trigger, onClick: open, className: 'nz:needs-script' };

  return {
    openButton: (
      <Button size="lg" variant="line" {...shared}>
        <FormattedMessage {...messages.addUpdate} />
      </Button>
    ),
    feedButton: (
      <Button ref={button} variant="line" {...shared}>
        <Plus aria-hidden="true" />
        <FormattedMessage {...messages.addUpdate} />
      </Button>
    ),
    /** The open form. */
    form:
      Part && isOpen ? (
        <Part draft={written} onValuesChange={setWritten} onPosted={setIsAwaiting} onClose={() => setIsOpen(false)} />
      ) : null,
    /** What was posted is read by someone before it shows. */
    isAwaiting,
  };
}
