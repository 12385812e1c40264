import { Button } from '@nzete/ui/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSession } from '../../session/useSession.ts';
import { proposalMessages as messages } from '../texts/proposalMessages.ts';
import { type ContentList, mayApproveContent } from '../types.ts';
import type { useContentCalls } from '../useContentCalls.ts';
import { CompareDialog } from './CompareDialog.tsx';

interface ProposalDialogProps {
  published: unknown;
  draft: NonNullable<ContentList['draft']>;
  calls: Pick<ReturnType<typeof useContentCalls>, 'approve' | 'stop'>;
  onClose: () => void;
}

/** The old and the new, and what may be decided about them. */
export function ProposalDialog({ published, draft, calls, onClose }: ProposalDialogProps) {
  const { formatMessage } = useIntl();
  const session = useSession();
  const [busy, setBusy] = useState<'approve' | 'stop'>();
  const isOwn = draft.proposal?.by === session.username;
  // The server says from when the only administrator may do so alone.
  const mayApprove = mayApproveContent(session.role) && (!isOwn || Boolean(draft.proposal?.ready_at));
  const decide = async (what: 'approve' | 'stop') => {
    setBusy(what);
    const isDone = await calls[what]();
    setBusy(undefined);
    if (isDone) onClose();
  };
  return (
    <CompareDialog
      title={formatMessage(messages.title)}
      before={published}
      after={draft.body}
      onClose={onClose}
      footer={
        <>
          {mayApprove ? (
            <Button isLoading={busy === 'approve'} disabled={busy === 'stop'} onClick={() => void decide('approve')}>
              <FormattedMessage {...messages.approve} />
            </Button>
          ) : null}
          <Button
            variant="danger"
            isLoading={busy === 'stop'}
            disabled={busy === 'approve'}
            onClick={() => void decide('stop')}
          >
            <FormattedMessage {...messages.stop} />
          </Button>
        </>
      }
    />
  );
}
