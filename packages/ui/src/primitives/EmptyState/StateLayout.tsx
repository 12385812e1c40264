import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { StateDiamond, type StateDiamondProps } from './StateDiamond.tsx';

export interface StateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is the case, as its heading. */
  title: ReactNode;
  /**
   * The level of the heading among those around it.
   * @default 'h3'
   */
  headingLevel?: 'h2' | 'h3' | 'h4' | 'p';
  /** A lucide icon or a Sign. */
  icon?: ReactNode;
  /** One or two sentences: why, and what happens next. */
  children?: ReactNode;
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
  headingLevel: Heading = 'h3',
  icon,
  actions,
  variant = 'block',
  pattern,
  className,
  children,
  ...props
}: StateLayoutProps) {
  const isInline = variant === 'inline';
  return (
    <div
      className={cx(
        'overflow-hidden bg-surface',
        isInline
          ? 'flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3'
          : 'grid justify-items-center gap-3 px-5 py-8 text-center',
        className,
      )}
      {...props}
    >
      <StateDiamond icon={icon} pattern={pattern} isSmall={isInline} />
      <div className={isInline ? 'min-w-0 grow basis-48' : 'contents'}>
        <Heading className={isInline ? 'font-semibold' : 'type-h3'}>{title}</Heading>
        {children ? (
          <div className={isInline ? 'text-sm text-text-2' : 'max-w-[36ch] text-text-2'}>{children}</div>
        ) : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center justify-center gap-3">{actions}</div> : null}
    </div>
  );
}
