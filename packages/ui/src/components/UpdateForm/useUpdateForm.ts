'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { detailOf, namedErrors, noAnswer, type SendMessage } from '../../internal/sending.ts';
import { useFormState } from '../../internal/useFormState.ts';
import { useFormFields } from '../../primitives/Form/useFormFields.ts';
import type { SendFailure, SendResult } from '../../primitives/SendOutcome/sendResult.ts';
import { updateFormMessages as texts, updateErrorMessages } from './UpdateForm.messages.ts';

/** The kinds of update, in the order in which they are offered. */
export const updateTypes = ['partnership', 'donor', 'collaboration'] as const;

/** What kind of update it is. */
export type UpdateType = (typeof updateTypes)[number];

/** What the form sends, trimmed. */
export interface UpdateValues {
  type: UpdateType;
  title: string;
  content: string;
  author: string;
}

/** The values of the empty form. */
export const emptyUpdate: UpdateValues = { type: 'partnership', title: '', content: '', author: '' };

const required = ['title', 'content', 'author'] as const;

const validate = (values: UpdateValues) =>
  Object.fromEntries(required.flatMap((name) => (values[name].trim() ? [] : [[name, `${name}.required`]])));

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
  const { formatMessage } = useIntl();
  const [failure, setFailure] = useState<SendFailure>();
  const names = {
    title: formatMessage(texts.updateTitle),
    content: formatMessage(texts.content),
    author: formatMessage(texts.author),
  };

  const state = useFormState<UpdateValues>({
    empty: emptyUpdate,
    draft,
    onValuesChange,
    validate,
    onSend: async (values) => {
      setFailure(undefined);
      const update = {
        type: values.type,
        title: values.title.trim(),
        content: values.content.trim(),
        author: values.author.trim(),
      };
      const result = await onSubmit(update).catch(noAnswer);
      if (!result.ok) {
        setFailure(result);
        const description = detailOf(result) ?? formatMessage(texts.failedText);
        onMessage?.({ tone: 'error', title: formatMessage(texts.failedTitle), description });
        return result.reason === 'refused' ? namedErrors(result.fields, names) : undefined;
      }
      const title = formatMessage(texts.addedTitle);
      onMessage?.({ tone: 'success', title, description: formatMessage(texts.addedText) });
      state.reset();
      onSent?.();
      return undefined;
    },
  });
  const form = useFormFields(state, updateErrorMessages);

  const handleSubmit = async () => {
    const wrong = await state.send();
    if (Object.keys(wrong).length === 0) return;
    const title = formatMessage(texts.missingTitle);
    onMessage?.({ tone: 'error', title, description: formatMessage(texts.missingText) });
  };

  return {
    form,
    isSending: state.isSubmitting,
    failure,
    handleSubmit,
  };
}
