'use client';

import { updateLimits } from '@nzete/domain';
import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { cx } from '../../internal/cx.ts';
import { intentProps } from '../../internal/intentProps.ts';
import { mergeRefs } from '../../internal/mergeRefs.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ErrorSummary } from '../../primitives/ErrorSummary/ErrorSummary.tsx';
import { SelectField } from '../../primitives/SelectField/SelectField.tsx';
import { SendOutcome } from '../../primitives/SendOutcome/SendOutcome.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { updateFormMessages as texts, updateTypeMessages } from './UpdateForm.messages.ts';
import { type UpdateHandlers, updateTypes, useUpdateForm } from './useUpdateForm.ts';

export interface UpdateFormProps
  extends Omit<ComponentProps<'form'>, 'onSubmit' | 'onReset' | 'children'>,
    UpdateHandlers {
  /** Closes the form; if omitted, there is no Cancel button. */
  onCancel?: () => void;
  /** Below the buttons, such as a `DraftNotice`. A native reset button in it clears the form. */
  notice?: ReactNode;
  /**
   * Focuses its heading on mount: for a form that a button opens.
   * @default false
   */
  takesFocus?: boolean;
  /**
   * The level of its heading.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * Posted as `intent` by the submit button, so that the server knows which form was sent when
   * JavaScript is off.
   */
  intent?: string | undefined;
}

/**
 * A form to post news of a partnership: type, title, text, author. Errors show at the fields and in
 * a summary; if the request fails, the values are kept and the button says why.
 *
 * Slots: `update-form`, `update-form-title`.
 *
 * @example
 * <UpdateForm
 *   onSubmit={postUpdate}
 *   onMessage={toast}
 *   onSent={close}
 *   onCancel={close}
 *   takesFocus
 * />
 */
export function UpdateForm({
  onSubmit,
  onMessage,
  onSent,
  onCancel,
  draft,
  onValuesChange,
  answer,
  intent,
  notice,
  takesFocus = false,
  headingLevel = 3,
  className,
  ref,
  ...props
}: UpdateFormProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const heading = useFocusOnMount(takesFocus);
  const handlers = { onSubmit, onMessage, onSent, draft, onValuesChange, answer };
  const { form, formRef, isSending, failure, handleSubmit, handleReset } = useUpdateForm(handlers);
  const refs = useMemo(() => mergeRefs(formRef, ref), [formRef, ref]);
  const Heading = `h${headingLevel}` as const;
  return (
    <form
      ref={refs}
      noValidate
      // Without JavaScript the server answers.
      method="post"
      aria-labelledby={titleId}
      data-slot="update-form"
      className={cx(
        'nz:grid nz:gap-5 nz:border-primary nz:border-t-4 nz:bg-surface nz:p-[clamp(1.25rem,4vw,2rem)] nz:large-text:px-2',
        className,
      )}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void handleSubmit();
      }}
      onReset={handleReset}
      {...props}
    >
      <div className="nz:grid nz:gap-1">
        <Heading
          ref={heading}
          id={titleId}
          tabIndex={-1}
          data-slot="update-form-title"
          className="nz:type-h3 nz:outline-none"
        >
          <FormattedMessage {...texts.title} />
        </Heading>
        <p className="nz:text-text-muted">
          <FormattedMessage {...texts.note} />
        </p>
      </div>
      <ErrorSummary {...form.summary} headingLevel={headingLevel === 2 ? 3 : 4} />
      <SelectField
        options={updateTypes.map((type) => ({ value: type, label: formatMessage(updateTypeMessages[type]) }))}
        {...form.field('type')}
      />
      <TextField {...form.text('title')} />
      <TextArea rows={5} characterLimit={updateLimits.content} {...form.field('content')} />
      <TextField hint={formatMessage(texts.authorHint)} autoComplete="name" {...form.text('author')} />
      <SendOutcome result={failure} title={null} />
      <div className="nz:flex nz:flex-wrap nz:gap-3">
        <Button type="submit" {...intentProps(intent)} isLoading={isSending}>
          <FormattedMessage {...texts.submit} />
        </Button>
        {onCancel ? (
          <Button variant="line" onClick={onCancel}>
            <FormattedMessage {...texts.cancel} />
          </Button>
        ) : null}
      </div>
      {notice}
    </form>
  );
}

function useFocusOnMount(isWanted: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasWanted = useRef(isWanted);
  useEffect(() => {
    if (wasWanted.current) heading.current?.focus();
  }, []);
  return heading;
}
