import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';

/**
 * Whether a hint or an error is rendered: `undefined`, `null`, `false` and an empty string are not.
 */
export const isShown = (text: ReactNode): boolean =>
  text !== undefined && text !== null && text !== false && text !== '';

export interface FieldHelpProps {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
}

/** The line below a control: the error if there is one, otherwise the hint. */
export function FieldHelp({ id, hint, error, className }: FieldHelpProps) {
  if (isShown(error)) {
    return (
      <div
        id={id}
        data-slot="field-error"
        className={cx(
          'nz:flex nz:items-start nz:gap-1.5 nz:text-sm nz:leading-[1.45] nz:font-semibold nz:text-danger',
          className,
        )}
      >
        <CircleAlert aria-hidden="true" className="nz:mt-[0.1em] nz:size-4.5 nz:shrink-0" />
        <span className="nz:min-w-0 nz:[overflow-wrap:anywhere]">{error}</span>
      </div>
    );
  }
  if (!isShown(hint)) return null;
  return (
    <div
      id={id}
      data-slot="field-hint"
      // A file's name in it may be longer than the field, which must not grow.
      className={cx('nz:text-sm nz:leading-[1.45] nz:[overflow-wrap:anywhere] nz:text-text-muted', className)}
    >
      {hint}
    </div>
  );
}
