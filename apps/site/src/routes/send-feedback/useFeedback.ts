import { useOnce } from '@nzete/api-client';
import { useSendFeedbackMutation } from '@nzete/api-client/applications';
import { sendResult } from '@nzete/api-client/forms';
import { serverErrors, useForm } from '@nzete/ui/Form';
import type { SendResult } from '@nzete/ui/SendOutcome';
import { useState } from 'react';
import { useDraft } from '../../features/drafts/useDraft.ts';
import { useFormAnswer } from '../../shared/formAnswer.ts';
import { useSendLater } from '../../shared/outbox/useSendLater.tsx';
import { useSentReady, useShowSent } from '../../shared/useShowSent.ts';
import { emptyFeedback, type Feedback, feedbackCall, feedbackSchema } from './feedback.ts';
import { messages } from './messages.ts';

/** State and behaviour of the letter, with its draft. */
export function useFeedback() {
  const draft = useDraft('feedback', emptyFeedback);
  const answer = useFormAnswer<Feedback>('feedback');
  const [result, setResult] = useState<SendResult | undefined>(answer?.outcome);
  const showSent = useShowSent('feedback');
  const [trigger] = useSendFeedbackMutation();
  const ready = useSentReady();
  const later = useSendLater('feedback', draft.discard);
  const post = useOnce(draft.underSameKey(later.watch(ready(trigger))), later.unanswered);
  const form = useForm<Feedback>({
    initialValues: emptyFeedback,
    schema: feedbackSchema,
    labels: messages,
    errors: messages,
    mark: 'optional',
    focus: 'first-field',
    answer,
    draft: draft.restored,
    onValuesChange: draft.save,
    onSubmit: async (values, { setStatus }) => {
      setResult(undefined);
      const sent = later.offer(sendResult(await post(feedbackCall(values))), values);
      if (sent.ok) {
        draft.discard();
        return showSent(sent.reference);
      }
      setResult(sent);
      if (sent.reason === 'refused') {
        const refused = Object.keys(sent.fields).map((name) => [name, 'refused']);
        setStatus(serverErrors(values, Object.fromEntries(refused)));
      }
    },
  });
  return { ...form, draft, result, answer };
}
