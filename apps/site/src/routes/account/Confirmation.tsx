import { Alert } from '@nzete/ui/Alert';
import { Button } from '@nzete/ui/Button';
import { SendOutcome } from '@nzete/ui/SendOutcome';
import { FormattedMessage } from 'react-intl';
import { messages } from './messages.ts';
import type { ConfirmationState } from './useConfirmation.ts';

interface ConfirmationProps {
  state: ConfirmationState;
  onRetry: () => void;
}

/** What came of the link of the mail. */
export function Confirmation({ state, onRetry }: ConfirmationProps) {
  return (
    <>
      <div role="status" className="nz:grid nz:max-w-measure nz:grid-cols-1">
        {state === 'checking' ? <FormattedMessage {...messages.confirming} /> : null}
        {state === 'confirmed' ? (
          <Alert tone="success" title={<FormattedMessage {...messages.confirmedTitle} />} />
        ) : null}
        {state === 'already' ? (
          <Alert tone="success" title={<FormattedMessage {...messages.confirmedAlready} />} />
        ) : null}
        {state === 'sign-in' ? (
          <Alert
            tone="warning"
            title={<FormattedMessage {...messages.signInTitle} />}
            description={<FormattedMessage {...messages.signInText} />}
          />
        ) : null}
        {state === 'dead' ? (
          <Alert
            tone="error"
            title={<FormattedMessage {...messages.linkTitle} />}
            description={<FormattedMessage {...messages.linkText} />}
          />
        ) : null}
      </div>
      {typeof state === 'object' ? (
        <div className="nz:grid nz:max-w-measure nz:grid-cols-1 nz:justify-items-start nz:gap-4">
          <SendOutcome result={state} title={null} />
          <Button onClick={onRetry}>
            <FormattedMessage {...messages.tryAgain} />
          </Button>
        </div>
      ) : null}
    </>
  );
}
