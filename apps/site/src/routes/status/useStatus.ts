import { type StatusQuestion, useFindApplicationStatusMutation } from '@nzete/api-client/applications';
import { serverErrors, useForm } from '@nzete/ui/Form';
import { useState } from 'react';
import { useFormAnswer } from '../../shared/formAnswer.ts';
import { messages } from './messages.ts';
import { emptyQuestion, questionSchema, type StatusOutcome, statusOutcome } from './question.ts';

/** State and behaviour of the form. */
export function useStatus() {
  const answer = useFormAnswer<StatusQuestion, StatusOutcome>('status');
  const [outcome, setOutcome] = useState(answer?.outcome);
  const [ask] = useFindApplicationStatusMutation();
  const form = useForm<StatusQuestion>({
    initialValues: emptyQuestion,
    schema: questionSchema,
    labels: messages,
    errors: messages,
    focus: 'first-field',
    answer: answer && { values: answer.values, errors: answer.errors },
    onSubmit: async (values, { setStatus }) => {
      setOutcome(undefined);
      const next = statusOutcome(await ask({ statusQuestion: questionSchema.cast(values) }));
      setOutcome(next);
      if ('failure' in next && next.failure.reason === 'refused') {
        const refused = Object.keys(next.failure.fields).map((name) => [name, 'refused']);
        setStatus(serverErrors(values, Object.fromEntries(refused)));
      }
    },
  });
  return { ...form, outcome, answer };
}
