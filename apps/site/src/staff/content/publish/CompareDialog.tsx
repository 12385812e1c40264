import { Dialog } from '@nzete/ui/Dialog';
import type { ReactNode } from 'react';
import { DifferenceList } from './DifferenceList.tsx';
import { differences } from './differences.ts';

interface CompareDialogProps {
  /** Translated. */
  title: string;
  before: unknown;
  after: unknown;
  /** Buttons. */
  footer?: ReactNode;
  onClose: () => void;
}

/** Two versions of a list, compared by field. */
export function CompareDialog({ title, before, after, footer, onClose }: CompareDialogProps) {
  return (
    <Dialog
      open
      size="md"
      title={title}
      footer={footer}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <DifferenceList differences={differences(before, after)} before={before} after={after} />
    </Dialog>
  );
}
