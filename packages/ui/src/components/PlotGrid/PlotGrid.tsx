import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { ProgramCard, type ProgramCardProps } from '../ProgramCard/ProgramCard.tsx';
import { plotGrounds, plotPatterns, plots } from './PlotGrid.variants.ts';

/** A programme on a plot of a `PlotGrid`. */
export interface PlotGridItem
  extends Pick<ProgramCardProps, 'icon' | 'title' | 'subtitle' | 'description' | 'result' | 'href' | 'action'> {
  id: string;
  /** The pattern of the plot from the air. */
  pattern: keyof typeof plotPatterns;
  /** The colour of the pattern, and of the diamond behind the icon. */
  accent: keyof typeof plotGrounds;
}

export interface PlotGridProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Designed for six; further ones repeat their places. */
  items: readonly PlotGridItem[];
  /**
   * The heading level of the titles.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * Programmes as fields seen from the air: plots of different sizes with paths between them.
 *
 * Slots: `plot-grid`, `plot-grid-item`.
 *
 * @example
 * <PlotGrid items={[{ id: 'trees', pattern: 'treetops', accent: 'forest', icon: <TreePine />, title: 'Reforestation', description: 'We plant.' }]} />
 */
export function PlotGrid({ items, headingLevel = 3, className, ...props }: PlotGridProps) {
  return (
    <ul data-slot="plot-grid" className={cx('nz:grid nz:gap-2 nz:lg:grid-cols-12 nz:lg:gap-3', className)} {...props}>
      {items.map(({ id, pattern, accent, ...program }, index) => (
        <li
          key={id}
          data-slot="plot-grid-item"
          className={cx(sideOnTablets, 'nz:grid nz:bg-surface', plots[index % plots.length])}
        >
          <span aria-hidden="true" className={cx('nz:block nz:h-14', plotGrounds[accent])}>
            <span className={cx('nz:block nz:size-full nz:opacity-60', plotPatterns[pattern])} />
          </span>
          <ProgramCard
            accent={accent}
            headingLevel={headingLevel}
            className="nz:p-5 nz:large-text:px-2 nz:lg:p-7"
            {...program}
          />
        </li>
      ))}
    </ul>
  );
}

/** On tablets the pattern is beside the text, on alternate sides. */
const sideOnTablets =
  'nz:md:max-lg:odd:grid-cols-[1fr_28%] nz:md:max-lg:even:grid-cols-[28%_1fr] nz:md:max-lg:[&>span]:h-auto nz:md:max-lg:odd:[&>span]:order-last';
