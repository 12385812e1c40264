import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';

export type SpinnerProps = ComponentProps<'span'>;

/**
 * Three pulsing diamonds in the colour of the surrounding text. Decorative: announce what is
 * loading in a status role.
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
