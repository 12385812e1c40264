import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { Skeleton, type SkeletonProps } from './Skeleton.tsx';
import { SkeletonPicture } from './SkeletonPicture.tsx';

export interface SkeletonCardProps extends Omit<ComponentProps<'div'>, 'children'>, Pick<SkeletonProps, 'lines'> {}

/**
 * A placeholder for a card that is loading: a picture and lines of text. Decorative, like Skeleton.
 *
 * @example <SkeletonCard lines={2} />
 */
export function SkeletonCard({ lines, className, ...props }: SkeletonCardProps) {
  return (
    <div
      aria-hidden="true"
      data-slot="skeleton-card"
      className={cx('nz:grid nz:content-start nz:gap-3', className)}
      {...props}
    >
      <SkeletonPicture className="nz:aspect-16/10" />
      <Skeleton lines={lines} />
    </div>
  );
}
