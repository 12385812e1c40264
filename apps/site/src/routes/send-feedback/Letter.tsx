import { feedbackLimits } from '@nzete/domain';
import { Button } from '@nzete/ui/Button';
import { DraftNotice } from '@nzete/ui/DraftNotice';
import { ErrorSummary } from '@nzete/ui/ErrorSummary';
import { LetterForm } from '@nzete/ui/LetterForm';
import { SendOutcome } from '@nzete/ui/SendOutcome';
import { TextArea } from '@nzete/ui/TextArea';
import { TextField } from '@nzete/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { useFeedback } from './useFeedback.ts';

/** The letter: a sheet with one field and one button, and a stamp once it has arrived. */
export default function Letter() {
  const { formatMessage } = useIntl();
  const { formik, form, formRef, draft, result, answer } = useFeedback();
  return (
    <LetterForm
      ref={formRef}
      aria-label={formatMessage(messages.title)}
      greeting={<FormattedMessage {...messages.greeting} />}
      stamp={<FormattedMessage {...messages.stamp} />}
      onSubmit={formik.handleSubmit}
      onReset={formik.handleReset}
      className="nz:max-sm:-mx-gutter"
    >
      {answer ? <ErrorSummary {...form.summary} /> : null}
      <TextArea
        hint={formatMessage(messages.messageHint)}
        rows={9}
        characterLimit={feedbackLimits.message}
        {...form.field('message')}
      />
      <TextField type="email" hint={formatMessage(messages.emailHint)} autoComplete="email" {...form.text('email')} />
      <div className="nz:grid nz:justify-items-start nz:gap-2">
        <SendOutcome result={result} title={null} />
        <Button type="submit" name="intent" value="feedback" size="lg" isLoading={formik.isSubmitting}>
          <FormattedMessage {...messages.submit} />
        </Button>
        <DraftNotice status={draft.status} onUndo={draft.undo} />
      </div>
    </LetterForm>
  );
}
