import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import { Sign, type SignName } from '../../primitives/Sign/Sign.tsx';

export interface ValueGridItem {
  id: string;
  sign: SignName;
  title: ReactNode;
  description: ReactNode;
}

export interface ValueGridProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Designed for six: two rows of three. */
  values: readonly ValueGridItem[];
  /** The id of the highlighted value, in the gold cell. None by default. */
  offbeat?: string;
  /**
   * The heading level of the values.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * The foundation's values in ruled cells, each with its sign, one of them on gold.
 *
 * Slots: `value-grid`, `value-grid-item`, `value-grid-title`.
 *
 * @example
 * <ValueGrid
 *   offbeat="youth"
 *   values={[
 *     { id: 'youth', sign: 'minerals', title: 'Youth in the lead', description: 'Those who …' },
 *   ]}
 * />
 */
export function ValueGrid({ values, offbeat, headingLevel = 3, className, ...props }: ValueGridProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul
      data-slot="value-grid"
      className={cx(
        'nz:grid nz:border-line-strong nz:border-s-[1.5px] nz:border-t-[1.5px] nz:md:max-lg:grid-cols-2 nz:lg:grid-cols-3',
        className,
      )}
      {...props}
    >
      {values.map(({ id, sign, title, description }) => (
        <li
          key={id}
          data-slot="value-grid-item"
          data-offbeat={id === offbeat || undefined}
          className={cx(
            'nz:border-e-[1.5px] nz:border-b-[1.5px]',
            id === offbeat ? offbeatCell : 'nz:border-line-strong',
          )}
        >
          {/* The border belongs to the grid, the ground to the cell: around gold the rule keeps the
          grid's colour. */}
          <div className={cx(cell, id === offbeat && 'nz:ground-gold')}>
            <Sign name={sign} size="xl" />
            <div className="nz:grid nz:min-w-0 nz:content-start nz:gap-1 nz:lg:gap-2">
              <Heading data-slot="value-grid-title" className="nz:type-h3">
                {title}
              </Heading>
              <p className="nz:text-md nz:text-text-2">{description}</p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

const offbeatCell = 'nz:border-line-strong nz:forced-colors:border-[Highlight]';
const cell =
  'nz:flex nz:h-full nz:gap-4 nz:large-text:flex-col nz:px-5 nz:large-text:px-2 nz:py-6 nz:lg:min-h-62 nz:lg:flex-col nz:lg:gap-9 nz:lg:p-8';
