import type { ComponentProps, Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

export interface ProvinceCardSkeletonProps extends Omit<ComponentProps<'div'>, 'children' | 'ref'> {
  ref?: Ref<HTMLElement>;
  /**
   * The element of the root.
   * @default 'div'
   */
  as?: 'div' | 'li';
}

/**
 * A placeholder for a ProvinceCard that is loading. Announce once what is loading, in a status
 * role.
 *
 * @example <ProvinceCardSkeleton />
 */
export function ProvinceCardSkeleton({ as = 'div', className, ...props }: ProvinceCardSkeletonProps) {
  // One type for both: TypeScript cannot tell which element a ref belongs to.
  const Root = as as 'div';
  return (
    <Root
      aria-hidden="true"
      data-slot="province-card-skeleton"
      className={cx('nz:min-h-50 nz:rounded-card nz:bg-surface nz:p-5', className)}
      {...(props as ComponentProps<'div'>)}
    >
      <Skeleton lines={4} />
    </Root>
  );
}
