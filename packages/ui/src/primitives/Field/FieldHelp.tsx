import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';

/** Whether a hint or an error has anything to show: `undefined`, `null`, `false` and the empty text do not. */
export const isShown = (text: ReactNode): boolean =>
  text !== undefined && text !== null && text !== false && text !== '';

export interface FieldHelpProps {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
}

/** The line below a control: the error if there is one, else the hint. */
export function FieldHelp({ id, hint, error, className }: FieldHelpProps) {
  if (isShown(error)) {
    return (
      <div
        id={id}
        data-slot="field-error"
        className={cx('flex items-start gap-1.5 text-sm leading-[1.45] font-semibold text-danger', className)}
      >
        <CircleAlert aria-hidden="true" className="mt-[0.1em] size-4.5 shrink-0" />
        <span className="min-w-0">{error}</span>
      </div>
    );
  }
  if (!isShown(hint)) return null;
  return (
    <div id={id} data-slot="field-hint" className={cx('text-sm leading-[1.45] text-text-muted', className)}>
      {hint}
    </div>
  );
}
