import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../../internal/cx.ts';
import { Figure, type FigureProps } from '../../primitives/Figure/Figure.tsx';

/** One line of a MetricsSidebar. */
interface Metric extends Pick<FigureProps, 'value' | 'format' | 'unit' | 'asOf' | 'source' | 'isSample'> {
  id: string;
  /** The label: `people reached`. */
  label: ReactNode;
}

export interface MetricsSidebarProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The heading. */
  title: ReactNode;
  /** What applies to all figures, such as their date. */
  description?: ReactNode;
  /** The first is shown large, the others in ruled rows below it. */
  metrics: readonly Metric[];
  /**
   * The heading level of the title.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * The latest figures, for a sidebar: one large, the others in rows. Each is a Figure with its date,
 * source and mark. It has no ground of its own.
 *
 * Slots: `metrics-sidebar`, `metrics-sidebar-title`, `metrics-sidebar-description`,
 * `metrics-sidebar-list`.
 *
 * @example
 * <MetricsSidebar
 *   title="Latest metrics"
 *   metrics={[{ id: 'trees', value: 50000, label: 'trees planted', asOf: '2025-11-30' }]}
 * />
 */
export function MetricsSidebar({
  title,
  description,
  metrics: [first, ...others],
  headingLevel = 2,
  className,
  ...props
}: MetricsSidebarProps) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      data-slot="metrics-sidebar"
      aria-labelledby={id}
      className={cx('nz:grid nz:min-w-0 nz:content-start nz:gap-1.5', className)}
      {...props}
    >
      <Heading id={id} data-slot="metrics-sidebar-title" className="nz:type-h3">
        {title}
      </Heading>
      {description ? (
        <p data-slot="metrics-sidebar-description" className="nz:text-md nz:text-text-muted">
          {description}
        </p>
      ) : null}
      <ul data-slot="metrics-sidebar-list" className="nz:mt-5 nz:grid">
        {first ? <Line metric={first} className={large} /> : null}
        {others.map((metric) => (
          <Line key={metric.id} metric={metric} className={line} />
        ))}
      </ul>
    </section>
  );
}

function Line({ metric: { id: _id, ...figure }, className }: { metric: Metric; className: string }) {
  return (
    <li className="nz:border-line-strong nz:border-b-[1.5px] nz:py-3.5 nz:first:pt-0 nz:first:pb-5 nz:last:border-b-0 nz:last:pb-0">
      <Figure {...figure} className={className} />
    </li>
  );
}

const large =
  'nz:[&_[data-slot=figure-value]]:text-[3.25rem] nz:lg:[&_[data-slot=figure-value]]:text-[4rem] nz:[&_[data-slot=figure-value]]:text-give';
/** The value is at the end of the line of its label. */
const line = cx(
  'nz:large-text:flex nz:large-text:flex-col',
  'nz:grid-cols-[1fr_auto] nz:items-baseline nz:gap-x-4 nz:justify-items-stretch',
  'nz:[&>:first-child]:col-start-2 nz:[&>:first-child]:row-start-1 nz:[&_[data-slot=figure-value]]:text-[1.375rem]',
  'nz:[&>[data-slot=figure-label]]:row-start-1 nz:[&>[data-slot=figure-source]]:col-span-full',
);
