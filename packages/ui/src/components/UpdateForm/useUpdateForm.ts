'use client';

import { type UpdateType, updateTypes } from '@nzete/domain';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import { detailOf, namedErrors, noAnswer, type SendMessage } from '../../internal/sending.ts';
import { refuse } from '../../primitives/Form/formErrors.ts';
import { useForm } from '../../primitives/Form/useForm.ts';
import type { SendFailure, SendResult } from '../../primitives/SendOutcome/sendResult.ts';
import { updateFormMessages as texts, updateErrorMessages, updateLabels } from './UpdateForm.messages.ts';

export { type UpdateType, updateTypes };

/** What the form sends, trimmed. */
export interface UpdateValues {
  type: UpdateType;
  title: string;
  content: string;
  author: string;
}

/** The values of the empty form. */
export const emptyUpdate: UpdateValues = { type: 'partnership', title: '', content: '', author: '' };

/** What keeps an update from being sent. The messages are keys (see `updateErrorMessages`). */
const updateSchema = object({
  type: string().oneOf(updateTypes).default(emptyUpdate.type),
  title: string().trim().required('title.required'),
  content: string().trim().required('content.required'),
  author: string().trim().required('author.required'),
});

export interface UpdateHandlers {
  /** Sends the update. A rejected promise counts as no answer. */
  onSubmit: (update: UpdateValues) => Promise<SendResult>;
  /** Shows a message, a toast for instance. */
  onMessage?: (message: SendMessage) => void;
  /** It was sent, and the form is empty again. */
  onSent?: () => void;
  /** What was written before: it fills the fields that are still empty. */
  draft?: Partial<UpdateValues>;
  /** Every change of what is written. */
  onValuesChange?: (values: UpdateValues) => void;
}

/** State and behaviour of the form. */
export function useUpdateForm({ onSubmit, onMessage, onSent, draft, onValuesChange }: UpdateHandlers) {
  const { formatMessage, locale } = useIntl();
  const [failure, setFailure] = useState<SendFailure>();
  const { formik, form, formRef } = useForm<UpdateValues>({
    initialValues: emptyUpdate,
    schema: updateSchema,
    labels: updateLabels,
    errors: updateErrorMessages,
    draft,
    onValuesChange,
    onSubmit: async (values, { setStatus, resetForm }) => {
      setFailure(undefined);
      const result = await onSubmit(updateSchema.cast(values)).catch(noAnswer);
      if (!result.ok) {
        setFailure(result);
        const description = detailOf(result) ?? formatMessage(texts.failedText);
        onMessage?.({ tone: 'error', title: formatMessage(texts.failedTitle), description });
        if (result.reason === 'refused') setStatus(refuse(values, namedErrors(result.fields, form.label), locale));
        return;
      }
      const title = formatMessage(texts.addedTitle);
      onMessage?.({ tone: 'success', title, description: formatMessage(texts.addedText) });
      resetForm();
      // Told here too: a host that closes the form now takes it away before it tells of the change.
      onValuesChange?.(emptyUpdate);
      onSent?.();
    },
  });

  const handleSubmit = async () => {
    if (formik.isSubmitting) return;
    const isMissing = !updateSchema.isValidSync(formik.values);
    await formik.submitForm();
    if (!isMissing) return;
    onMessage?.({
      tone: 'error',
      title: formatMessage(texts.missingTitle),
      description: formatMessage(texts.missingText),
    });
  };

  return { form, formRef, isSending: formik.isSubmitting, failure, handleSubmit };
}
