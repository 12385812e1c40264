import { Button } from '@nzete/ui/Button';
import type { Language } from '@nzete/ui/format';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../../features/notifications/useNotify.ts';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { barButton, EditorBar, EditorBarNote } from '../../parts/EditorBar.tsx';
import { staffPaths } from '../../paths.ts';
import { newsletterMessages } from '../texts/messages.ts';
import { sendMessages as messages } from '../texts/sendMessages.ts';
import type { NewsletterIssue } from '../types.ts';
import { SendDialog } from './SendDialog.tsx';
import { TestDialog } from './TestDialog.tsx';
import type { useIssueCalls } from './useIssueCalls.ts';

interface SendBarProps {
  issue: NewsletterIssue;
  /** That is being written. */
  language: Language;
  isReadOnly: boolean;
  /** Saves, and resolves with whether nothing is missing. */
  isReady: () => Promise<boolean>;
  calls: ReturnType<typeof useIssueCalls>;
}

/** Sends a draft, first to oneself, or deletes it. */
export function SendBar({ issue, language, isReadOnly, isReady, calls }: SendBarProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const notify = useNotify();
  const [open, setOpen] = useState<'send' | 'test' | 'discard'>();
  const [isBusy, setBusy] = useState(false);
  const close = () => setOpen(undefined);
  const send = async () => {
    setBusy(true);
    const isComplete = await isReady();
    setBusy(false);
    if (!isComplete) return;
    if (issue.recipients.total > 0) setOpen('send');
    else notify({ tone: 'error', title: formatMessage(messages.nobody) });
  };
  const discard = async () => {
    const isDone = await calls.discard();
    if (isDone) void navigate(staffPaths.newsletter);
    return isDone;
  };
  return (
    <EditorBar label={formatMessage(messages.bar)}>
      {isReadOnly ? (
        <EditorBarNote>
          <FormattedMessage {...newsletterMessages.readOnly} />
        </EditorBarNote>
      ) : (
        <>
          <Button size="sm" className={barButton} isLoading={isBusy} aria-haspopup="dialog" onClick={() => void send()}>
            <FormattedMessage {...messages.send} />
          </Button>
          <Button variant="line" size="sm" className={barButton} aria-haspopup="dialog" onClick={() => setOpen('test')}>
            <FormattedMessage {...messages.test} />
          </Button>
          <Button
            variant="quiet"
            size="sm"
            className={`nz:ms-auto ${barButton}`}
            aria-haspopup="dialog"
            onClick={() => setOpen('discard')}
          >
            <FormattedMessage {...messages.discard} />
          </Button>
        </>
      )}
      {open === 'send' ? <SendDialog recipients={issue.recipients} onConfirm={calls.send} onClose={close} /> : null}
      {open === 'test' ? <TestDialog language={language} onTest={calls.test} onClose={close} /> : null}
      {open === 'discard' ? (
        <ConfirmDialog
          title={formatMessage(messages.discardTitle)}
          description={formatMessage(messages.discardText)}
          confirm={formatMessage(messages.discard)}
          onConfirm={discard}
          onClose={close}
        />
      ) : null}
    </EditorBar>
  );
}
