'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { namedErrors, noAnswer } from '../../internal/sending.ts';
import { refuse } from '../../primitives/Form/formErrors.ts';
import { useForm } from '../../primitives/Form/useForm.ts';
import type { SendResult } from '../../primitives/SendOutcome/sendResult.ts';
import type { WizardNavigation } from '../../primitives/Wizard/useWizardSteps.ts';
import { kycMessages } from './KycWizard.messages.ts';
import { emptyKycValues, type KycApplication, type KycValues, toApplication } from './kycApplication.ts';
import { kycErrors } from './kycErrors.messages.ts';
import { kycSchemaOf, stepOf } from './kycSchema.ts';
import { type KycUpload, type KycUploadResult, useKycDocuments } from './useKycDocuments.tsx';

export interface KycHandlers {
  /** Sends the application and reports the outcome; a rejected promise counts as no answer. */
  onSubmit: (application: KycApplication) => Promise<SendResult>;
  /** Sends a document of the application that has just arrived, once for each press; a rejected promise counts as no answer. */
  onUpload: (upload: KycUpload) => Promise<KycUploadResult>;
  /** Another number goes back to the first step, with everything that was entered. */
  visit?: number;
}

/** State and behaviour of the wizard. */
export function useKycWizard({ onSubmit, onUpload, visit = 0 }: KycHandlers) {
  const { locale } = useIntl();
  const [step, setStep] = useState(1);
  const [knownVisit, setKnownVisit] = useState(visit);
  if (visit !== knownVisit) {
    setKnownVisit(visit);
    setStep(1);
  }
  const [result, setResult] = useState<SendResult>();
  const documents = useKycDocuments(onUpload);
  const schema = kycSchemaOf(step);
  const { formik, form, formRef } = useForm<KycValues>({
    initialValues: emptyKycValues,
    schema,
    labels: kycMessages,
    errors: kycErrors,
    onSubmit: async (values, { setStatus }) => {
      setResult(undefined);
      const answer = await onSubmit(toApplication(values)).catch(noAnswer);
      setResult(answer);
      if (answer.ok) return void documents.sendAll();
      if (answer.reason !== 'refused') return;
      setStatus(refuse(values, namedErrors(answer.fields, form.label), locale));
      setStep(Math.min(...Object.keys(answer.fields).map(stepOf)));
    },
  });

  const handleNavigate = async ({ requestedStep, reason }: WizardNavigation) => {
    const { values, status } = formik;
    if ((reason === 'next' || reason === 'return') && !schema.isValidSync(values)) {
      // It shows what is wrong, and so does not send.
      await formik.submitForm();
      return false;
    }
    setResult(undefined);
    // What is missing in a step that has just opened is not wrong yet; what the server refused in it is.
    formik.resetForm({ values });
    formik.setStatus(status);
    setStep(requestedStep);
    return true;
  };
  return { formik, form, formRef, step, result, documents, handleNavigate };
}
