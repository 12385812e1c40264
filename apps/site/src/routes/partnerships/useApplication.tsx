import { Button } from '@nzete/ui/Button';
import { type ReactNode, useState, useTransition } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNotifyLoadFailure } from '../../features/notifications/useNotifyLoadFailure.ts';
import { LateDialog } from '../../shared/LateDialog.tsx';
import { messages } from './messages.ts';

type Place = 'head' | 'closing';

const load = () => import('./ApplicationDialog.tsx');
/** An early fetch may fail: the press tries again and says so. */
const prepare = () => void load().catch(() => {});

/** The application, its code on demand, and the two buttons that open it; the reference number is shown at the one that was pressed. */
export function useApplication() {
  const [isOpen, setIsOpen] = useState(false);
  const [place, setPlace] = useState<Place>('head');
  const [receipt, setReceipt] = useState<ReactNode>();
  const [isLoading, startTransition] = useTransition();
  const notifyLoadFailure = useNotifyLoadFailure();

  const open = (from: Place) => {
    setPlace(from);
    setReceipt(undefined);
    startTransition(() => setIsOpen(true));
  };
  const fail = () => {
    setIsOpen(false);
    notifyLoadFailure();
  };

  return {
    buttonAt: (at: Place) => (
      <div className="nz:grid nz:min-w-0 nz:justify-items-start nz:gap-4">
        <Button
          size="lg"
          isLoading={isLoading && place === at}
          onPointerEnter={prepare}
          onFocus={prepare}
          aria-haspopup="dialog"
          className="nz:needs-script"
          onClick={() => open(at)}
        >
          <FormattedMessage {...messages.apply} />
        </Button>
        {place === at ? receipt : null}
      </div>
    ),
    dialog: (
      <LateDialog load={load} isOpen={isOpen} onFailure={fail}>
        {(ApplicationDialog) => <ApplicationDialog open={isOpen} onOpenChange={setIsOpen} onArrived={setReceipt} />}
      </LateDialog>
    ),
  };
}
