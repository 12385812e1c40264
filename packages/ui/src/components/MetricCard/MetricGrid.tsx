import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { MetricCard, type MetricCardProps } from './MetricCard.tsx';

export interface MetricGridProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The first one is large. Designed for four. */
  metrics: readonly (Omit<MetricCardProps, 'size' | 'as' | 'ref'> & { id: string })[];
}

/** A large number and smaller ones beside it, between ruled lines. */
export function MetricGrid({ metrics, className, ...props }: MetricGridProps) {
  return (
    <ul
      data-slot="metric-grid"
      className={cx(
        'nz:grid nz:border-text nz:border-t-[3px] nz:sm:max-lg:grid-cols-3 nz:sm:max-lg:gap-x-6 nz:lg:grid-cols-[7fr_5fr] nz:lg:grid-rows-3',
        className,
      )}
      {...props}
    >
      {metrics.map(({ id, ...metric }, index) => (
        <MetricCard
          key={id}
          as="li"
          size={index === 0 ? 'lg' : 'md'}
          {...metric}
          className={cx('nz:border-line-strong nz:border-b-[1.5px]', index === 0 ? first : row)}
        />
      ))}
    </ul>
  );
}

const first = 'nz:justify-between nz:py-6 nz:sm:max-lg:col-span-3 nz:lg:row-span-3 nz:lg:border-e-[1.5px] nz:lg:pe-8';
/** On wide screens the number is beside its text. */
const row =
  'nz:py-5 nz:lg:ps-8 nz:lg:[&_[data-slot=figure]]:grid-cols-[8.5rem_1fr] nz:lg:[&_[data-slot=figure]]:gap-x-4 nz:lg:[&_[data-slot=figure]>:first-child]:row-span-2';
