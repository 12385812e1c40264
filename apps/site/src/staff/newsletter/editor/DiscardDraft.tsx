import { Button } from '@nzete/ui/Button';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../parts/ConfirmDialog.tsx';
import { staffPaths } from '../../paths.ts';
import { sendMessages as messages } from '../texts/sendMessages.ts';

/** Deletes a draft after a question, and leads to the list. */
export function DiscardDraft({ onDiscard }: { onDiscard: () => Promise<boolean> }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const discard = async () => {
    const isDone = await onDiscard();
    if (isDone) void navigate(staffPaths.newsletter);
    return isDone;
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="nz:-ms-3.5 nz:justify-self-start"
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        <FormattedMessage {...messages.discard} />
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={formatMessage(messages.discardTitle)}
          description={formatMessage(messages.discardText)}
          confirm={formatMessage(messages.discard)}
          onConfirm={discard}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
