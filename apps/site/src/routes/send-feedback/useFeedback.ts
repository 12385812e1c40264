import { useOnce } from '@nzete/api-client';
import { useSendFeedbackMutation } from '@nzete/api-client/applications';
import { serverErrors, useForm } from '@nzete/ui/Form';
import type { SendResult } from '@nzete/ui/SendOutcome';
import { useState } from 'react';
import { useDraft } from '../../features/drafts/useDraft.ts';
import { sendResult } from '../../shared/sendResult.ts';
import { emptyFeedback, type Feedback, feedbackSchema } from './feedback.ts';
import { messages } from './messages.ts';

/** State and behaviour of the letter, with its draft. */
export function useFeedback() {
  const draft = useDraft('feedback', emptyFeedback);
  const [result, setResult] = useState<SendResult>();
  const [trigger] = useSendFeedbackMutation();
  const post = useOnce(trigger);
  const form = useForm<Feedback>({
    initialValues: emptyFeedback,
    schema: feedbackSchema,
    labels: messages,
    errors: messages,
    mark: 'optional',
    focus: 'first-field',
    draft: draft.restored,
    onValuesChange: draft.save,
    onSubmit: async (values, { resetForm, setStatus }) => {
      setResult(undefined);
      const { message, email } = feedbackSchema.cast(values);
      const answer = sendResult(await post({ feedbackInput: { message, ...(email ? { email } : {}) } }));
      setResult(answer);
      if (answer.ok) {
        draft.discard();
        resetForm();
      } else if (answer.reason === 'refused') {
        const refused = Object.keys(answer.fields).map((name) => [name, 'refused']);
        setStatus(serverErrors(values, Object.fromEntries(refused)));
      }
    },
  });
  return { ...form, draft, result };
}
