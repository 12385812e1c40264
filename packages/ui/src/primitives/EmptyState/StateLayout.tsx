import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { StateDiamond, type StateDiamondProps } from './StateDiamond.tsx';
import { stateParts } from './StateLayout.variants.ts';

export interface StateProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** What happened, as a heading. */
  title: ReactNode;
  /**
   * The heading level; `none` where a heading would be out of place, such as in a row of a list.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 'none';
  /** One or two sentences: why, and what happens next. */
  description?: ReactNode;
  /** An icon (any element) or a Sign. */
  icon?: ReactNode;
  /** Buttons and links for the next step. */
  actions?: ReactNode;
  /**
   * `block` fills the space of the missing content; `inline` is a row for small containers, such as
   * a card or a list.
   * @default 'block'
   */
  variant?: 'block' | 'inline';
}

export interface StateLayoutProps extends StateProps {
  pattern: StateDiamondProps['pattern'];
}

/** The shared layout of EmptyState and ErrorState. Not exported. */
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
