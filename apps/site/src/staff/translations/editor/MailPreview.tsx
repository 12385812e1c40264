import { Button } from '@nzete/ui/Button';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { mailMessages as messages } from '../texts/mailMessages.ts';
import { MailPreviewDialog, type MailPreviewDialogProps } from './MailPreviewDialog.tsx';

/** Opens the mails that say a text. */
export function MailPreview(props: Omit<MailPreviewDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="line"
        size="sm"
        className="nz:justify-self-start"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Mail aria-hidden="true" />
        <FormattedMessage {...messages.show} />
      </Button>
      {isOpen ? <MailPreviewDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
