import { useResetPasswordMutation } from '@nzete/api-client/accounts';
import { Button } from '@nzete/ui/Button';
import { serverErrors, useForm } from '@nzete/ui/Form';
import { type SendFailure, SendOutcome } from '@nzete/ui/SendOutcome';
import { TextField } from '@nzete/ui/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { passwordSchema, resetFailure } from './reset.ts';

interface ResetFormProps {
  token: string;
  onDone: (outcome: 'saved' | 'dead') => void;
}

/** Asks for the new password. */
export function ResetForm({ token, onDone }: ResetFormProps) {
  const { formatMessage } = useIntl();
  const { formik, form, formRef, failure } = useReset(token, onDone);
  return (
    <form
      ref={formRef}
      // If submitted before hydration, the password must not end up in the URL.
      method="post"
      noValidate
      aria-label={formatMessage(messages.choose)}
      onSubmit={formik.handleSubmit}
      className="nz:grid nz:grid-cols-1 nz:gap-6"
    >
      <TextField
        type="password"
        hint={formatMessage(messages.passwordHint)}
        autoComplete="new-password"
        {...form.text('password')}
      />
      <div className="nz:grid nz:justify-items-start nz:gap-4">
        <SendOutcome result={failure} title={null} />
        <Button type="submit" size="lg" isLoading={formik.isSubmitting}>
          <FormattedMessage {...messages.save} />
        </Button>
      </div>
    </form>
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
      if (reason === 'dead') return onDone('dead');
      if (reason === 'easy') return setStatus(serverErrors({ password }, { password: 'passwordEasy' }));
      setFailure(reason);
    },
  });
  return { ...form, failure };
}
