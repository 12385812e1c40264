import { staffApi } from '@nzete/api-client/staff';
import { Alert } from '@nzete/ui/Alert';
import { Button } from '@nzete/ui/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { CodeField } from '../parts/CodeField.tsx';
import { failureText } from '../parts/failure.ts';
import { signInMessages } from '../signIn/messages.ts';
import { setUpMessages as messages } from './messages.ts';
import { useCodeForm } from './useCodeForm.ts';

/** Proves that the app has the key, and gets the recovery codes. */
export function ConfirmForm({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const { formatMessage } = useIntl();
  const [confirm, { isLoading, error }] = staffApi.useConfirmSecondFactorMutation();
  const { isMissing, handleSubmit } = useCodeForm(async (code) => {
    const { data } = await confirm({ secondFactorCode: { code } });
    if (data) onCodes(data.recovery_codes);
  });
  return (
    <form noValidate onSubmit={handleSubmit} className="nz:mt-3 nz:grid nz:justify-items-start nz:gap-4">
      <CodeField
        label={formatMessage(signInMessages.code)}
        inputMode="numeric"
        error={isMissing ? formatMessage(signInMessages.codeRequired) : undefined}
      />
      <div role="alert">
        {error && !isMissing ? <Alert tone="error" description={failureText(error, formatMessage)} /> : null}
      </div>
      <Button type="submit" isLoading={isLoading}>
        <FormattedMessage {...messages.confirm} />
      </Button>
    </form>
  );
}
