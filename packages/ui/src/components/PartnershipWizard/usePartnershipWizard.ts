'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { detailOf, namedErrors, noAnswer, type SendMessage } from '../../internal/sending.ts';
import { useFormState } from '../../internal/useFormState.ts';
import { useFormFields } from '../../primitives/Form/useFormFields.ts';
import type { SendFailure, SendResult } from '../../primitives/SendOutcome/sendResult.ts';
import {
  type ApplicationField,
  emptyPartnershipApplication,
  fieldsOfSteps,
  isMissing,
  type PartnershipApplication,
  stepOf,
  validate,
} from './application.ts';
import { errorTexts, fieldTexts, wizardTexts as texts } from './PartnershipWizard.messages.ts';

export interface PartnershipHandlers {
  /** Sends the application, whose texts are trimmed. A rejected promise counts as no answer. */
  onSubmit: (application: PartnershipApplication) => Promise<SendResult>;
  /** Shows a message, a toast for instance. */
  onMessage?: ((message: SendMessage) => void) | undefined;
  /** It opens or closes; it closes by itself once the application was sent. */
  onOpenChange: (open: boolean) => void;
  /** What was entered on an earlier visit: it fills the fields that are still empty. */
  draft?: Partial<PartnershipApplication> | undefined;
  /** Every change of what is entered, also that to the empty form. */
  onValuesChange?: ((values: PartnershipApplication) => void) | undefined;
}

/** State and behaviour of the application. What was entered stays while it is closed. */
export function usePartnershipWizard(handlers: PartnershipHandlers) {
  const { onSubmit, onMessage, onOpenChange, draft, onValuesChange } = handlers;
  const { formatMessage } = useIntl();
  const [step, setStep] = useState(1);
  const [failure, setFailure] = useState<SendFailure>();

  const state = useFormState<PartnershipApplication>({
    empty: emptyPartnershipApplication,
    draft,
    onValuesChange,
    validate,
    onSend: async (values) => {
      setFailure(undefined);
      const result = await onSubmit(trimmed(values)).catch(noAnswer);
      if (!result.ok) return fail(result);
      const description = formatMessage(texts.sentText);
      onMessage?.({ tone: 'success', title: formatMessage(texts.sentTitle), description });
      reset();
      onOpenChange(false);
      return undefined;
    },
  });
  const form = useFormFields(state, errorTexts);

  const fail = (result: SendFailure) => {
    setFailure(result);
    const description = detailOf(result) ?? formatMessage(texts.failedText);
    onMessage?.({ tone: 'error', title: formatMessage(texts.failedTitle), description });
    if (result.reason !== 'refused') return undefined;
    setStep(stepOf(Object.keys(result.fields)));
    return namedErrors(result.fields, namesIn(formatMessage));
  };
  const reset = () => {
    setFailure(undefined);
    setStep(1);
    state.reset();
  };

  return {
    form,
    values: state.values,
    step,
    setStep,
    reset,
    failure,
    /** What is wrong with the fields of a step, for its summary. */
    summaryOf: (shown: number) => {
      const ids = (fieldsOfSteps[shown - 1] ?? []).map((name) => form.field(name).id);
      return { ref: form.summary.ref, errors: form.summary.errors.filter(({ fieldId }) => ids.includes(fieldId)) };
    },
    send: async () => {
      const errors = validate(state.values);
      const wrong = Object.keys(errors);
      // Together with the count of tries, so that focus finds the summary of that step.
      if (wrong.length > 0) setStep(stepOf(wrong));
      if (isMissing(errors)) {
        const description = formatMessage(texts.missingText);
        onMessage?.({ tone: 'error', title: formatMessage(texts.missingTitle), description });
      }
      await state.send();
    },
  };
}

const names = Object.keys(emptyPartnershipApplication) as ApplicationField[]; // the keys of a constant

const namesIn = (formatMessage: ReturnType<typeof useIntl>['formatMessage']) =>
  Object.fromEntries(names.map((name) => [name, formatMessage(fieldTexts[name])]));

const trimmed = (values: PartnershipApplication): PartnershipApplication => ({
  ...values,
  ...Object.fromEntries(names.map((name) => [name, values[name].trim()])),
});
