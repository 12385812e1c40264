'use client';

import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { ErrorSummary } from '../primitives/ErrorSummary/ErrorSummary.tsx';
import { SendOutcome } from '../primitives/SendOutcome/SendOutcome.tsx';
import { cx } from './cx.ts';
import { mergeRefs } from './mergeRefs.ts';
import type { useApplicationForm } from './useApplicationForm.ts';

export interface ApplicationFrameProps
  extends Omit<ComponentProps<'form'>, 'title' | 'children' | 'onSubmit' | 'onReset'> {
  /** The return value of `useApplicationForm`. */
  application: Pick<
    ReturnType<typeof useApplicationForm<object>>,
    'form' | 'formRef' | 'result' | 'handleFocus' | 'handleReset'
  > & { formik: { handleSubmit: ComponentProps<'form'>['onSubmit'] } };
  /** The heading, which names the form. */
  title: ReactNode;
  /** The explanation of the mark for required fields. */
  required: ReactNode;
  /** The heading level of the sections and the error summary. */
  sectionLevel: 3 | 4;
  /** The sections. */
  sections: ReactNode;
  sentTitle: ReactNode;
  sentText?: ReactNode;
  /** The submit button, and what follows it. */
  children: ReactNode;
}

/**
 * The layout of an application on one page: title, error summary, sections along a thread, and the
 * outcome at the button.
 */
export function ApplicationFrame({
  application: { formik, form, formRef, result, handleFocus, handleReset },
  title,
  required,
  sectionLevel,
  sections,
  sentTitle,
  sentText,
  children,
  className,
  ref,
  ...props
}: ApplicationFrameProps) {
  const refs = useMemo(() => mergeRefs(formRef, ref), [formRef, ref]);
  return (
    <form
      {...props}
      ref={refs}
      // Posted without JavaScript or before hydration; GET would put the values into the URL.
      method="post"
      noValidate
      onSubmit={formik.handleSubmit}
      onReset={handleReset}
      onFocus={handleFocus}
      className={cx(
        'nz:grid nz:min-w-0 nz:gap-8 nz:border-t-4 nz:border-primary nz:bg-surface nz:px-5 nz:large-text:px-2 nz:py-8 nz:lg:py-10 nz:lg:ps-8 nz:lg:pe-12',
        className,
      )}
    >
      <div className="nz:grid nz:gap-1.5 nz:lg:ps-18">
        {title}
        <p className="nz:text-text-muted">{required}</p>
      </div>
      <ErrorSummary {...form.summary} headingLevel={sectionLevel} className="nz:lg:ms-18" />
      <div className="nz:min-w-0">{sections}</div>
      <div className="nz:grid nz:justify-items-start nz:gap-4 nz:lg:ms-18">
        <SendOutcome result={result} title={sentTitle} description={sentText} className="nz:w-full" />
        {children}
      </div>
    </form>
  );
}
