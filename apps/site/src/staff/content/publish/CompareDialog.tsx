import { Dialog } from '@nzete/ui/Dialog';
import type { ReactNode } from 'react';
import type { VersionNames } from './Change.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import { differences } from './differences.ts';

interface CompareDialogProps {
  /** Translated. */
  title: string;
  before: unknown;
  after: unknown;
  /** Unless they are the old and the new. */
  names?: VersionNames | undefined;
  /** Buttons. */
  footer?: ReactNode;
  onClose: () => void;
}

/** Two versions of a list, compared by field. */
export function CompareDialog({ title, before, after, names, footer, onClose }: CompareDialogProps) {
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
      <DifferenceList differences={differences(before, after)} before={before} after={after} names={names} />
    </Dialog>
  );
}
