import { Alert } from '@nzete/ui/Alert';
import { Button } from '@nzete/ui/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Change } from '../../content/publish/Change.tsx';
import { mayApproveContent, mayWriteContent } from '../../content/types.ts';
import { useMoment } from '../../parts/useMoment.ts';
import { useSession } from '../../session/useSession.ts';
import { proposalMessages as messages } from '../texts/proposalMessages.ts';
import type { Text, TranslatedLanguage } from '../types.ts';
import type { useTextCalls } from './useTextCalls.ts';

interface ProposedTextProps {
  text: Text;
  language: TranslatedLanguage;
  calls: Pick<ReturnType<typeof useTextCalls>, 'approve' | 'stop'>;
}

/** Of a security mail: that it takes two people, or the proposal that waits, old and new. */
export function ProposedText({ text, language, calls }: ProposedTextProps) {
  if (!text.needs_approval) return null;
  if (!text.proposal) return <Alert description={<FormattedMessage {...messages.needed} />} />;
  return <Waiting text={text} proposal={text.proposal} language={language} calls={calls} />;
}

interface WaitingProps extends ProposedTextProps {
  proposal: NonNullable<Text['proposal']>;
}

function Waiting({ text, proposal, language, calls }: WaitingProps) {
  const moment = useMoment();
  const { role, username } = useSession();
  const [busy, setBusy] = useState<'approve' | 'stop'>();
  const { by: who, ready_at } = proposal;
  const at = moment(proposal.at);
  // The server says from when the only administrator may do so alone.
  const mayApprove = mayApproveContent(role) && (who !== username || ready_at !== null);
  const decide = async (what: 'approve' | 'stop') => {
    setBusy(what);
    await calls[what]();
    setBusy(undefined);
  };
  return (
    <Alert
      tone="warning"
      title={<FormattedMessage {...messages.title} />}
      description={
        <div className="nz:grid nz:min-w-0 nz:gap-3">
          <p>
            {ready_at === null ? (
              <FormattedMessage {...messages.waits} values={{ who, at }} />
            ) : (
              <FormattedMessage {...messages.waitsAlone} values={{ who, at, ready: moment(ready_at) }} />
            )}
          </p>
          <div lang={language} className="nz:min-w-0">
            <Change kind="changed" before={text.text} after={proposal.text} />
          </div>
        </div>
      }
      actions={
        mayWriteContent(role) ? (
          <>
            {mayApprove ? (
              <Button
                size="sm"
                isLoading={busy === 'approve'}
                disabled={busy === 'stop'}
                onClick={() => void decide('approve')}
              >
                <FormattedMessage {...messages.approve} />
              </Button>
            ) : null}
            <Button
              variant="line"
              size="sm"
              isLoading={busy === 'stop'}
              disabled={busy === 'approve'}
              onClick={() => void decide('stop')}
            >
              <FormattedMessage {...messages.stop} />
            </Button>
          </>
        ) : undefined
      }
    />
  );
}
