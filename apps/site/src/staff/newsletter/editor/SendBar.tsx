import { Button } from '@nzete/ui/Button';
import type { Language } from '@nzete/ui/format';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNotify } from '../../../features/notifications/useNotify.ts';
import { barButton, EditorBar, EditorBarNote } from '../../parts/EditorBar.tsx';
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

/** Sends a draft, first to oneself. */
export function SendBar({ issue, language, isReadOnly, isReady, calls }: SendBarProps) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const [open, setOpen] = useState<'send' | 'test'>();
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
        </>
      )}
      {open === 'send' ? <SendDialog issue={issue} onConfirm={calls.send} onClose={close} /> : null}
      {open === 'test' ? <TestDialog language={language} onTest={calls.test} onClose={close} /> : null}
    </EditorBar>
  );
}
