import { Button } from '@nzete/ui/Button';
import { Dialog, DialogClose } from '@nzete/ui/Dialog';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { staffMessages } from '../messages.ts';

interface ConfirmDialogProps {
  title: string;
  /** What follows from it. */
  description: string;
  /** The label of the button that does it. */
  confirm: string;
  variant?: 'primary' | 'danger';
  /** Resolves with whether it worked; then the dialog closes. */
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before something that cannot be undone, or with the fields that it needs. */
export function ConfirmDialog({ confirm, variant = 'danger', onConfirm, onClose, ...props }: ConfirmDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const act = async () => {
    setIsBusy(true);
    const isDone = await onConfirm();
    setIsBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button variant={variant} isLoading={isBusy} onClick={() => void act()}>
            {confirm}
          </Button>
          <DialogClose>
            <Button variant="line">
              <FormattedMessage {...staffMessages.cancel} />
            </Button>
          </DialogClose>
        </>
      }
      {...props}
    />
  );
}
