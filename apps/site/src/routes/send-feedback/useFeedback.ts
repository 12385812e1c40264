import { useOnce } from '@nzete/api-client';
import { useSendFeedbackMutation } from '@nzete/api-client/applications';
import type { SendResult } from '@nzete/ui/SendOutcome';
import { type FormEvent, useRef, useState } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { useDraft } from '../../features/drafts/useDraft.ts';
import { sendResult } from '../../shared/sendResult.ts';
import { type Feedback, type FeedbackField, faultsOf } from './faults.ts';
import { messages } from './messages.ts';

type Errors = Partial<Record<FeedbackField, MessageDescriptor>>;

const empty: Feedback = { message: '', email: '' };

/** State and behaviour of the letter: what is typed is kept on the device until it has been sent, once. */
export function useFeedback() {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft('feedback', empty);
  const [values, setValues] = useState(empty);
  const [knownDraft, setKnownDraft] = useState<Feedback>();
  const [errors, setErrors] = useState<Errors>({});
  const [result, setResult] = useState<SendResult>();
  const [isSending, setIsSending] = useState(false);
  const [trigger] = useSendFeedbackMutation();
  const post = useOnce(trigger);

  if (draft.restored && draft.restored !== knownDraft) {
    setKnownDraft(draft.restored);
    setValues({ message: values.message || draft.restored.message, email: values.email || draft.restored.email });
  }
  const change = (next: Feedback) => {
    setValues(next);
    draft.save(next);
  };
  const showErrors = (found: Errors) => {
    setErrors(found);
    const [first] = Object.keys(found);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const send = async () => {
    setResult(undefined);
    setIsSending(true);
    const email = values.email.trim();
    const answer = sendResult(
      await post({ feedbackInput: { message: values.message.trim(), ...(email ? { email } : {}) } }),
    );
    setIsSending(false);
    setResult(answer);
    if (answer.ok) {
      draft.discard();
      setValues(empty);
    } else if (answer.reason === 'refused') {
      const refused = Object.keys(answer.fields).filter((name) => Object.hasOwn(empty, name));
      showErrors(Object.fromEntries(refused.map((name) => [name, messages.refused])));
    }
  };

  return {
    form,
    draft,
    result,
    isSending,
    errors,
    field: (name: FeedbackField) => ({
      name,
      value: values[name],
      onChange: ({ target }: { target: { value: string } }) => {
        change({ ...values, [name]: target.value });
        setErrors({ ...errors, [name]: undefined });
      },
    }),
    handleSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (isSending) return;
      const faults = faultsOf(values);
      showErrors(faults);
      if (Object.keys(faults).length === 0) void send();
    },
    handleReset: () => {
      setErrors({});
      change(empty);
    },
  };
}
