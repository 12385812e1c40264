import { staffApi } from '@nzete/api-client/staff';
import { Alert } from '@nzete/ui/Alert';
import { Button } from '@nzete/ui/Button';
import { useForm } from '@nzete/ui/Form';
import { TextField } from '@nzete/ui/TextField';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { object, string } from 'yup';
import { failureText } from '../parts/failure.ts';
import { selectHasEnded } from '../session/sessionSlice.ts';
import { OuterFrame } from '../shell/OuterFrame.tsx';
import { signInMessages as messages } from './messages.ts';

const schema = object({
  username: string().trim().required('usernameRequired').max(254),
  password: string().required('passwordRequired').max(1024),
});

/** Username and password. */
export function PasswordStep() {
  const { formatMessage } = useIntl();
  const hasEnded = useSelector(selectHasEnded);
  const [signIn] = staffApi.useStaffSignInMutation();
  const [failure, setFailure] = useState<unknown>();
  const { formik, form, formRef } = useForm({
    initialValues: { username: '', password: '' },
    schema,
    labels: messages,
    errors: messages,
    mark: 'optional',
    focus: 'first-field',
    onSubmit: async (values) => {
      setFailure(undefined);
      const { error } = await signIn({ staffCredentials: { ...values, username: values.username.trim() } });
      setFailure(error);
    },
  });
  return (
    <OuterFrame title={formatMessage(messages.title)}>
      {hasEnded ? <Alert role="status" description={<FormattedMessage {...messages.ended} />} /> : null}
      <form ref={formRef} noValidate onSubmit={formik.handleSubmit} className="nz:grid nz:gap-5">
        <TextField autoComplete="username" autoCapitalize="none" spellCheck={false} {...form.text('username')} />
        <TextField type="password" autoComplete="current-password" {...form.text('password')} />
        <div role="alert">
          {failure ? <Alert tone="error" description={failureText(failure, formatMessage)} /> : null}
        </div>
        <Button type="submit" isLoading={formik.isSubmitting} className="nz:justify-self-start">
          <FormattedMessage {...messages.title} />
        </Button>
      </form>
      <p className="nz:text-sm nz:text-text-muted">
        <FormattedMessage {...messages.help} />{' '}
        <a href="/forgot-password" className="nz:focus-ring nz:underline">
          <FormattedMessage {...messages.forgotten} />
        </a>
      </p>
    </OuterFrame>
  );
}
