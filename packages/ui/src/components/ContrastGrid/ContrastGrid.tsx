import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';

/** A subject of a `ContrastGrid`. */
export interface ContrastGridItem {
  id: string;
  title: ReactNode;
  /** One or two sentences. */
  description: ReactNode;
}

export interface ContrastGridProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** Four: the first two are opposite each other, the others are what connects them. */
  items: readonly ContrastGridItem[];
  /**
   * The heading level of the titles.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * Two sides of a question, such as benefits and costs, with a diamond between them, and below them
 * what connects both.
 *
 * Slots: `contrast-grid`, `contrast-grid-item`, `contrast-grid-title`, `contrast-grid-description`.
 *
 * @example
 * <ContrastGrid items={[{ id: 'gain', title: 'What mining gives', description: 'Work.' }, { id: 'loss', title: 'What it takes', description: 'Water.' }]} />
 */
export function ContrastGrid({ items, headingLevel = 3, className, ...props }: ContrastGridProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul
      data-slot="contrast-grid"
      className={cx('nz:relative nz:grid nz:gap-2 nz:md:grid-cols-12 nz:lg:gap-3', className)}
      {...props}
    >
      {items.map(({ id, title, description }, index) => (
        <li
          key={id}
          data-slot="contrast-grid-item"
          className={cx(
            'nz:grid nz:content-start nz:gap-3 nz:p-5 nz:large-text:px-2 nz:lg:p-8',
            fields[index % fields.length],
          )}
        >
          <Heading
            data-slot="contrast-grid-title"
            className={cx(index < 2 ? 'nz:type-h2' : 'nz:type-h3', 'nz:hyphens-auto')}
          >
            {title}
          </Heading>
          <p data-slot="contrast-grid-description" className="nz:max-w-measure nz:text-pretty nz:text-text-2">
            {description}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** The first two have the same size, with the diamond between them. */
const fields = [
  'nz:bg-surface nz:md:col-span-6 nz:lg:pb-14',
  'nz:relative nz:bg-sunk nz:before:absolute nz:before:-top-3 nz:before:start-5 nz:before:size-4 nz:before:rotate-45 nz:before:bg-offbeat nz:md:col-span-6 nz:lg:pb-14 nz:md:before:top-7 nz:lg:before:top-11 nz:md:before:-start-3.5',
  'nz:md:col-span-7 nz:lg:pe-16',
  'nz:md:col-span-5',
];
