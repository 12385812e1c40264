import { Button } from '@nzete/ui/Button';
import { CopyButton } from '@nzete/ui/CopyButton';
import { Dialog, DialogClose } from '@nzete/ui/Dialog';
import { FormattedMessage, useIntl } from 'react-intl';
import { staffMessages } from '../messages.ts';
import { peopleMessages as messages } from './messages.ts';

/** The link of a new invitation: the server keeps only its hash, so it is shown once. */
export function InvitationLink({ link, onClose }: { link: string; onClose: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open
      title={formatMessage(messages.linkTitle)}
      description={formatMessage(messages.linkHint)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <DialogClose>
          <Button>
            <FormattedMessage {...staffMessages.close} />
          </Button>
        </DialogClose>
      }
    >
      <div className="nz:grid nz:justify-items-start nz:gap-3">
        <code className="nz:w-full nz:bg-sunk nz:p-3 nz:font-mono nz:text-sm nz:break-all">{link}</code>
        <CopyButton text={link} subject={formatMessage(messages.link)} />
      </div>
    </Dialog>
  );
}
