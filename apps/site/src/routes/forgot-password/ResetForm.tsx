import { useResetPasswordMutation } from '@nzete/api-client/accounts';
import { serverErrors, useForm } from '@nzete/ui/Form';
import { type SendFailure, SendOutcome } from '@nzete/ui/SendOutcome';
import { TextField } from '@nzete/ui/TextField';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { AccountForm } from '../../shared/AccountForm.tsx';
import { messages } from './messages.ts';
import { passwordSchema, type ResetOutcome, resetFailure } from './reset.ts';

interface ResetFormProps {
  token: string;
  onDone: (outcome: ResetOutcome) => void;
}

/** Asks for the new password. */
export function ResetForm({ token, onDone }: ResetFormProps) {
  const { formatMessage } = useIntl();
  const { formik, form, formRef, failure } = useReset(token, onDone);
  return (
    <AccountForm
      formik={formik}
      formRef={formRef}
      title={messages.choose}
      submit={messages.save}
      outcome={<SendOutcome result={failure} title={null} />}
    >
      <TextField
        type="password"
        hint={formatMessage(messages.passwordHint)}
        autoComplete="new-password"
        {...form.text('password')}
      />
    </AccountForm>
  );
}

function useReset(token: string, onDone: ResetFormProps['onDone']) {
  const [reset] = useResetPasswordMutation();
  const [failure, setFailure] = useState<SendFailure>();
  const form = useForm<{ password: string }>({
    initialValues: { password: '' },
    schema: passwordSchema,
    labels: messages,
    errors: messages,
    focus: 'first-field',
    onSubmit: async ({ password }, { setStatus }) => {
      setFailure(undefined);
      const { error } = await reset({ passwordReset: { token, password } });
      if (!error) return onDone('saved');
      const reason = resetFailure(error);
      if (reason === 'dead' || reason === 'used') return onDone(reason);
      if (reason === 'easy') return setStatus(serverErrors({ password }, { password: 'passwordEasy' }));
      setFailure(reason);
    },
  });
  return { ...form, failure };
}
