import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { coarseWeft } from './Skeleton.variants.ts';

export type SkeletonPictureProps = Omit<ComponentProps<'div'>, 'children'>;

/**
 * A placeholder for a picture that is loading, with its cut corner. Give it the aspect ratio of the
 * picture. Decorative, like Skeleton.
 *
 * @example <SkeletonPicture className="nz:aspect-16/10" />
 */
export function SkeletonPicture({ className, ...props }: SkeletonPictureProps) {
  return (
    <div
      aria-hidden="true"
      data-slot="skeleton-picture"
      className={cx(coarseWeft, 'nz:cut-corner', className)}
      {...props}
    />
  );
}
