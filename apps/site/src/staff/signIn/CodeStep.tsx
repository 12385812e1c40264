import { staffApi } from '@nzete/api-client/staff';
import { Alert } from '@nzete/ui/Alert';
import { Button } from '@nzete/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { CodeField } from '../parts/CodeField.tsx';
import { failureText } from '../parts/failure.ts';
import { useCodeForm } from '../secondFactor/useCodeForm.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { OuterFrame } from '../shell/OuterFrame.tsx';
import { signInMessages as messages } from './messages.ts';

/** The code of the second factor, or a recovery code. */
export function CodeStep() {
  const { formatMessage } = useIntl();
  const signOut = useSignOut();
  const [giveCode, { isLoading, error }] = staffApi.useGiveSecondFactorMutation();
  const { isMissing, handleSubmit } = useCodeForm((code) => void giveCode({ secondFactorCode: { code } }));
  return (
    <OuterFrame title={formatMessage(messages.codeTitle)} intro={<FormattedMessage {...messages.codeIntro} />}>
      <form noValidate onSubmit={handleSubmit} className="nz:grid nz:gap-5">
        <CodeField
          label={formatMessage(messages.code)}
          hint={formatMessage(messages.codeHint)}
          error={isMissing ? formatMessage(messages.codeRequired) : undefined}
          // The step begins with what is to be written.
          autoFocus
        />
        <div role="alert">
          {error && !isMissing ? <Alert tone="error" description={failureText(error, formatMessage)} /> : null}
        </div>
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
