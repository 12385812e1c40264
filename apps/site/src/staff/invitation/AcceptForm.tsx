import { readError } from '@nzete/api-client';
import { staffApi } from '@nzete/api-client/staff';
import { Alert } from '@nzete/ui/Alert';
import { Button } from '@nzete/ui/Button';
import { serverErrors, useForm } from '@nzete/ui/Form';
import { TextField } from '@nzete/ui/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { object, string } from 'yup';
import { failureText } from '../parts/failure.ts';
import { invitationMessages as messages } from './messages.ts';

const schema = object({
  username: string()
    .trim()
    .required('usernameRequired')
    .matches(/^[A-Za-z0-9][\w.-]{2,31}$/, 'usernameRequired'),
  password: string().required('passwordRequired').min(10, 'passwordRequired').max(1024),
});

/** Makes the account of an invitation: a username and a password. */
export function AcceptForm({ token }: { token: string }) {
  const { formatMessage, locale } = useIntl();
  const [accept] = staffApi.useAcceptInvitationMutation();
  const [failure, setFailure] = useState<unknown>();
  const { formik, form, formRef } = useForm({
    initialValues: { username: '', password: '' },
    schema,
    labels: messages,
    errors: messages,
    mark: 'optional',
    focus: 'first-field',
    onSubmit: async (values, { setStatus }) => {
      setFailure(undefined);
      const { error } = await accept({ invitationAcceptance: { token, ...schema.cast(values) } });
      if (!error) return;
      const refused = readError(error).fields.map(({ field, message }) => [field, message]);
      if (refused.length > 0) setStatus(serverErrors(values, Object.fromEntries(refused), locale));
      else setFailure(error);
    },
  });
  return (
    <form ref={formRef} noValidate onSubmit={formik.handleSubmit} className="nz:grid nz:gap-5">
      <TextField
        hint={formatMessage(messages.usernameHint)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.text('username')}
      />
      <TextField
        type="password"
        hint={formatMessage(messages.passwordHint)}
        autoComplete="new-password"
        {...form.text('password')}
      />
      <div role="alert">
        {failure ? <Alert tone="error" description={failureText(failure, formatMessage)} /> : null}
      </div>
      <Button type="submit" isLoading={formik.isSubmitting} className="nz:justify-self-start">
        <FormattedMessage {...messages.accept} />
      </Button>
    </form>
  );
}
