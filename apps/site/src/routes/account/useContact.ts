import { type OwnSubmission, useCorrectContactDetailsMutation } from '@nzete/api-client/accounts';
import { sendResult } from '@nzete/api-client/forms';
import { serverErrors, useForm } from '@nzete/ui/Form';
import type { SendResult } from '@nzete/ui/SendOutcome';
import { useMemo, useState } from 'react';
import { type ContactValues, changeOf, contactErrors, contactFields, contactSchema } from './contact.ts';
import { submissionMessages } from './submission.messages.ts';

/** State and behaviour of the form. */
export function useContact({ subject, kind, contact }: OwnSubmission) {
  const [correct] = useCorrectContactDetailsMutation();
  const [result, setResult] = useState<SendResult>();
  const fields = contactFields({ kind, contact });
  const names = fields.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list has the same fields
  const schema = useMemo(() => contactSchema(fields), [names]);
  const form = useForm<ContactValues>({
    initialValues: Object.fromEntries(fields.map((field) => [field, contact[field] ?? ''])),
    schema,
    labels: submissionMessages,
    errors: submissionMessages,
    focus: 'first-field',
    onSubmit: async (values, { setStatus }) => {
      setResult(undefined);
      const contactChange = changeOf(contact, values);
      if (Object.keys(contactChange).length === 0) return setResult({ ok: true });
      const { error } = await correct({ subject, contactChange });
      if (error) setStatus(serverErrors(values, contactErrors(error)));
      setResult(sendResult({ error }));
    },
  });
  return { ...form, fields, result };
}
