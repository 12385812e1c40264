import { Button } from '@nzete/ui/Button';
import { ErrorSummary } from '@nzete/ui/ErrorSummary';
import { TextField } from '@nzete/ui/TextField';
import { FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { Outcome } from './Outcome.tsx';
import { useStatus } from './useStatus.ts';

const EXAMPLE = 'NZ-V-2026-7K3Q9XBH';
const hint: MessageDescriptor = messages.referenceHint;

/** Asks for a reference number and its e-mail address, and shows where the application stands. */
export function StatusForm() {
  const { formatMessage } = useIntl();
  const { formik, form, formRef, outcome, answer } = useStatus();
  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      aria-label={formatMessage(messages.title)}
      onSubmit={formik.handleSubmit}
      className="nz:grid nz:max-w-measure nz:gap-6"
    >
      {answer ? <ErrorSummary {...form.summary} /> : null}
      <TextField
        hint={formatMessage(hint, { example: EXAMPLE })}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...form.text('reference')}
      />
      <TextField type="email" autoComplete="email" {...form.text('email')} />
      <div className="nz:grid nz:justify-items-start nz:gap-4">
        <Button type="submit" name="intent" value="status" size="lg" isLoading={formik.isSubmitting}>
          <FormattedMessage {...messages.submit} />
        </Button>
        <Outcome outcome={outcome} />
      </div>
    </form>
  );
}
