import { staffApi } from '@nzete/api-client/staff';
import { Alert } from '@nzete/ui/Alert';
import { Button } from '@nzete/ui/Button';
import { useFormat } from '@nzete/ui/format';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAct } from '../../parts/useAct.ts';
import { useKeptOnce } from '../../session/kept.ts';
import { sendMessages as messages } from '../texts/sendMessages.ts';
import type { NewsletterIssue } from '../types.ts';

/** Stops what is being sent, and goes on with it. */
export function SendActions({ issue, isReadOnly }: { issue: NewsletterIssue; isReadOnly: boolean }) {
  const { formatMessage } = useIntl();
  const { number } = useFormat();
  const act = useAct();
  const [stop, stopping] = staffApi.useStopNewsletterIssueMutation();
  const { id, state_at } = issue;
  const [resumeCall, resuming] = staffApi.useResumeNewsletterIssueMutation();
  const resume = useKeptOnce(`sending ${id}`, resumeCall);
  if (issue.state !== 'sending' && issue.state !== 'stopped') return null;
  const isSending = issue.state === 'sending';
  const toggle = () =>
    isSending
      ? act(stop({ newsletterIssueName: { id } }), formatMessage(messages.isStopped))
      : act(resume({ newsletterStoppedIssue: { id, state_at } }), formatMessage(messages.isResumed));
  return (
    <>
      {isSending ? (
        <p className="nz:text-sm nz:text-text-muted">
          <FormattedMessage {...messages.goesOn} />
        </p>
      ) : (
        <Alert
          tone="warning"
          description={
            <FormattedMessage {...messages.stoppedText} values={{ count: number(issue.progress?.waiting ?? 0) }} />
          }
        />
      )}
      {/* One button, so that it keeps the focus. */}
      {isReadOnly ? null : (
        <Button
          variant={isSending ? 'line' : 'primary'}
          className="nz:justify-self-start"
          isLoading={stopping.isLoading || resuming.isLoading}
          onClick={() => void toggle()}
        >
          <FormattedMessage {...(isSending ? messages.stop : messages.resume)} />
        </Button>
      )}
    </>
  );
}
