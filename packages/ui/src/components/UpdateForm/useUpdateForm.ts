'use client';

import { type UpdateType, updateLimits, updateTypes } from '@nzete/domain';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { object, string } from 'yup';
import { detailOf, errorsWithLabels, noResponse, type SendMessage } from '../../internal/sending.ts';
import type { FormAnswer } from '../../primitives/Form/formAnswer.ts';
import { serverErrors } from '../../primitives/Form/formErrors.ts';
import { useForm } from '../../primitives/Form/useForm.ts';
import type { SendFailure, SendResult } from '../../primitives/SendOutcome/sendResult.ts';
import { updateFormMessages as texts, updateErrorMessages, updateLabels } from './UpdateForm.messages.ts';

export { type UpdateType, updateTypes };

/** The request body, trimmed. */
export interface UpdateValues {
  type: UpdateType;
  title: string;
  content: string;
  author: string;
}

/** The values of the empty form. */
export const emptyUpdate: UpdateValues = { type: 'partnership', title: '', content: '', author: '' };

/** The validation schema. Its messages are keys of `updateErrorMessages`. */
export const updateSchema = object({
  type: string().oneOf(updateTypes).default(emptyUpdate.type),
  title: string().trim().required('title.required').max(updateLimits.title, 'long'),
  content: string().trim().required('content.required').max(updateLimits.content, 'long'),
  author: string().trim().required('author.required').max(updateLimits.author, 'long'),
});

export interface UpdateHandlers {
  /** Sends the update. A rejected promise is treated as no response. */
  onSubmit: (update: UpdateValues) => Promise<SendResult>;
  /** Shows a message, for example as a toast. */
  onMessage?: (message: SendMessage) => void;
  /** Called when it was sent and the form has been reset. */
  onSent?: () => void;
  /** A stored draft: it fills the fields that are still empty. */
  draft?: Partial<UpdateValues>;
  /** Called on every change of the values. */
  onValuesChange?: (values: UpdateValues) => void;
  /** The server's response when it rejected a form posted without JavaScript. */
  answer?: FormAnswer<UpdateValues> | undefined;
}

/** State and behaviour of the form. */
export function useUpdateForm({ onSubmit, onMessage, onSent, draft, onValuesChange, answer }: UpdateHandlers) {
  const { formatMessage, locale } = useIntl();
  const [failure, setFailure] = useState<SendFailure | undefined>(answer?.outcome);
  const { formik, form, formRef } = useForm<UpdateValues>({
    initialValues: emptyUpdate,
    schema: updateSchema,
    labels: updateLabels,
    errors: updateErrorMessages,
    answer,
    draft,
    onValuesChange,
    onSubmit: async (values, { setStatus, resetForm }) => {
      setFailure(undefined);
      const result = await onSubmit(updateSchema.cast(values)).catch(noResponse);
      if (!result.ok) {
        setFailure(result);
        const description = detailOf(result) ?? formatMessage(texts.failedText);
        onMessage?.({ tone: 'error', title: formatMessage(texts.failedTitle), description });
        if (result.reason === 'refused')
          setStatus(serverErrors(values, errorsWithLabels(result.fields, form.label), locale));
        return;
      }
      const title = formatMessage(texts.addedTitle);
      onMessage?.({ tone: 'success', title, description: formatMessage(texts.addedText) });
      resetForm();
      // Called here too, because a host that unmounts the form now would miss the reset.
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

  const { isSubmitting: isSending, handleReset } = formik;
  return { form, formRef, isSending, failure, handleSubmit, handleReset };
}
