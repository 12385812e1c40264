import { useOnce } from '@nzete/api-client';
import { sendResult } from '@nzete/api-client/forms';
import { useApplyForPartnershipMutation } from '@nzete/api-client/partnerships';
import { DraftNotice } from '@nzete/ui/DraftNotice';
import {
  emptyLongPartnershipValues,
  type LongPartnershipApplication,
  PartnershipApplicationForm,
} from '@nzete/ui/PartnershipApplicationForm';
import { use } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDraft } from '../../features/drafts/useDraft.ts';
import { useNotify } from '../../features/notifications/useNotify.ts';
import { FirstCountries } from '../../shared/FirstCountries.tsx';
import { useFormAnswer } from '../../shared/formAnswer.ts';
import { useSendLater } from '../../shared/outbox/useSendLater.tsx';
import { useSentReady, useShowSent } from '../../shared/useShowSent.ts';
import { KycContext } from './KycContext.ts';
import { messages } from './messages.ts';
import { partnershipCall } from './partnershipCall.ts';
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
  const ready = useSentReady();
  const later = useSendLater('partnership', draft.discard);
  const apply = useOnce(draft.underSameKey(later.watch(ready(trigger))), later.unanswered);

  const send = async (application: LongPartnershipApplication) => {
    const result = later.offer(sendResult(await apply(partnershipCall(application))), application);
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
    <FirstCountries>
      <PartnershipApplicationForm
        sentText={<FormattedMessage {...messages.submittedText} />}
        onSubmit={send}
        draft={draft.restored}
        onValuesChange={draft.save}
        answer={useFormAnswer('partnership')}
        intent="partnership"
      >
        <DraftNotice status={draft.status} onUndo={draft.undo} />
      </PartnershipApplicationForm>
    </FirstCountries>
  );
}
