import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { StateDiamond, type StateDiamondProps } from './StateDiamond.tsx';
import { stateParts } from './StateLayout.variants.ts';

export interface StateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What has happened, as its heading. */
  title: ReactNode;
  /**
   * The rank of the title in the page; `none` where the place has no heading of its own, such as a row of a list.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 'none';
  /** One or two sentences: why, and what happens next. */
  description?: ReactNode;
  /** A lucide icon or a Sign. */
  icon?: ReactNode;
  /** Buttons and links: what to do about it. */
  actions?: ReactNode;
  /**
   * `block` fills the place of what is missing; `inline` is a row for small places, such as a card or a list.
   * @default 'block'
   */
  variant?: 'block' | 'inline';
}

export interface StateLayoutProps extends StateProps {
  pattern: StateDiamondProps['pattern'];
}

/** What EmptyState and ErrorState have in common. Not exported. */
export function StateLayout({
  title,
  headingLevel = 3,
  description,
  icon,
  actions,
  variant = 'block',
  pattern,
  className,
  ...props
}: StateLayoutProps) {
  const Heading = headingLevel === 'none' ? 'p' : (`h${headingLevel}` as const);
  const part = stateParts[variant];
  return (
    <div className={cx('nz:overflow-hidden nz:bg-surface', part.root, className)} {...props}>
      <StateDiamond icon={icon} pattern={pattern} size={part.diamond} />
      <div className={part.words}>
        <Heading data-slot="state-title" className={part.title}>
          {title}
        </Heading>
        {description ? (
          <div data-slot="state-description" className={part.description}>
            {description}
          </div>
        ) : null}
      </div>
      {actions ? (
        <div data-slot="state-actions" className="nz:flex nz:flex-wrap nz:items-center nz:justify-center nz:gap-3">
          {actions}
        </div>
      ) : null}
    </div>
  );
}
