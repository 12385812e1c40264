import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { Figure, type FigureProps } from '../../primitives/Figure/Figure.tsx';

/** A figure of the band. */
export interface EnterpriseStat
  extends Pick<FigureProps, 'value' | 'format' | 'isAtLeast' | 'unit' | 'label' | 'asOf' | 'source' | 'isSample'> {
  id: string;
}

export interface EnterpriseStatsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  stats: readonly EnterpriseStat[];
}

/**
 * A few Figures about a data source between two rules, each with its date and source, or in a
 * `FigureGroup`.
 *
 * Slots: `enterprise-stats`, `enterprise-stat`.
 *
 * @example
 * <EnterpriseStats
 *   stats={[
 *     { id: 'points', value: 150_000, unit: '+', label: 'Data points a day', isSample: true },
 *   ]}
 * />
 */
export function EnterpriseStats({ stats, className, ...props }: EnterpriseStatsProps) {
  return (
    <ul
      data-slot="enterprise-stats"
      className={cx(
        'nz:grid nz:grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] nz:gap-x-gap nz:border-line-strong nz:border-y-[1.5px] nz:py-2',
        className,
      )}
      {...props}
    >
      {stats.map(({ id, ...figure }) => (
        <li key={id} data-slot="enterprise-stat" className="nz:bare nz:min-w-0 nz:py-3">
          <Figure {...figure} />
        </li>
      ))}
    </ul>
  );
}
