'use client';

import { type ComponentProps, type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { Button } from '../Button/Button.tsx';
import { reviewListMessages } from './ReviewList.messages.ts';

export interface ReviewEntry {
  /** The question, without the mark for required fields. */
  label: ReactNode;
  /** The localised answer; an empty one shows as "Not given". */
  value: ReactNode;
}

export interface ReviewSection {
  title: string;
  entries: readonly ReviewEntry[];
  /** Returns to the fields of the section. */
  onChange: () => void;
}

export interface ReviewListProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  sections: readonly ReviewSection[];
  /**
   * The heading level of the section titles.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5;
}

/**
 * The entered values by section, to review before submitting. `className`, `ref` and the rest go to
 * the root.
 *
 * Slots: `review-list`, `review-list-section`.
 *
 * @example
 * <ReviewList
 *   sections={[
 *     {
 *       title: 'Organisation',
 *       entries: [{ label: 'Name', value: values.name }],
 *       onChange: () => goTo(1),
 *     },
 *   ]}
 * />
 */
export function ReviewList({ sections, headingLevel = 3, className, ...props }: ReviewListProps) {
  return (
    <div data-slot="review-list" className={cx('nz:@container nz:grid nz:gap-6', className)} {...props}>
      {sections.map((section) => (
        <Section key={section.title} section={section} headingLevel={headingLevel} />
      ))}
    </div>
  );
}

function Section({ section, headingLevel }: { section: ReviewSection; headingLevel: 2 | 3 | 4 | 5 }) {
  const titleId = useId();
  const { formatMessage } = useIntl();
  const Heading = `h${headingLevel}` as const;
  return (
    <section data-slot="review-list-section" className="nz:bare" aria-labelledby={titleId}>
      <div className="nz:flex nz:flex-wrap nz:items-center nz:justify-between nz:gap-x-4">
        <Heading id={titleId} className="nz:type-h4">
          {section.title}
        </Heading>
        <Button
          variant="quiet"
          className="nz:-mx-3 nz:px-3 nz:underline nz:underline-offset-4"
          aria-label={formatMessage(reviewListMessages.change, { section: section.title })}
          onClick={section.onChange}
        >
          <FormattedMessage {...reviewListMessages.changeShort} />
        </Button>
      </div>
      <dl className="nz:border-line-strong nz:border-t-[length:var(--nz-border-thread)]">
        {section.entries.map(({ label, value }, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the entries keep their order
            key={index}
            className="nz:grid nz:gap-x-6 nz:border-line nz:border-b nz:py-2.5 nz:@min-[34rem]:grid-cols-[2fr_3fr]"
          >
            <dt className="nz:text-md nz:text-text-muted">{label}</dt>
            <dd className="nz:min-w-0 nz:font-semibold nz:whitespace-pre-line nz:[overflow-wrap:anywhere]">
              {/* A telephone number keeps its order in right-to-left text. */}
              {value ? (
                <bdi className="nz:bare">{value}</bdi>
              ) : (
                <span className="nz:font-normal nz:text-text-muted">
                  <FormattedMessage {...reviewListMessages.none} />
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
