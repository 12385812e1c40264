import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';

/** A step of a `StepList`. */
export interface StepListItem {
  id: string;
  title: ReactNode;
  /** One or two sentences. */
  description: ReactNode;
}

export interface StepListProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** In their order; the last one carries the diamond. Stairs are designed for four. */
  items: readonly StepListItem[];
  /**
   * `stairs`: rising steps on wide screens, a line on phones. `talk`: question and answer on
   * alternate sides.
   * @default 'stairs'
   */
  variant?: keyof typeof variants;
  /**
   * The heading level of the titles.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * How something goes on, step by step: as stairs, or as the turns of a talk.
 *
 * Slots: `step-list`, `step-list-item`, `step-list-title`, `step-list-description`.
 *
 * @example
 * <StepList variant="talk" items={[{ id: 'ask', title: 'A village asks', description: 'In a monthly meeting.' }]} />
 */
export function StepList({ items, variant = 'stairs', headingLevel = 3, className, ...props }: StepListProps) {
  const Heading = `h${headingLevel}` as const;
  const { list, item, heights, description } = variants[variant];
  return (
    <ol data-slot="step-list" className={cx(list, className)} {...props}>
      {items.map((step, index) => (
        <li key={step.id} data-slot="step-list-item" className={cx(item, heights[index % heights.length])}>
          <Heading data-slot="step-list-title" className="nz:type-h3 nz:wrap-anywhere nz:hyphens-auto">
            {step.title}
          </Heading>
          <p data-slot="step-list-description" className={cx('nz:max-w-measure nz:text-pretty', description)}>
            {step.description}
          </p>
        </li>
      ))}
    </ol>
  );
}

const variants = {
  stairs: {
    list: 'nz:ms-1.5 nz:border-line-strong nz:border-s-[1.5px] nz:lg:ms-0 nz:lg:-mt-16 nz:lg:grid nz:lg:grid-cols-4 nz:lg:border-s-0',
    item: 'nz:relative nz:grid nz:content-start nz:gap-2 nz:ps-8 nz:pb-9 nz:before:absolute nz:before:top-2 nz:before:-start-[7px] nz:before:size-3 nz:before:rotate-45 nz:before:bg-line-strong nz:last:pb-0 nz:last:before:bg-offbeat nz:lg:border-line-strong nz:lg:border-t-2 nz:lg:pt-8 nz:lg:pe-8 nz:lg:ps-6 nz:lg:pb-0 nz:lg:after:absolute nz:lg:after:start-0 nz:lg:after:top-0 nz:lg:after:h-16 nz:lg:after:w-0.5 nz:lg:after:bg-line-strong nz:lg:before:-top-[7px] nz:lg:before:-start-[5px]',
    /** The distance of a step from the top. Its riser connects it to the previous step. */
    heights: ['nz:lg:mt-48', 'nz:lg:mt-32 nz:lg:mb-16', 'nz:lg:mt-16 nz:lg:mb-32', 'nz:lg:mb-48'],
    description: 'nz:text-text-muted',
  },
  talk: {
    list: 'nz:grid nz:gap-4 nz:lg:gap-5',
    item: 'nz:grid nz:gap-2 nz:bg-surface nz:cut-corner nz:odd:me-[min(2rem,10vw)] nz:even:ms-[min(2rem,10vw)] nz:p-5 nz:large-text:p-3 nz:even:cut-corner-foot nz:last:before:mb-1 nz:last:before:size-3.5 nz:last:before:rotate-45 nz:last:before:bg-offbeat nz:lg:odd:me-28 nz:lg:even:ms-28 nz:lg:p-7',
    heights: [''],
    description: 'nz:text-text-2',
  },
};
