import { Alert } from '@nzete/ui/Alert';
import { SendOutcome } from '@nzete/ui/SendOutcome';
import { TextField } from '@nzete/ui/TextField';
import { FormattedMessage } from 'react-intl';
import { AccountForm } from '../../shared/AccountForm.tsx';
import { messages } from './messages.ts';
import { useLogin } from './useLogin.ts';

/** Asks for username and password, and opens the account. */
export function LoginForm() {
  const { formik, form, formRef, failure } = useLogin();
  return (
    <AccountForm
      formik={formik}
      formRef={formRef}
      title={messages.title}
      submit={messages.submit}
      outcome={
        <div>
          <div role="alert">
            {failure === 'wrong' ? (
              <Alert
                tone="error"
                title={<FormattedMessage {...messages.wrongTitle} />}
                description={<FormattedMessage {...messages.wrongText} />}
              />
            ) : null}
          </div>
          <SendOutcome result={failure === 'wrong' ? undefined : failure} title={null} />
        </div>
      }
    >
      <TextField autoComplete="username" autoCapitalize="none" spellCheck={false} {...form.text('username')} />
      <TextField type="password" autoComplete="current-password" {...form.text('password')} />
    </AccountForm>
  );
}
