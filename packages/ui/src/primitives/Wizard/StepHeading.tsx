'use client';

import { memo, type ReactNode, type Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { wizardMessages } from './Wizard.messages.ts';

interface StepHeadingProps {
  title: string;
  description?: ReactNode;
  titleId: string;
  headingLevel: 2 | 3;
  current: number;
  count: number;
  isFocused?: boolean | undefined;
  ref: Ref<HTMLHeadingElement>;
}

/**
 * The title of a step, with its position for screen readers. Memoised: every keystroke re-renders
 * the wizard.
 */
export const StepHeading = memo(function StepHeading({
  titleId,
  headingLevel,
  current,
  count,
  title,
  description,
  isFocused,
  ref,
}: StepHeadingProps) {
  const { number } = useFormat();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="nz:grid nz:gap-1.5">
      <Heading
        ref={ref}
        id={titleId}
        tabIndex={-1}
        // React ignores autoFocus on this element; it is for the server's HTML.
        autoFocus={isFocused}
        data-slot="wizard-title"
        className="nz:type-h2 nz:hyphens-auto nz:outline-none"
      >
        <span className="nz:sr-only">
          <FormattedMessage {...wizardMessages.place} values={{ step: number(current), count: number(count) }} />
          {': '}
        </span>
        {title}
      </Heading>
      {description ? <p className="nz:text-text-muted">{description}</p> : null}
    </div>
  );
});
