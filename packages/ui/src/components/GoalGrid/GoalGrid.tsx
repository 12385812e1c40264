'use client';

import { ExternalLink } from 'lucide-react';
import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { goalMessages, goalGridMessages as texts } from './GoalGrid.messages.ts';

/** The number of a Sustainable Development Goal of the United Nations. */
export type Goal = keyof typeof goalMessages;

export interface GoalGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The goal of the page: gold, and twice as wide in rows of nine. The last one fills its row. */
  highlighted?: Goal;
  /**
   * The URL of a goal.
   * @default the goal's page at sdgs.un.org
   */
  hrefOf?: (goal: Goal) => string;
}

// The keys of the messages are the numbers of the goals.
const goals = Object.keys(goalMessages).map((goal) => Number(goal) as Goal);

const pageOf = (goal: Goal) => `https://sdgs.un.org/goals/goal${goal}`;

/**
 * The seventeen Sustainable Development Goals, each linking to its page at the United Nations.
 *
 * Slots: `goal-grid`, `goal-grid-goal`, `goal-grid-note`.
 *
 * @example <GoalGrid highlighted={12} />
 */
export function GoalGrid({ highlighted, hrefOf = pageOf, className, ...props }: GoalGridProps) {
  return (
    <div data-slot="goal-grid" className={cx('nz:@container nz:grid nz:gap-4', className)} {...props}>
      <ul className="nz:grid nz:grid-cols-3 nz:gap-1.5 nz:large-text:grid-cols-1 nz:@2xl:grid-cols-6 nz:@2xl:gap-2 nz:@4xl:grid-cols-9 nz:@4xl:gap-2.5">
        {goals.map((goal) => (
          <li
            key={goal}
            className={cx(
              'nz:last:col-span-2 nz:large-text:last:col-span-1',
              goal === highlighted && 'nz:@4xl:col-span-2',
              highlighted && 'nz:@4xl:last:col-span-1',
            )}
          >
            <Link
              variant="plain"
              href={hrefOf(goal)}
              hrefLang="en"
              data-slot="goal-grid-goal"
              className={cx(tile, goal === highlighted ? gold : grounds[goal % grounds.length])}
            >
              <span
                aria-hidden="true"
                className="nz:pattern-lattice nz:absolute nz:end-0 nz:top-0 nz:size-12 nz:bg-current nz:opacity-35 nz:[clip-path:polygon(0_0,100%_0,100%_100%)] nz:@4xl:size-16 nz:rtl:-scale-x-100"
              />
              <span className="nz:type-number nz:text-[1.75rem] nz:@4xl:text-[2.25rem]">{goal}</span>{' '}
              <span className="nz:self-end nz:text-xs nz:leading-[1.3] nz:font-semibold nz:@max-2xl:tracking-[-0.035em] nz:wrap-break-word nz:hyphens-auto">
                <FormattedMessage {...goalMessages[goal]} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p data-slot="goal-grid-note" className="nz:flex nz:items-start nz:gap-2.5 nz:text-md nz:text-text-2">
        <ExternalLink aria-hidden="true" className="nz:mt-0.5 nz:size-5 nz:shrink-0 nz:text-sign" />
        <FormattedMessage {...texts.note} />
      </p>
    </div>
  );
}

const tile =
  'nz:relative nz:grid nz:h-full nz:min-h-30 nz:grid-cols-1 nz:grid-rows-[auto_1fr] nz:overflow-hidden nz:p-1.5 nz:pe-0.5 nz:@2xl:p-2 nz:@2xl:pe-1 nz:@4xl:min-h-38 nz:@4xl:p-2.5 nz:@4xl:pe-1.5';
const gold = 'nz:bg-offbeat nz:text-on-offbeat';
/**
 * Dark in both themes, with the light theme's text colour. Neighbours never have the same colour.
 */
const grounds = [
  'nz:bg-(--nz-light-give) nz:text-(--nz-light-on-give)',
  'nz:bg-(--nz-light-warning) nz:text-(--nz-light-on-give)',
  'nz:bg-(--nz-light-primary) nz:text-(--nz-light-on-primary)',
  'nz:bg-(--nz-light-on-give-soft) nz:text-(--nz-light-on-give)',
  'nz:bg-(--nz-light-on-water-soft) nz:text-(--nz-light-on-primary)',
  'nz:bg-(--nz-light-info) nz:text-(--nz-light-on-primary)',
  'nz:bg-(--nz-light-on-primary-soft) nz:text-(--nz-light-on-primary)',
];
