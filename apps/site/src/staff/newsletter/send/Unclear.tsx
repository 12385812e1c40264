import { staffApi } from '@nzete/api-client/staff';
import { Alert } from '@nzete/ui/Alert';
import { Button } from '@nzete/ui/Button';
import { useFormat } from '@nzete/ui/format';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { useAct } from '../../parts/useAct.ts';
import { useKeptOnce } from '../../session/kept.ts';
import { sendMessages as messages } from '../texts/sendMessages.ts';
import type { NewsletterIssue } from '../types.ts';

interface UnclearProps {
  issue: NewsletterIssue;
  count: number;
  isReadOnly: boolean;
  onResent: () => void;
}

/** Those of whom it is unclear whether they have it: why, and a way to send to them once more. */
export function Unclear({ issue: { id, state_at }, count, isReadOnly, onResent }: UnclearProps) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const act = useAct();
  const resend = useKeptOnce(`unclear ${id}`, staffApi.useResendUnclearNewsletterMutation()[0]);
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    const isDone = await act(
      resend({ newsletterUnclearIssue: { id, state_at, unclear: count } }),
      formatMessage(messages.isResent),
    );
    if (isDone) requestAnimationFrame(onResent);
    return isDone;
  };
  return (
    <>
      <Alert
        tone="warning"
        title={<FormattedMessage {...messages.unclearTitle} values={{ count: number(count) }} />}
        description={<FormattedMessage {...messages.unclearText} />}
        actions={
          isReadOnly ? null : (
            <Button variant="line" size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
              <FormattedMessage {...messages.resend} />
            </Button>
          )
        }
      />
      {isAsking ? (
        <ConfirmDialog
          title={formatMessage(messages.resendTitle, { count, shown: number(count) })}
          description={formatMessage(messages.resendText)}
          confirm={formatMessage(messages.resend)}
          variant="primary"
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
