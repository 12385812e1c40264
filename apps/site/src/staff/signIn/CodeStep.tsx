import { Alert } from '@nzete/ui/Alert';
import { Button } from '@nzete/ui/Button';
import { TextField } from '@nzete/ui/TextField';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGiveSecondFactorMutation } from '../api.ts';
import { failureText } from '../parts/failure.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { OuterFrame } from '../shell/OuterFrame.tsx';
import { signInMessages as messages } from './messages.ts';

/** The code of the second factor, or a recovery code. */
export function CodeStep() {
  const { formatMessage } = useIntl();
  const signOut = useSignOut();
  const [giveCode, { isLoading, error }] = useGiveSecondFactorMutation();
  const [isMissing, setIsMissing] = useState(false);
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code')).replaceAll(/\s/g, '');
    setIsMissing(!code);
    if (code) void giveCode({ code });
    else event.currentTarget.querySelector('input')?.focus();
  };
  const problem = error ? failureText(error, formatMessage) : undefined;
  return (
    <OuterFrame title={formatMessage(messages.codeTitle)} intro={<FormattedMessage {...messages.codeIntro} />}>
      <form noValidate onSubmit={handleSubmit} className="nz:grid nz:gap-5">
        <TextField
          name="code"
          label={formatMessage(messages.code)}
          hint={formatMessage(messages.codeHint)}
          error={isMissing ? formatMessage(messages.codeRequired) : undefined}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          // The step begins with what is to be written.
          autoFocus
        />
        <div role="alert">{problem && !isMissing ? <Alert tone="error" description={problem} /> : null}</div>
        <div className="nz:flex nz:flex-wrap nz:gap-3">
          <Button type="submit" isLoading={isLoading}>
            <FormattedMessage {...messages.go} />
          </Button>
          <Button variant="quiet" onClick={signOut}>
            <FormattedMessage {...messages.other} />
          </Button>
        </div>
      </form>
    </OuterFrame>
  );
}
