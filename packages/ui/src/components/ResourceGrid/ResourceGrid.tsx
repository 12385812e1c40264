import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';

/** A resource of a place. */
export interface Resource {
  id: string;
  /** An icon (any element); the component sets its size. */
  icon: ReactNode;
  title: ReactNode;
  /** One sentence. */
  description: ReactNode;
}

export interface ResourceGridProps extends Omit<ComponentProps<'ul'>, 'children'> {
  resources: readonly Resource[];
  /**
   * `ruled`: a line above each, and rows on phones. `plain`: no lines, the icon above smaller words.
   * @default 'ruled'
   */
  variant?: keyof typeof variants;
  /**
   * The heading level of the title.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * Resources, each with icon, name and a sentence: columns if there is room, rows on phones.
 *
 * Slots: `resource-grid`, `resource-grid-item`, `resource-grid-title`.
 *
 * @example
 * <ResourceGrid
 *   resources={[
 *     {
 *       id: 'computers',
 *       icon: <Monitor />,
 *       title: 'Computers',
 *       description: 'One for every two learners.',
 *     },
 *   ]}
 * />
 */
export function ResourceGrid({
  resources,
  variant = 'ruled',
  headingLevel = 3,
  className,
  ...props
}: ResourceGridProps) {
  const Heading = `h${headingLevel}` as const;
  const looks = variants[variant];
  return (
    <ul
      data-slot="resource-grid"
      className={cx('nz:grid nz:gap-x-gap nz:sm:grid-cols-2 nz:lg:grid-cols-4', looks.list, className)}
      {...props}
    >
      {resources.map(({ id, icon, title, description }) => (
        <li key={id} data-slot="resource-grid-item" className={looks.item}>
          <span aria-hidden="true" className="nz:text-sign nz:[&>svg]:size-7">
            {icon}
          </span>
          <div className={cx('nz:grid nz:min-w-0 nz:content-start', looks.words)}>
            <Heading data-slot="resource-grid-title" className={looks.title}>
              {title}
            </Heading>
            <p className={cx('nz:text-pretty nz:text-text-2', looks.description)}>{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const variants = {
  ruled: {
    list: '',
    item: 'nz:grid nz:grid-cols-[auto_1fr] nz:gap-4 nz:border-line-strong nz:border-t-[1.5px] nz:py-5 nz:lg:grid-cols-1 nz:lg:content-start',
    words: 'nz:gap-1',
    title: 'nz:type-h3',
    description: 'nz:text-md',
  },
  plain: {
    list: 'nz:gap-y-8',
    item: 'nz:grid nz:content-start nz:gap-2',
    words: 'nz:gap-2',
    title: 'nz:type-h4',
    description: '',
  },
};
