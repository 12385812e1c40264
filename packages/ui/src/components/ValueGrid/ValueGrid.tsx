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
  /** Six is the number it is made for: two rows of three. */
  values: readonly ValueGridItem[];
  /** The id of the value that takes the offbeat: the one gold cell. By default none. */
  offbeat?: string;
  /**
   * The rank of the values' titles in the page.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * Values in ruled cells, each with its sign, one of them on gold.
 *
 * @example <ValueGrid offbeat="youth" values={[{ id: 'youth', sign: 'minerals', title: 'Youth in the lead', description: 'Those who …' }]} />
 */
export function ValueGrid({ values, offbeat, headingLevel = 3, className, ...props }: ValueGridProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul
      data-slot="value-grid"
      className={cx(
        'grid border-line-strong border-s-[1.5px] border-t-[1.5px] md:max-lg:grid-cols-2 lg:grid-cols-3',
        className,
      )}
      {...props}
    >
      {values.map(({ id, sign, title, description }) => (
        <li
          key={id}
          data-offbeat={id === offbeat || undefined}
          className={cx('border-e-[1.5px] border-b-[1.5px]', id === offbeat ? offbeatCell : 'border-line-strong')}
        >
          {/* The border belongs to the grid, the ground to the cell: on gold the rule keeps the grid's colour. */}
          <div className={cx(cell, id === offbeat && 'ground-gold')}>
            <Sign name={sign} size="xl" />
            <div className="grid min-w-0 content-start gap-1 lg:gap-2">
              <Heading className="type-h3">{title}</Heading>
              <p className="text-md text-text-2">{description}</p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

const offbeatCell = 'border-line-strong forced-colors:border-[Highlight]';
const cell = 'flex h-full gap-4 px-5 py-6 lg:min-h-62 lg:flex-col lg:gap-9 lg:p-8';
