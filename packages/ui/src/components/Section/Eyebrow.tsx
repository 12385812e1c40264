import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';

/** The short line above a heading, with a diamond before it, in the surrounding text colour. */
export function Eyebrow({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="eyebrow"
      className={cx(
        'nz:flex nz:items-center nz:gap-3 nz:text-sm nz:font-semibold nz:leading-snug',
        'nz:before:ms-0.5 nz:before:size-2 nz:before:shrink-0 nz:before:rotate-45 nz:before:bg-current',
        className,
      )}
      {...props}
    />
  );
}
