import { Dialog } from '@nzete/ui/Dialog';
import { useIntl } from 'react-intl';
import { previewMessages as messages } from '../texts/previewMessages.ts';
import { Preview, type PreviewProps } from './Preview.tsx';

interface PreviewDialogProps extends Omit<PreviewProps, 'height'> {
  onClose: () => void;
}

/** The preview over the form, where there is no room beside it, or for a wide page. */
export function PreviewDialog({ onClose, ...preview }: PreviewDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open
      size="lg"
      title={formatMessage(messages.title)}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Preview {...preview} height={Math.max(240, window.innerHeight - 280)} />
    </Dialog>
  );
}
