import { useRequestPasswordResetMutation } from '@nzete/api-client/accounts';
import { sendResult } from '@nzete/api-client/forms';
import { serverErrors, useForm } from '@nzete/ui/Form';
import { SendOutcome, type SendResult } from '@nzete/ui/SendOutcome';
import { TextField } from '@nzete/ui/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountForm } from '../../shared/AccountForm.tsx';
import { messages } from './messages.ts';
import { requestSchema } from './reset.ts';

/** Asks for the address, and answers the same to each. */
export function RequestForm() {
  const { formatMessage } = useIntl();
  const { formik, form, formRef, result } = useRequest();
  return (
    <AccountForm
      formik={formik}
      formRef={formRef}
      title={messages.title}
      submit={messages.ask}
      outcome={
        <SendOutcome
          result={result}
          title={<FormattedMessage {...messages.askedTitle} />}
          description={<FormattedMessage {...messages.askedText} />}
        />
      }
    >
      <TextField type="email" hint={formatMessage(messages.emailHint)} autoComplete="email" {...form.text('email')} />
    </AccountForm>
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
