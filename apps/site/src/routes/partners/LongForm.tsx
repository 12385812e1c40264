import { useOnce } from '@nzete/api-client';
import { useApplyForPartnershipMutation } from '@nzete/api-client/partnerships';
import { DraftNotice } from '@nzete/ui/DraftNotice';
import {
  emptyLongPartnershipValues,
  type LongPartnershipApplication,
  PartnershipApplicationForm,
} from '@nzete/ui/PartnershipApplicationForm';
import { use } from 'react';
import { useIntl } from 'react-intl';
import { useDraft } from '../../features/drafts/useDraft.ts';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { sendResult } from '../../shared/sendResult.ts';
import { useShowSent } from '../../shared/useShowSent.ts';
import { KycContext } from './KycContext.ts';
import { messages } from './messages.ts';
import { useNotifyFailure } from './useNotifyFailure.ts';

/** The long application form, with its draft and its request. */
export default function LongForm() {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const goOnToKyc = use(KycContext);
  const showSent = useShowSent('partnership');
  const draft = useDraft('partnership-long', emptyLongPartnershipValues);
  const [trigger] = useApplyForPartnershipMutation();
  const apply = useOnce(trigger);

  const send = async (application: LongPartnershipApplication) => {
    // The server trims every text but the e-mail address.
    const partnershipApplicationInput = { ...application, email: application.email.trim() };
    const result = sendResult(await apply({ partnershipApplicationInput }));
    if (!result.ok) {
      notifyFailure(result);
      return result;
    }
    draft.discard();
    const text = application.requiresKyc ? messages.submittedKyc : messages.submittedText;
    notify({ tone: 'success', title: formatMessage(messages.submittedTitle), description: formatMessage(text) });
    if (application.requiresKyc) goOnToKyc();
    else await showSent(result.reference);
    return result;
  };
  return (
    <PartnershipApplicationForm onSubmit={send} draft={draft.restored} onValuesChange={draft.save}>
      <DraftNotice status={draft.status} onUndo={draft.undo} />
    </PartnershipApplicationForm>
  );
}
