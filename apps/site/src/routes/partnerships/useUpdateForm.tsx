import { Button } from '@nzete/ui/Button';
import { LinkButton } from '@nzete/ui/LinkButton';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState, useTransition } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNotifyLoadFailure } from '../../features/notifications/useNotifyLoadFailure.ts';
import { LateDialog } from '../../shared/LateDialog.tsx';
import { messages } from './messages.ts';
import { formAddress } from './search.ts';

const load = () => import('./UpdatePosting.tsx');
/** A failed prefetch is ignored: the click retries and reports failures. */
const prepare = () => void load().catch(() => {});

/** The lazy update form and its two buttons. */
export function useUpdateForm() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [isLoading, startTransition] = useTransition();
  const notifyLoadFailure = useNotifyLoadFailure();
  const open = () => startTransition(() => setIsOpen(true));
  const fail = () => {
    setIsOpen(false);
    notifyLoadFailure();
  };
  const wasOpen = useRef(false);
  useEffect(() => {
    // The button has replaced the form.
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const shared = {
    isLoading,
    onClick: open,
    onPointerEnter: prepare,
    onFocus: prepare,
    className: 'nz:needs-script',
  };

  return {
    openButton: (
      <>
        <Button size="lg" variant="line" {...shared}>
          <FormattedMessage {...messages.addUpdate} />
        </Button>
        <noscript>
          <LinkButton size="lg" variant="line" href={formAddress('update')}>
            <FormattedMessage {...messages.addUpdate} />
          </LinkButton>
        </noscript>
      </>
    ),
    feedButton: (
      <Button ref={button} variant="line" {...shared}>
        <Plus aria-hidden="true" />
        <FormattedMessage {...messages.addUpdate} />
      </Button>
    ),
    /** The open form. */
    form: (
      <LateDialog load={load} isOpen={isOpen} onFailure={fail}>
        {(UpdatePosting) => (isOpen ? <UpdatePosting onClose={() => setIsOpen(false)} /> : null)}
      </LateDialog>
    ),
    isOpen,
  };
}
