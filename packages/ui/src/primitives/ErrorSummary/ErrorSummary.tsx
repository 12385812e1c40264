import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '../../format/useFormat.ts';
import { cx } from '../../internal/cx.ts';
import { focusField } from '../Field/focusField.ts';
import { errorSummaryMessages } from './ErrorSummary.messages.ts';

export interface ErrorSummaryEntry {
  /** Id of the control, or of the fieldset round it. */
  fieldId: string;
  /** The same words as at the field. */
  message: ReactNode;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** In the order of the fields. With none, nothing is drawn. */
  errors: readonly ErrorSummaryEntry[];
  /** Instead of "2 things to fix". */
  title?: ReactNode;
  /**
   * The rank of the title in its page or dialog.
   * @default 2
   */
  headingLevel?: 2 | 3 | 4;
}

/**
 * Says above a form what must be put right; each entry moves focus to its field. Give it a `ref` and call `focus()` on it when sending has
 * failed: the title is read, and Tab leads to the first entry. (`useFormFields` does so.) It is no live region, so it stays quiet while
 * entries go away one by one under one's hands. `className`, `ref` and the rest go to the root.
 *
 * @example <ErrorSummary ref={summary} errors={[{ fieldId: 'email', message: 'Enter your e-mail address' }]} />
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
      aria-labelledby={titleId}
      data-slot="error-summary"
      className={cx(
        'flex gap-3 border-s-6 border-danger bg-danger-soft px-4 py-3.5 text-on-danger-soft focus-ring',
        'forced-colors:border-e-2 forced-colors:border-y-2',
        className,
      )}
      {...props}
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <Heading id={titleId} className="font-semibold leading-6">
          {title ??
            (errors.length === 1 ? (
              <FormattedMessage {...errorSummaryMessages.one} />
            ) : (
              <FormattedMessage {...errorSummaryMessages.many} values={{ count: number(errors.length) }} />
            ))}
        </Heading>
        <ul className="-mb-2">
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <JumpLink fieldId={fieldId}>{message}</JumpLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Stays on this page and in this form, so it is a plain anchor and no business of the application's router. */
function JumpLink({ fieldId, children }: { fieldId: string; children: ReactNode }) {
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    focusField(fieldId);
  };
  return (
    <a
      href={`#${fieldId}`}
      onClick={handleClick}
      className="-mx-1 inline-block px-1 py-2 leading-6 underline decoration-1 underline-offset-[3px] hover:decoration-2 focus-ring focus-visible:-outline-offset-2"
    >
      {children}
    </a>
  );
}
