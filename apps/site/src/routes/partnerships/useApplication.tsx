import { Button } from '@nzete/ui/Button';
import { LinkButton } from '@nzete/ui/LinkButton';
import { type ReactNode, useState, useTransition } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNotifyLoadFailure } from '../../features/notifications/useNotifyLoadFailure.ts';
import { useFormAnswer } from '../../shared/formAnswer.ts';
import { LateDialog } from '../../shared/LateDialog.tsx';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';

type Place = 'head' | 'closing';

const load = () => import('./ApplicationDialog.tsx');
/** A failed prefetch is ignored: the click retries and reports failures. */
const prepare = () => void load().catch(() => {});

/**
 * The lazy application dialog and its two buttons. The reference number shows at the clicked one.
 * Without JavaScript they lead to the long application.
 */
export function useApplication() {
  // A kept application that is opened again.
  const [isOpen, setIsOpen] = useState(useFormAnswer('partnership-short') !== undefined);
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
        <noscript>
          <LinkButton size="lg" href={paths.partners}>
            <FormattedMessage {...messages.apply} />
          </LinkButton>
        </noscript>
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
