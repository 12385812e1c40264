import { Alert } from '@nzete/ui/Alert';
import { Button } from '@nzete/ui/Button';
import { LinkButton } from '@nzete/ui/LinkButton';
import { SendOutcome } from '@nzete/ui/SendOutcome';
import { TextField } from '@nzete/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';
import { useRegister } from './useRegister.ts';

/** Asks for username, address and password, creates the account and opens it. */
export function RegisterForm() {
  const { formatMessage } = useIntl();
  const { formik, form, formRef, result, isCreated } = useRegister();
  if (isCreated) return <Created />;
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
      <TextField
        hint={formatMessage(messages.usernameHint)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...form.text('username')}
      />
      <TextField type="email" hint={formatMessage(messages.emailHint)} autoComplete="email" {...form.text('email')} />
      <TextField
        type="password"
        hint={formatMessage(messages.passwordHint)}
        autoComplete="new-password"
        {...form.text('password')}
      />
      <div className="nz:grid nz:justify-items-start nz:gap-4">
        <SendOutcome result={result} title={null} />
        <Button type="submit" size="lg" isLoading={formik.isSubmitting}>
          <FormattedMessage {...messages.submit} />
        </Button>
      </div>
    </form>
  );
}

function Created() {
  return (
    <Alert
      tone="warning"
      role="alert"
      title={<FormattedMessage {...messages.createdTitle} />}
      description={<FormattedMessage {...messages.createdText} />}
      actions={
        <LinkButton href={paths.login} size="sm">
          <FormattedMessage {...messages.login} />
        </LinkButton>
      }
    />
  );
}
