import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';

export interface LandscapeTrunksProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Designed for four. */
  items: readonly { id: string; content: ReactNode }[];
}

/** A list in a `LandscapeLayer`: on wide screens in columns, each beside the trunk of a tree. */
export function LandscapeTrunks({ items, className, ...props }: LandscapeTrunksProps) {
  return (
    <ul
      data-slot="landscape-trunks"
      className={cx('nz:grid nz:lg:grid-cols-4 nz:lg:gap-x-18 nz:lg:gap-y-14', className)}
      {...props}
    >
      {items.map(({ id, content }) => (
        <li
          key={id}
          className="nz:bare nz:relative nz:grid nz:border-line nz:border-t-[1.5px] nz:py-6 nz:lg:border-0 nz:lg:py-0"
        >
          {/* As high as the layer, which clips it. */}
          <span
            aria-hidden="true"
            className="nz:absolute nz:-start-12 nz:-top-96 nz:-bottom-60 nz:-z-10 nz:hidden nz:w-6 nz:bg-surface nz:lg:block"
          >
            <span className="nz:block nz:size-full nz:bg-weave nz:pattern-chevron" />
          </span>
          {content}
        </li>
      ))}
    </ul>
  );
}
