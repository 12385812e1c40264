import { staffApi } from '@nzete/api-client/staff';
import { Alert } from '@nzete/ui/Alert';
import { Button } from '@nzete/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { CodeField } from '../parts/CodeField.tsx';
import { failureText } from '../parts/failure.ts';
import { passkeyMessages } from '../passkeys/messages.ts';
import { useGivePasskey } from '../passkeys/useGivePasskey.ts';
import { hasPasskeys } from '../passkeys/usePasskeyAct.ts';
import { useCodeForm } from '../secondFactor/useCodeForm.ts';
import { useSession } from '../session/useSession.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { OuterFrame } from '../shell/OuterFrame.tsx';
import { signInMessages as messages } from './messages.ts';

/** The second factor: a code of the app, a passkey, or a recovery code. */
export function CodeStep() {
  const { formatMessage } = useIntl();
  const signOut = useSignOut();
  const [giveCode, { isLoading, error }] = staffApi.useGiveSecondFactorMutation();
  const { second_factors } = useSession();
  const hasApp = second_factors.includes('code');
  const passkey = useGivePasskey();
  const { isMissing, handleSubmit } = useCodeForm((code) => void giveCode({ secondFactorCode: { code } }));
  const codeFailure = error && !isMissing ? failureText(error, formatMessage) : undefined;
  const failure = passkey.failure ?? codeFailure;
  return (
    <OuterFrame
      title={formatMessage(hasApp ? messages.codeTitle : messages.passkeyTitle)}
      intro={<FormattedMessage {...(hasApp ? messages.codeIntro : messages.passkeyIntro)} />}
    >
      <form noValidate onSubmit={handleSubmit} className="nz:grid nz:gap-5">
        <CodeField
          label={formatMessage(hasApp ? messages.code : messages.recoveryCode)}
          hint={hasApp ? formatMessage(messages.codeHint) : undefined}
          error={isMissing ? formatMessage(messages.codeRequired) : undefined}
          // The step begins with what is to be written.
          autoFocus
        />
        <div role="alert">{failure ? <Alert tone="error" description={failure} /> : null}</div>
        <div className="nz:flex nz:flex-wrap nz:gap-3">
          <Button type="submit" isLoading={isLoading}>
            <FormattedMessage {...messages.go} />
          </Button>
          {second_factors.includes('passkey') && hasPasskeys() ? (
            <Button variant="line" isLoading={passkey.isBusy} onClick={passkey.give}>
              <FormattedMessage {...passkeyMessages.use} />
            </Button>
          ) : null}
          <Button variant="quiet" onClick={signOut}>
            <FormattedMessage {...messages.other} />
          </Button>
        </div>
      </form>
    </OuterFrame>
  );
}
