import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Card, type CardProps } from '../../primitives/Card/Card.tsx';

export interface BenefitCardProps extends Omit<CardProps, 'children' | 'title' | 'href' | 'padding'> {
  /** An icon (any element); the component sets its size. */
  icon?: ReactNode;
  /** The benefit, in a few words. */
  title: ReactNode;
  /** A sentence or two. */
  description: ReactNode;
  /**
   * The heading level of the title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * A benefit: an icon, a title, a sentence. On wide cards the icon is beside the text.
 *
 * Slots: `benefit-card`, `benefit-card-icon`, `benefit-card-title`, `benefit-card-description`.
 *
 * @example
 * <BenefitCard
 *   icon={<Globe />}
 *   title="A network"
 *   description="You join 25 organisations in 8 countries."
 * />
 */
export function BenefitCard({
  icon,
  title,
  description,
  variant = 'surface',
  headingLevel = 3,
  className,
  ...props
}: BenefitCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Card
      variant={variant}
      padding={variant === 'surface' ? 'lg' : 'none'}
      data-slot="benefit-card"
      className={cx('nz:@container', variant === 'bare' && ruled, className)}
      {...props}
    >
      <div className="nz:grid nz:gap-4 nz:@sm:flex nz:@sm:gap-5">
        {icon ? (
          <span
            aria-hidden="true"
            data-slot="benefit-card-icon"
            className="nz:grid nz:size-12 nz:shrink-0 nz:place-items-center nz:bg-primary-soft nz:text-on-primary-soft nz:cut-corner nz:cut-sm nz:[&_svg]:size-6"
          >
            {icon}
          </span>
        ) : null}
        <div className="nz:grid nz:min-w-0 nz:content-start nz:gap-2">
          <Heading data-slot="benefit-card-title" className="nz:type-h3">
            {title}
          </Heading>
          <p data-slot="benefit-card-description" className="nz:text-md nz:text-text-2">
            {description}
          </p>
        </div>
      </div>
    </Card>
  );
}

const ruled = 'nz:border-line-strong nz:border-t-[1.5px] nz:pt-5';
