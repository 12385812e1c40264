import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';

export type SpinnerProps = ComponentProps<'span'>;

/**
 * Three diamonds passing a beat, in the colour of the text around them. Decorative: say in words, in a status role, what is loading.
 *
 * @example <Spinner />
 */
export function Spinner({ className, ...props }: SpinnerProps) {
  return (
    <span
      aria-hidden="true"
      data-slot="spinner"
      className={cx('inline-flex h-[1em] items-center gap-[5px]', className)}
      {...props}
    >
      <span className={diamond} />
      <span className={cx(diamond, '[animation-delay:150ms]')} />
      <span className={cx(diamond, '[animation-delay:300ms]')} />
    </span>
  );
}

const diamond = 'size-[7px] rotate-45 bg-current animate-beat motion-reduce:animate-none forced-colors:bg-[CanvasText]';
