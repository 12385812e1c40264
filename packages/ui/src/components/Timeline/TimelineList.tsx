import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';

export interface TimelineListItem {
  id: string;
  title: ReactNode;
}

export interface TimelineListProps extends Omit<ComponentProps<'ul'>, 'children'> {
  items: readonly TimelineListItem[];
  /**
   * `ruled`: one below the other between lines, for an `aside`. `marked`: side by side, each with a
   * diamond, below the text of a stop.
   * @default 'ruled'
   */
  variant?: 'ruled' | 'marked';
}

const variants = {
  ruled: {
    list: 'nz:border-line nz:border-t-[1.5px]',
    item: 'nz:bare nz:border-line nz:border-b-[1.5px] nz:py-3 nz:font-semibold',
  },
  marked: {
    list: 'nz:flex nz:flex-wrap nz:gap-x-8 nz:gap-y-3',
    item: 'nz:bare nz:flex nz:items-baseline nz:gap-2.5 nz:font-semibold nz:large-text:before:hidden nz:before:size-2 nz:before:shrink-0 nz:before:rotate-45 nz:before:bg-sign',
  },
};

/** A short list in a `TimelineStop`: groups of people, subjects. */
export function TimelineList({ items, variant = 'ruled', className, ...props }: TimelineListProps) {
  const { list, item } = variants[variant];
  return (
    <ul data-slot="timeline-list" className={cx(list, className)} {...props}>
      {items.map(({ id, title }) => (
        <li key={id} className={item}>
          {title}
        </li>
      ))}
    </ul>
  );
}
