'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { detailOf, errorsWithLabels, noResponse, type SendMessage } from '../../internal/sending.ts';
import type { FormAnswer } from '../../primitives/Form/formAnswer.ts';
import { serverErrors } from '../../primitives/Form/formErrors.ts';
import { useForm } from '../../primitives/Form/useForm.ts';
import type { SendFailure, SendResult } from '../../primitives/SendOutcome/sendResult.ts';
import {
  applicationSchema,
  emptyPartnershipApplication,
  fieldsOf,
  type PartnershipApplication,
  stepOf,
} from './application.ts';
import { errorTexts, fieldTexts, wizardTexts as texts } from './PartnershipWizard.messages.ts';

export interface PartnershipHandlers {
  /** Sends the application with trimmed texts. A rejected promise is treated as no response. */
  onSubmit: (application: PartnershipApplication) => Promise<SendResult>;
  /** Shows a message, for example as a toast. */
  onMessage?: ((message: SendMessage) => void) | undefined;
  /** Called when it opens or closes; it closes itself after a successful submit. */
  onOpenChange: (open: boolean) => void;
  /** A stored draft: it fills the fields that are still empty. */
  draft?: Partial<PartnershipApplication> | undefined;
  /** Called on every change of the values, including a reset. */
  onValuesChange?: ((values: PartnershipApplication) => void) | undefined;
  /** The server’s response to an application that was sent earlier: the wizard starts with it. */
  answer?: FormAnswer<PartnershipApplication> | undefined;
}

/** State and behaviour of the application. Values are kept while it is closed. */
export function usePartnershipWizard(handlers: PartnershipHandlers) {
  const { onSubmit, onMessage, onOpenChange, draft, onValuesChange, answer } = handlers;
  const { formatMessage, locale } = useIntl();
  const [step, setStep] = useState(answer ? stepOf(Object.keys(answer.errors)) : 1);
  const [failure, setFailure] = useState<SendFailure | undefined>(answer?.outcome);
  const { formik, form } = useForm<PartnershipApplication>({
    initialValues: emptyPartnershipApplication,
    schema: applicationSchema,
    labels: fieldTexts,
    errors: errorTexts,
    answer,
    draft,
    onValuesChange,
    onSubmit: async (values, { setStatus }) => {
      setFailure(undefined);
      const result = await onSubmit(applicationSchema.cast(values)).catch(noResponse);
      if (!result.ok) {
        setFailure(result);
        const description = detailOf(result) ?? formatMessage(texts.failedText);
        onMessage?.({ tone: 'error', title: formatMessage(texts.failedTitle), description });
        if (result.reason !== 'refused') return;
        setStep(stepOf(Object.keys(result.fields)));
        setStatus(serverErrors(values, errorsWithLabels(result.fields, form.label), locale));
        return;
      }
      const description = formatMessage(texts.sentText);
      onMessage?.({ tone: 'success', title: formatMessage(texts.sentTitle), description });
      reset();
      onOpenChange(false);
    },
  });
  const reset = () => {
    setFailure(undefined);
    setStep(1);
    formik.resetForm();
  };

  return {
    form,
    values: formik.values,
    step,
    setStep,
    reset,
    failure,
    /** The errors of a step, for its summary. */
    summaryOf: (shown: number) => {
      const ids = fieldsOf(shown).map((name) => form.field(name).id);
      return { ref: form.summary.ref, errors: form.summary.errors.filter(({ fieldId }) => ids.includes(fieldId)) };
    },
    send: async () => {
      const errors = await formik.validateForm();
      const wrong = Object.keys(errors);
      if (wrong.length > 0) setStep(stepOf(wrong));
      if (Object.values(errors).some((key) => key.endsWith('.required'))) {
        const description = formatMessage(texts.missingText);
        onMessage?.({ tone: 'error', title: formatMessage(texts.missingTitle), description });
      }
      await formik.submitForm();
    },
  };
}
