import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Figure, type FigureProps } from '../../primitives/Figure/Figure.tsx';

export interface StatBandItem
  extends Pick<FigureProps, 'value' | 'format' | 'isAtLeast' | 'unit' | 'asOf' | 'source' | 'isSample'> {
  id: string;
  /** The label: `total partners`. */
  label: ReactNode;
}

export interface StatBandProps extends Omit<ComponentProps<'div'>, 'children'> {
  stats: readonly StatBandItem[];
  /**
   * Below the figures: a `FigureNote`, with the band in its `FigureGroup`, if they share date and
   * source.
   */
  note?: ReactNode;
  /**
   * `row` shows the figures side by side if there is room; `column` is for a sidebar.
   * @default 'row'
   */
  layout?: 'row' | 'column';
}

/**
 * A few Figures between two rules, each with its label, and a note on their source.
 *
 * Slots: `stat-band`, `stat-band-item`.
 *
 * @example
 * <FigureGroup asOf="2025-12-31" source={{ label: 'partner register' }}>
 *   <StatBand
 *     stats={[{ id: 'partners', value: 25, label: 'total partners' }]}
 *     note={<FigureNote />}
 *   />
 * </FigureGroup>
 */
export function StatBand({ stats, note, layout = 'row', className, ...props }: StatBandProps) {
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
      {note}
    </div>
  );
}

function Stat({ stat: { id: _id, label, ...figure }, layout }: { stat: StatBandItem; layout: 'row' | 'column' }) {
  return (
    <div
      data-slot="stat-band-item"
      className={cx(
        'nz:flex nz:flex-col nz:gap-1 nz:border-line nz:py-4 nz:not-first:border-t-[1.5px]',
        layout === 'row' && inRow,
      )}
    >
      {/* The figure's date, source and mark come after its label. */}
      <dt className="nz:order-2 nz:font-semibold">{label}</dt>
      <dd className="nz:contents">
        <Figure {...figure} className="nz:contents nz:[&>[data-slot=figure-source]]:order-3" />
      </dd>
    </div>
  );
}

const inRow = cx(
  'nz:@md:max-@3xl:odd:pe-5 nz:@md:max-@3xl:even:border-s-[1.5px] nz:@md:max-@3xl:even:ps-5 nz:@md:max-@3xl:nth-2:border-t-0',
  'nz:@3xl:border-t-0! nz:@3xl:px-6 nz:@3xl:first:ps-0 nz:@3xl:not-first:border-s-[1.5px]',
);
