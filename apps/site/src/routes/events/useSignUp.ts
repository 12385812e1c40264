import { useOnce } from '@nzete/api-client';
import { useSignUpForEventMutation } from '@nzete/api-client/applications';
import { sendResult } from '@nzete/api-client/forms';
import { serverErrors, useForm } from '@nzete/ui/Form';
import type { SendResult } from '@nzete/ui/SendOutcome';
import { useState } from 'react';
import { useDraft } from '../../features/drafts/useDraft.ts';
import { useFormAnswer } from '../../shared/formAnswer.ts';
import { useSendLater } from '../../shared/outbox/useSendLater.tsx';
import { useLang } from '../../shared/useLang.ts';
import { useSentReady, useShowSent } from '../../shared/useShowSent.ts';
import { messages } from './signUp.messages.ts';
import { emptySignUp, type SignUp, shownAs, signUpCall, signUpSchema } from './signUp.ts';

const NAME = 'event-sign-up';

/** State and behaviour of the form, with its draft. */
export function useSignUp(event: string) {
  const draft = useDraft(NAME, emptySignUp);
  const answer = useFormAnswer<SignUp>(NAME);
  const [result, setResult] = useState<SendResult | undefined>(answer?.outcome);
  const showSent = useShowSent(NAME);
  const [trigger] = useSignUpForEventMutation();
  const ready = useSentReady();
  const later = useSendLater(NAME, draft.discard);
  const post = useOnce(draft.underSameKey(later.watch(ready(trigger))), later.unanswered);
  const lang = useLang();
  const [initialValues] = useState({ ...emptySignUp, event, people: '1', language: lang });
  const form = useForm<SignUp>({
    initialValues,
    schema: signUpSchema,
    labels: messages,
    errors: messages,
    mark: 'optional',
    focus: 'first-field',
    answer,
    draft: draft.restored,
    onValuesChange: draft.save,
    onSubmit: async (values, { setStatus }) => {
      setResult(undefined);
      const outcome = await post(signUpCall(values));
      const sent = later.offer(sendResult(outcome), values);
      if (sent.ok) {
        draft.discard();
        return showSent(sent.reference, shownAs(outcome.data));
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
