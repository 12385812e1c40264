import { Alert } from '@nzete/ui/Alert';
import { LinkButton } from '@nzete/ui/LinkButton';
import { SendOutcome } from '@nzete/ui/SendOutcome';
import { TextField } from '@nzete/ui/TextField';
import { FormattedMessage, useIntl } from 'react-intl';
import { AccountForm } from '../../shared/AccountForm.tsx';
import { paths } from '../../shared/routes.ts';
import { messages } from './messages.ts';
import { useRegister } from './useRegister.ts';

/** Asks for username, address and password, creates the account and opens it. */
export function RegisterForm() {
  const { formatMessage } = useIntl();
  const { formik, form, formRef, result, isCreated } = useRegister();
  if (isCreated) return <Created />;
  return (
    <AccountForm
      formik={formik}
      formRef={formRef}
      title={messages.title}
      submit={messages.submit}
      outcome={<SendOutcome result={result} title={null} />}
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
    </AccountForm>
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
