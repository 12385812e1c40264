import { Button } from '@nzete/ui/Button';
import { Dialog, DialogClose } from '@nzete/ui/Dialog';
import { type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { staffMessages } from '../messages.ts';

interface DecideDialogProps {
  /** Also the label of the button that sends the form. */
  title: string;
  description: ReactNode;
  isBusy: boolean;
  onClose: () => void;
  /** The form, with this id. */
  children: (formId: string) => ReactNode;
}

/** A dialog with a form that decides about something. */
export function DecideDialog({ title, description, isBusy, onClose, children }: DecideDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      title={title}
      description={description}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <>
          <Button type="submit" form={id} isLoading={isBusy}>
            {title}
          </Button>
          <DialogClose>
            <Button variant="line">
              <FormattedMessage {...staffMessages.cancel} />
            </Button>
          </DialogClose>
        </>
      }
    >
      {children(id)}
    </Dialog>
  );
}
