import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';

export type SpinnerProps = ComponentProps<'span'>;

/**
 * Three diamonds passing a beat, in the colour of the text around them. Decorative: say in words, in a status role, what is loading.
 *
 * Slots: `spinner`.
 *
 * @example <Spinner />
 */
export function Spinner({ className, ...props }: SpinnerProps) {
  return (
    <span
      aria-hidden="true"
      data-slot="spinner"
      className={cx('nz:inline-flex nz:h-[1em] nz:items-center nz:gap-[5px]', className)}
      {...props}
    >
      <span className={diamond} />
      <span className={cx(diamond, 'nz:[animation-delay:150ms]')} />
      <span className={cx(diamond, 'nz:[animation-delay:300ms]')} />
    </span>
  );
}

const diamond =
  'nz:size-[7px] nz:rotate-45 nz:bg-current nz:animate-beat nz:motion-reduce:animate-none nz:forced-colors:bg-[CanvasText]';
