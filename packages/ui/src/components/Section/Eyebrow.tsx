import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';

/** The short line over a heading, with a diamond before it, in the colour of the text around it. */
export function Eyebrow({ className, ...props }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="eyebrow"
      className={cx(
        'flex items-center gap-3 text-sm font-semibold leading-snug',
        'before:ms-0.5 before:size-2 before:shrink-0 before:rotate-45 before:bg-current',
        className,
      )}
      {...props}
    />
  );
}
