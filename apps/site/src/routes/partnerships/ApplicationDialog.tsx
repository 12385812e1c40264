import { useOnce } from '@nzete/api-client';
import { sendResult } from '@nzete/api-client/forms';
import { useApplyForPartnershipMutation } from '@nzete/api-client/partnerships';
import { DraftNotice } from '@nzete/ui/DraftNotice';
import { emptyPartnershipApplication, PartnershipWizard } from '@nzete/ui/PartnershipWizard';
import { SendOutcome } from '@nzete/ui/SendOutcome';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDraft } from '../../features/drafts/useDraft.ts';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { FirstCountries } from '../../shared/FirstCountries.tsx';
import { useFormAnswer } from '../../shared/formAnswer.ts';
import { useSendLater } from '../../shared/outbox/useSendLater.tsx';
import { StatusLink } from './StatusLink.tsx';
import { messages } from './sections.messages.ts';

export interface ApplicationDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the reference number when the application was received. */
  onArrived: (receipt: ReactNode) => void;
}

/** The application in three steps, with its draft and its request. */
export default function ApplicationDialog({ open, onOpenChange, onArrived }: ApplicationDialogProps) {
  const notify = useNotify();
  const [trigger] = useApplyForPartnershipMutation();
  const draft = useDraft('partnership', emptyPartnershipApplication);
  const later = useSendLater('partnership-short', draft.discard);
  const apply = useOnce(draft.underSameKey(later.watch(trigger)), later.unanswered);
  return (
    <FirstCountries>
      <PartnershipWizard
        open={open}
        onOpenChange={onOpenChange}
        draft={draft.restored}
        onValuesChange={draft.save}
        answer={useFormAnswer('partnership-short')}
        notice={<DraftNotice status={draft.status} onUndo={draft.undo} />}
        onMessage={notify}
        onSubmit={async (application) => {
          const call = { partnershipApplicationInput: application };
          const result = later.offer(sendResult(await apply(call)), application);
          if (result.ok) {
            draft.discard();
            onArrived(
              <SendOutcome
                result={result}
                title={<FormattedMessage {...messages.receivedTitle} />}
                description={
                  <>
                    <FormattedMessage {...messages.receivedText} /> <StatusLink />
                  </>
                }
              />,
            );
          }
          return result;
        }}
      />
    </FirstCountries>
  );
}
