'use client';

import { Check } from 'lucide-react';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { cx } from '../../internal/cx.ts';
import { wizardMessages } from './Wizard.messages.ts';

interface WizardRailProps {
  /** The titles of the steps. */
  titles: readonly string[];
  /** The current step; the first is 1. */
  current: number;
}

/**
 * Shows the current step: a diamond for each, woven together up to it. In narrow containers, one
 * sentence and plain diamonds.
 */
export const WizardRail = memo(function WizardRail({ titles, current }: WizardRailProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  return (
    <div data-slot="wizard-rail" className="nz:@container">
      <StepPosition titles={titles} current={current} />
      <ol
        aria-label={formatMessage(wizardMessages.progress)}
        // Keeps the corners of the outer diamonds inside: a page may clip content before its first
        // paint.
        className="nz:flex nz:large-text:flex-wrap nz:large-text:gap-y-3 nz:px-2 nz:@min-[40rem]:grid nz:@min-[40rem]:auto-cols-fr nz:@min-[40rem]:grid-flow-col nz:@min-[40rem]:px-0"
      >
        {titles.map((title, index) => (
          <li
            key={title}
            aria-current={index + 1 === current ? 'step' : undefined}
            className={cx(
              'nz:bare nz:relative nz:flex nz:items-center nz:not-first:flex-1 nz:large-text:not-first:flex-none',
              'nz:@min-[40rem]:grid nz:@min-[40rem]:content-start nz:@min-[40rem]:justify-items-center nz:@min-[40rem]:gap-3 nz:@min-[40rem]:px-1',
            )}
          >
            {index > 0 ? <Thread isWoven={index < current} /> : null}
            <Diamond state={stateOf(index + 1, current)}>
              {index + 1 < current ? <Check className="nz:bare nz:size-5" /> : number(index + 1)}
            </Diamond>
            <span
              className={cx(
                'nz:sr-only nz:hyphens-auto nz:text-center nz:text-md nz:leading-snug nz:font-semibold',
                'nz:@min-[40rem]:not-sr-only',
                index + 1 > current && 'nz:text-text-muted',
              )}
            >
              {title}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}, hasSameTitles);

/** Compares the titles: every keystroke in a step passes a new array. */
function hasSameTitles(one: WizardRailProps, other: WizardRailProps) {
  return one.current === other.current && one.titles.join('\n') === other.titles.join('\n');
}

/** "Step 2 of 5 Occupation. Next: Purpose". */
function StepPosition({ titles, current }: WizardRailProps) {
  const { number } = useFormat();
  const title = titles[current - 1];
  const next = titles[current];
  return (
    <p data-slot="wizard-place" className="nz:mb-3 nz:text-sm nz:@min-[40rem]:hidden">
      <b className="nz:bare">
        <FormattedMessage {...wizardMessages.place} values={{ step: number(current), count: number(titles.length) }} />
      </b>{' '}
      <span className="nz:ms-1.5 nz:text-text-muted">
        {title && next ? <FormattedMessage {...wizardMessages.upcoming} values={{ title, next }} /> : title}
      </span>
    </p>
  );
}

type State = 'done' | 'now' | 'upcoming';

const stateOf = (step: number, current: number): State => {
  if (step === current) return 'now';
  return step < current ? 'done' : 'upcoming';
};

const diamonds: Record<State, string> = {
  done: 'nz:size-7 nz:m-1 nz:border-sign nz:bg-sign nz:text-bg',
  now: 'nz:size-9 nz:border-text nz:bg-offbeat nz:text-on-offbeat',
  upcoming: 'nz:size-7 nz:m-1 nz:border-control nz:text-text-muted',
};

function Diamond({ state, children }: { state: State; children: React.ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'nz:grid nz:shrink-0 nz:rotate-45 nz:place-items-center nz:border-2 nz:text-md nz:leading-none nz:font-bold nz:tabular-nums',
        'nz:forced-colors:border-[CanvasText]',
        diamonds[state],
      )}
    >
      <span className="nz:grid nz:-rotate-45">{children}</span>
    </span>
  );
}

/** The line between two diamonds: two ruled threads, or a braid up to the current step. */
function Thread({ isWoven }: { isWoven: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'nz:mx-1 nz:min-w-0 nz:flex-1 nz:@min-[20rem]:mx-2 nz:@min-[40rem]:absolute nz:@min-[40rem]:inset-x-[calc(-50%+1.375rem)] nz:@min-[40rem]:end-[calc(50%+1.375rem)] nz:@min-[40rem]:mx-0',
        isWoven
          ? 'nz:pattern-braid nz:h-6.5 nz:bg-sign nz:@min-[40rem]:top-1.25 nz:forced-colors:bg-[Highlight]'
          : 'nz:h-2 nz:border-y-[length:var(--nz-border-thread)] nz:border-line-strong nz:@min-[40rem]:top-3.5',
      )}
    />
  );
}
