import { Alert } from '@nzete/ui/Alert';
import { Button } from '@nzete/ui/Button';
import { SendOutcome } from '@nzete/ui/SendOutcome';
import { TextField } from '@nzete/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { useLogin } from './useLogin.ts';

/** Asks for username and password, and opens the account. */
export function LoginForm() {
  const { formatMessage } = useIntl();
  const { formik, form, formRef, failure } = useLogin();
  return (
    <form
      ref={formRef}
      // If submitted before hydration, the password must not end up in the URL.
      method="post"
      noValidate
      aria-label={formatMessage(messages.title)}
      onSubmit={formik.handleSubmit}
      className="nz:needs-script nz:grid nz:grid-cols-1 nz:gap-6"
    >
      <TextField autoComplete="username" autoCapitalize="none" spellCheck={false} {...form.text('username')} />
      <TextField type="password" autoComplete="current-password" {...form.text('password')} />
      <div className="nz:grid nz:justify-items-start nz:gap-4">
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
        <Button type="submit" size="lg" isLoading={formik.isSubmitting}>
          <FormattedMessage {...messages.submit} />
        </Button>
      </div>
    </form>
  );
}
