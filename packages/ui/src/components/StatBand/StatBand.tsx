'use client';

import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { statBandMessages as texts } from './StatBand.messages.ts';

export interface StatBandItem {
  id: string;
  /** The figure, formatted in the reader's language: `$2.4M`, `25`. */
  value: string;
  /** What is counted: `total partners`. */
  label: ReactNode;
  /** Its date and its source, in the reader's language. */
  source?: ReactNode;
  /**
   * A sample: it is shown until someone has counted it.
   * @default false
   */
  isSample?: boolean;
}

export interface StatBandProps extends Omit<ComponentProps<'div'>, 'children'> {
  stats: readonly StatBandItem[];
  /** Date and source of all figures, when they have the same. */
  source?: ReactNode;
  /**
   * `row` lays the figures side by side where there is room; `column` is for the side of a page.
   * @default 'row'
   */
  layout?: 'row' | 'column';
}

/**
 * A few figures between two rules, each with what it counts, and where it is from.
 *
 * Slots: `stat-band`, `stat-band-item`, `stat-band-source`.
 *
 * @example
 * <StatBand source="Figures of 2025, partner register" stats={[{ id: 'partners', value: '25', label: 'total partners' }]} />
 */
export function StatBand({ stats, source, layout = 'row', className, ...props }: StatBandProps) {
  return (
    <div data-slot="stat-band" className={cx('nz:@container nz:grid nz:gap-3', className)} {...props}>
      <dl
        className={cx(
          'nz:grid nz:border-line-strong nz:border-y-[1.5px]',
          layout === 'row' && 'nz:@md:grid-cols-2 nz:@3xl:auto-cols-fr nz:@3xl:grid-flow-col nz:@3xl:grid-cols-none',
        )}
      >
        {stats.map((stat) => (
          <Stat key={stat.id} stat={stat} layout={layout} />
        ))}
      </dl>
      {source ? (
        <p data-slot="stat-band-source" className="nz:text-sm nz:text-text-muted">
          {source}
        </p>
      ) : null}
    </div>
  );
}

function Stat({ stat, layout }: { stat: StatBandItem; layout: 'row' | 'column' }) {
  return (
    <div
      data-slot="stat-band-item"
      className={cx(
        'nz:flex nz:flex-col nz:gap-1 nz:border-line nz:py-4 nz:not-first:border-t-[1.5px]',
        layout === 'row' && inRow,
      )}
    >
      <dt className="nz:order-2 nz:flex nz:flex-wrap nz:items-center nz:gap-x-3 nz:gap-y-1 nz:font-semibold">
        {stat.label}
        {stat.isSample ? (
          <Badge tone="line">
            <FormattedMessage {...texts.sample} />
          </Badge>
        ) : null}
      </dt>
      <dd className="nz:order-1 nz:type-number nz:text-[2.25rem] nz:lg:text-[2.75rem]">{stat.value}</dd>
      {stat.source ? <dd className="nz:order-3 nz:text-sm nz:text-text-muted">{stat.source}</dd> : null}
    </div>
  );
}

const inRow = cx(
  'nz:@md:max-@3xl:odd:pe-5 nz:@md:max-@3xl:even:border-s-[1.5px] nz:@md:max-@3xl:even:ps-5 nz:@md:max-@3xl:nth-2:border-t-0',
  'nz:@3xl:border-t-0! nz:@3xl:px-6 nz:@3xl:first:ps-0 nz:@3xl:not-first:border-s-[1.5px]',
);
