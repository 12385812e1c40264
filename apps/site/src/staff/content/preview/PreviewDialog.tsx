import { Dialog } from '@nzete/ui/Dialog';
import { Preview, type PreviewProps } from './Preview.tsx';

interface PreviewDialogProps extends Omit<PreviewProps, 'height'> {
  /** Translated. */
  title: string;
  onClose: () => void;
}

/** The preview over the form, where there is no room beside it, or for a wide page. */
export function PreviewDialog({ title, onClose, ...preview }: PreviewDialogProps) {
  return (
    <Dialog
      open
      size="lg"
      title={title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Preview {...preview} height={Math.max(240, window.innerHeight - 280)} />
    </Dialog>
  );
}
