import { useRequestPasswordResetMutation } from '@nzete/api-client/accounts';
import { sendResult } from '@nzete/api-client/forms';
import { Button } from '@nzete/ui/Button';
import { serverErrors, useForm } from '@nzete/ui/Form';
import { SendOutcome, type SendResult } from '@nzete/ui/SendOutcome';
import { TextField } from '@nzete/ui/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { requestSchema } from './reset.ts';

/** Asks for the address, and answers the same to each. */
export function RequestForm() {
  const { formatMessage } = useIntl();
  const { formik, form, formRef, result } = useRequest();
  return (
    <form
      ref={formRef}
      method="post"
      noValidate
      aria-label={formatMessage(messages.title)}
      onSubmit={formik.handleSubmit}
      className="nz:needs-script nz:grid nz:grid-cols-1 nz:gap-6"
    >
      <TextField type="email" hint={formatMessage(messages.emailHint)} autoComplete="email" {...form.text('email')} />
      <div className="nz:grid nz:justify-items-start nz:gap-4">
        <SendOutcome
          result={result}
          title={<FormattedMessage {...messages.askedTitle} />}
          description={<FormattedMessage {...messages.askedText} />}
        />
        <Button type="submit" size="lg" isLoading={formik.isSubmitting}>
          <FormattedMessage {...messages.ask} />
        </Button>
      </div>
    </form>
  );
}

function useRequest() {
  const [ask] = useRequestPasswordResetMutation();
  const [result, setResult] = useState<SendResult>();
  const form = useForm<{ email: string }>({
    initialValues: { email: '' },
    schema: requestSchema,
    labels: messages,
    errors: messages,
    focus: 'first-field',
    onSubmit: async (values, { setStatus }) => {
      setResult(undefined);
      const { error } = await ask({ passwordResetRequest: requestSchema.cast(values) });
      const sent = sendResult({ error });
      setResult(sent);
      if (!sent.ok && sent.reason === 'refused') setStatus(serverErrors(values, { email: 'emailWrong' }));
    },
  });
  return { ...form, result };
}
