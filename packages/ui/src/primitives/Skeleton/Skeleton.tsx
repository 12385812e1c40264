import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { fineWeft } from './Skeleton.variants.ts';

export interface SkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * How many lines of text.
   * @default 3
   */
  lines?: number;
}

/**
 * A placeholder for lines of text that are loading, drawn as weft threads. Decorative: announce
 * once what is loading, in a status role.
 *
 * Slots: `skeleton`, `skeleton-card`, `skeleton-picture`.
 *
 * @example <p role="status" className="nz:sr-only">Loading the provinces</p> <Skeleton lines={4} />
 */
export function Skeleton({ lines = 3, className, ...props }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      data-slot="skeleton"
      className={cx('nz:grid nz:content-start nz:gap-3', className)}
      {...props}
    >
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and keep their order
        <div key={index} className={cx(fineWeft, 'nz:h-6', widths[index % widths.length])} />
      ))}
    </div>
  );
}

/** Like a short heading and the lines under it. */
const widths = ['nz:w-1/2', 'nz:w-full', 'nz:w-4/5', 'nz:w-11/12'];
