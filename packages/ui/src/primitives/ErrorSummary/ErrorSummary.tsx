'use client';

import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { cx } from '../../internal/cx.ts';
import { focusField } from '../Field/focusField.ts';
import { errorSummaryMessages } from './ErrorSummary.messages.ts';

export interface ErrorSummaryEntry {
  /** The id of the control, or of its fieldset. */
  fieldId: string;
  /** The same text as at the field. */
  message: ReactNode;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** In the order of the fields. If empty, nothing is rendered. */
  errors: readonly ErrorSummaryEntry[];
  /** Replaces the default, "2 things to fix". */
  title?: ReactNode;
  /**
   * The heading level.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * Lists the errors of a form above it; each entry moves focus to its field. Pass a `ref` and focus
 * it when validation fails: the title is read, and Tab moves to the first entry. (`useForm` does
 * this.) It is not a live region, so it stays quiet while entries disappear one by one.
 * `className`, `ref` and the rest go to the root.
 *
 * Slots: `error-summary`, `error-summary-title`, `error-summary-list`.
 *
 * @example
 * <ErrorSummary
 *   ref={summary}
 *   errors={[{ fieldId: 'email', message: 'Enter your e-mail address' }]}
 * />
 */
export function ErrorSummary({ errors, title, headingLevel = 2, className, ...props }: ErrorSummaryProps) {
  const titleId = useId();
  const { number } = useFormat();
  if (errors.length === 0) return null;
  const Heading = `h${headingLevel}` as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and this group only points to them
    <div
      role="group"
      tabIndex={-1}
      // React ignores autoFocus on this element; it is for the server's HTML.
      // biome-ignore lint/a11y/noAutofocus: the summary is what the visitor needs to read first
      autoFocus
      aria-labelledby={titleId}
      data-slot="error-summary"
      className={cx(
        'nz:flex nz:gap-3 nz:border-s-6 nz:border-danger nz:bg-danger-soft nz:px-4 nz:py-3.5 nz:text-on-danger-soft nz:focus-ring',
        'nz:forced-colors:border-e-2 nz:forced-colors:border-y-2',
        className,
      )}
      {...props}
    >
      <CircleAlert aria-hidden="true" className="nz:mt-0.5 nz:size-5 nz:shrink-0" />
      <div className="nz:min-w-0">
        <Heading id={titleId} data-slot="error-summary-title" className="nz:font-semibold nz:leading-6">
          {title ??
            (errors.length === 1 ? (
              <FormattedMessage {...errorSummaryMessages.one} />
            ) : (
              <FormattedMessage {...errorSummaryMessages.many} values={{ count: number(errors.length) }} />
            ))}
        </Heading>
        <ul data-slot="error-summary-list" className="nz:-mb-2">
          {errors.map(({ fieldId, message }) => (
            <li className="nz:bare" key={fieldId}>
              <JumpLink fieldId={fieldId}>{message}</JumpLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Links within this form, so it is a plain anchor that the router does not handle. */
function JumpLink({ fieldId, children }: { fieldId: string; children: ReactNode }) {
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    focusField(fieldId);
  };
  return (
    <a
      href={`#${fieldId}`}
      onClick={handleClick}
      className="nz:-mx-1 nz:inline-block nz:px-1 nz:py-2 nz:leading-6 nz:underline nz:decoration-1 nz:underline-offset-[3px] nz:hover:decoration-2 nz:focus-ring nz:focus-visible:-outline-offset-2"
    >
      {children}
    </a>
  );
}
