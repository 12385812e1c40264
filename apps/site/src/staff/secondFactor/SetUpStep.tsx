import { staffApi } from '@nzete/api-client/staff';
import { ErrorState } from '@nzete/ui/ErrorState';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { staffMessages } from '../messages.ts';
import { failureText } from '../parts/failure.ts';
import { StaffSection } from '../parts/StaffSection.tsx';
import { passkeyMessages } from '../passkeys/messages.ts';
import { PasskeyForm } from '../passkeys/PasskeyForm.tsx';
import { hasPasskeys } from '../passkeys/usePasskeyAct.ts';
import { OuterFrame } from '../shell/OuterFrame.tsx';
import { ConfirmForm } from './ConfirmForm.tsx';
import { setUpMessages as messages } from './messages.ts';
import { SecretKey } from './SecretKey.tsx';

/** The second factor is set up: an app gets the key and proves it with a code, or a passkey is made. */
export function SetUpStep({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const { formatMessage } = useIntl();
  const [createSecret, { data, error }] = staffApi.useCreateSecondFactorMutation({ fixedCacheKey: 'second-factor' });
  useEffect(() => {
    // A second secret would make the first useless, which may be in the app already.
    if (!data && !error) void createSecret({});
  }, [createSecret, data, error]);
  return (
    <OuterFrame title={formatMessage(messages.title)} intro={<FormattedMessage {...messages.intro} />}>
      {error ? (
        <ErrorState
          title={formatMessage(messages.failed)}
          description={failureText(error, formatMessage)}
          onRetry={() => void createSecret({})}
        />
      ) : null}
      {data || error ? null : (
        <p role="status">
          <FormattedMessage {...staffMessages.loading} />
        </p>
      )}
      {data ? (
        <ol className="nz:grid nz:list-inside nz:list-decimal nz:gap-6">
          <li>
            <FormattedMessage {...messages.install} />
          </li>
          <li>
            <FormattedMessage {...messages.scan} />
            <SecretKey {...data} />
          </li>
          <li>
            <FormattedMessage {...messages.write} />
            <ConfirmForm onCodes={onCodes} />
          </li>
        </ol>
      ) : null}
      {hasPasskeys() ? (
        <StaffSection
          title={formatMessage(passkeyMessages.instead)}
          note={<FormattedMessage {...passkeyMessages.note} />}
        >
          <PasskeyForm onAdded={onCodes} />
        </StaffSection>
      ) : null}
    </OuterFrame>
  );
}
