import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Card, type CardProps } from '../../primitives/Card/Card.tsx';
import { CardLink } from '../../primitives/Card/CardLink.tsx';
import { Figure, type FigureProps } from '../../primitives/Figure/Figure.tsx';

export interface MetricCardProps
  extends Omit<CardProps, 'title' | 'variant' | 'padding' | 'children'>,
    Pick<FigureProps, 'value' | 'format' | 'unit' | 'asOf' | 'source' | 'isSample'> {
  /** The label: `Trees planted`. */
  label: ReactNode;
  /** A sentence about how it is counted. */
  description?: ReactNode;
  /**
   * `lg` is for the main number of a page, in the colour of donations.
   * @default 'md'
   */
  size?: 'md' | 'lg';
}

/**
 * A number with its date and its source. With `href` the label is a link to the evidence that makes
 * the whole card clickable. A `MetricGrid` puts a large one beside smaller ones.
 *
 * Slots: `metric-card`, `metric-card-description`, `metric-grid`.
 *
 * @example
 * <MetricCard
 *   href="/reports"
 *   size="lg"
 *   value={50000}
 *   label="trees planted"
 *   asOf="2025-11-30"
 *   source={{ label: 'Monthly reports' }}
 * />
 */
export function MetricCard({
  value,
  format,
  unit,
  label,
  asOf,
  source,
  isSample,
  description,
  size = 'md',
  className,
  ...props
}: MetricCardProps) {
  const isLink = props.href !== undefined;
  return (
    <Card variant="bare" data-slot="metric-card" className={cx('nz:gap-2', className)} {...props}>
      <div className="nz:@container nz:flex nz:large-text:flex-wrap nz:flex-1 nz:items-start nz:justify-between nz:gap-4">
        <Figure
          {...{ value, format, unit, asOf, source, isSample }}
          label={isLink ? <CardLink>{label}</CardLink> : label}
          className={cx('nz:min-w-0', size === 'lg' && [large, String(value).length > 5 ? long : short])}
        />
        {isLink ? (
          <ArrowRight aria-hidden="true" className="nz:mt-2 nz:size-5 nz:shrink-0 nz:rtl:-scale-x-100" />
        ) : null}
      </div>
      {description ? (
        <p data-slot="metric-card-description" className="nz:max-w-measure nz:text-md nz:text-text-2">
          {description}
        </p>
      ) : null}
    </Card>
  );
}

const large = cx(
  'nz:gap-3 nz:self-stretch nz:grid-rows-[auto_auto_1fr] nz:[&_[data-slot=figure-value]]:text-give',
  'nz:[&_[data-slot=figure-label]]:text-[1.25rem] nz:lg:[&_[data-slot=figure-label]]:text-[1.5rem] nz:[&>[data-slot=figure-source]]:self-end',
);
/** As large as the width allows: for up to five digits, and for more. */
const short = 'nz:[&_[data-slot=figure-value]]:text-[min(25cqi,10.5rem)]';
const long = 'nz:[&_[data-slot=figure-value]]:text-[min(15.5cqi,8.5rem)]';
