import { Button } from '@nzete/ui/Button';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { sharedMessages } from '../../shared/messages.ts';
import { useOnDemand } from '../../shared/useOnDemand.ts';
import type { ApplicationDialogProps } from './ApplicationDialog.tsx';
import { messages } from './messages.ts';

type Place = 'head' | 'closing';

const load = () => import('./ApplicationDialog.tsx');

/** The application, its code on demand, and the two buttons that open it; the reference number is shown at the one that was pressed. */
export function useApplication() {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const [isOpen, setIsOpen] = useState(false);
  const [place, setPlace] = useState<Place>('head');
  const [receipt, setReceipt] = useState<ReactNode>();
  const { Part, ask, trigger } = useOnDemand<ApplicationDialogProps>(load, () =>
    notify({
      tone: 'error',
      title: formatMessage(sharedMessages.offlineTitle),
      description: formatMessage(sharedMessages.offlineText),
    }),
  );

  const open = (from: Place) => {
    setPlace(from);
    setReceipt(undefined);
    void ask(() => setIsOpen(true));
  };

  return {
    buttonAt: (at: Place) => (
      <div className="nz:grid nz:min-w-0 nz:justify-items-start nz:gap-4">
        <Button
          size="lg"
          {...trigger}
          isLoading={trigger.isLoading && place === at}
          aria-haspopup="dialog"
          className="nz:needs-script"
          onClick={() => open(at)}
        >
          <FormattedMessage {...messages.apply} />
        </Button>
        {place === at ? receipt : null}
      </div>
    ),
    dialog: Part ? <Part open={isOpen} onOpenChange={setIsOpen} onArrived={setReceipt} /> : null,
  };
}
