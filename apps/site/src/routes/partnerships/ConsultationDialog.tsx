import { Dialog } from '@nzete/ui/Dialog';
import { FormattedMessage } from 'react-intl';
import { ConsultationForm } from './ConsultationForm.tsx';
import { consultationMessages as messages } from './consultation.messages.ts';

export interface ConsultationDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The request for a first talk, in a dialog. */
export default function ConsultationDialog({ open, onOpenChange }: ConsultationDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<FormattedMessage {...messages.title} />}
      description={<FormattedMessage {...messages.lead} />}
    >
      <ConsultationForm />
    </Dialog>
  );
}
