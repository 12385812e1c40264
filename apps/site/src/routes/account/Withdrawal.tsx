import { type OwnSubmission, useWithdrawSubmissionMutation } from '@nzete/api-client/accounts';
import { sendResult } from '@nzete/api-client/forms';
import { Button } from '@nzete/ui/Button';
import { Dialog, DialogClose } from '@nzete/ui/Dialog';
import { useFormat } from '@nzete/ui/format';
import { SendOutcome, type SendResult } from '@nzete/ui/SendOutcome';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { submissionValueMessages, submissionMessages as texts } from './submission.messages.ts';

interface WithdrawalProps {
  submission: OwnSubmission;
  onWithdrawn: () => void;
}

/** Asks, then withdraws what was sent. */
export function Withdrawal({ submission: { subject, kind, submitted_at }, onWithdrawn }: WithdrawalProps) {
  const { formatMessage } = useIntl();
  const { date } = useFormat();
  const [withdraw, { isLoading }] = useWithdrawSubmissionMutation();
  const [isOpen, setOpen] = useState(false);
  const [result, setResult] = useState<SendResult>();
  const what = formatMessage(texts[kind]);
  const send = async () => {
    setResult(undefined);
    const sent = sendResult({ error: (await withdraw({ subject })).error });
    if (!sent.ok) return setResult(sent);
    setOpen(false);
    onWithdrawn();
  };
  const open = (isNowOpen: boolean) => {
    setResult(undefined);
    setOpen(isNowOpen);
  };
  return (
    <Dialog
      open={isOpen}
      onOpenChange={open}
      trigger={
        <Button variant="line" size="sm" aria-description={what} className="nz:justify-self-start">
          <FormattedMessage {...texts.withdraw} />
        </Button>
      }
      title={<FormattedMessage {...texts.withdrawTitle} />}
      description={
        <FormattedMessage {...submissionValueMessages.withdrawText} values={{ what, date: date(submitted_at) }} />
      }
      footer={
        <>
          <Button variant="danger" isLoading={isLoading} onClick={() => void send()}>
            <FormattedMessage {...texts.withdrawYes} />
          </Button>
          <DialogClose>
            <Button variant="line">
              <FormattedMessage {...texts.withdrawNo} />
            </Button>
          </DialogClose>
        </>
      }
    >
      <SendOutcome result={result} title={null} />
    </Dialog>
  );
}
