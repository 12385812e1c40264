import { useOnce } from '@nzete/api-client';
import { useReportGiftMutation } from '@nzete/api-client/applications';
import { sendResult } from '@nzete/api-client/forms';
import { serverErrors, useForm } from '@nzete/ui/Form';
import type { SendResult } from '@nzete/ui/SendOutcome';
import { useState } from 'react';
import { useDraft } from '../../features/drafts/useDraft.ts';
import { useFormAnswer } from '../../shared/formAnswer.ts';
import { useSentReady, useShowSent } from '../../shared/useShowSent.ts';
import { emptyGift, type Gift, giftCall, giftSchema } from './gift.ts';
import { messages } from './messages.ts';

/** State and behaviour of the form, with its draft. */
export function useGift() {
  const draft = useDraft('gift', emptyGift);
  const answer = useFormAnswer<Gift>('gift');
  const [result, setResult] = useState<SendResult | undefined>(answer?.outcome);
  const showSent = useShowSent('gift');
  const [trigger] = useReportGiftMutation();
  const post = useOnce(draft.underSameKey(useSentReady()(trigger)));
  const form = useForm<Gift>({
    initialValues: emptyGift,
    schema: giftSchema,
    labels: messages,
    errors: messages,
    mark: 'optional',
    focus: 'first-field',
    answer,
    draft: draft.restored,
    onValuesChange: draft.save,
    onSubmit: async (values, { setStatus }) => {
      setResult(undefined);
      const sent = sendResult(await post(giftCall(values)));
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
