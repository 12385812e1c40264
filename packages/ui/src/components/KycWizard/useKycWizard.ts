'use client';

import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { namedErrors, noAnswer } from '../../internal/sending.ts';
import { useQuickFormik } from '../../internal/useQuickFormik.ts';
import { storeTypedText } from '../../internal/useTypedText.ts';
import { isRefusal, refuse } from '../../primitives/Form/formErrors.ts';
import { useFormFields } from '../../primitives/Form/useFormFields.ts';
import { useFormStart } from '../../primitives/Form/useFormStart.ts';
import type { SendResult } from '../../primitives/SendOutcome/sendResult.ts';
import type { WizardNavigation } from '../../primitives/Wizard/useWizardSteps.ts';
import { kycMessages } from './KycWizard.messages.ts';
import { emptyKycValues, type KycApplication, type KycValues, stepOf, toApplication } from './kycApplication.ts';
import { kycErrors } from './kycErrors.messages.ts';
import { kycSchemas } from './kycSchema.ts';
import { type KycUpload, useKycDocuments } from './useKycDocuments.tsx';

export interface KycHandlers {
  /** Sends the application and reports the outcome; a rejected promise counts as no answer. */
  onSubmit: (application: KycApplication) => Promise<SendResult>;
  /** Sends a document of the application that has just arrived, once for each press; a rejected promise counts as no answer. */
  onUpload: (upload: KycUpload) => Promise<SendResult>;
  /** Another number goes back to the first step, with everything that was entered. */
  visit?: number;
}

/** State and behaviour of the wizard. */
export function useKycWizard({ onSubmit, onUpload, visit = 0 }: KycHandlers) {
  const intl = useIntl();
  const [step, setStep] = useState(1);
  const [knownVisit, setKnownVisit] = useState(visit);
  if (visit !== knownVisit) {
    setKnownVisit(visit);
    setStep(1);
  }
  const [result, setResult] = useState<SendResult>();
  const documents = useKycDocuments(onUpload);
  const formik = useQuickFormik<KycValues>({
    initialValues: emptyKycValues,
    validationSchema: () => kycSchemas[step - 1],
    // Only a step that is in order gets here; what comes after is not formik's.
    onSubmit: async () => true,
  });
  const form = useFormFields(formik, kycErrors);
  const formRef = useFormStart(formik);
  useFocusOnRefusal(formik.status, form.summary.ref);

  /** Whether this step is in order. If not, its errors show and take the focus. */
  const isStepRight = async () => {
    storeTypedText();
    return (await formik.submitForm()) === true;
  };

  const handleNavigate = async ({ requestedStep, reason }: WizardNavigation) => {
    if ((reason === 'next' || reason === 'return') && !(await isStepRight())) return false;
    setResult(undefined);
    // What is missing in a step that has just opened is not wrong yet.
    formik.setFormikState((state) => ({ ...state, touched: {}, errors: {}, submitCount: 0 }));
    setStep(requestedStep);
    return true;
  };
  const handleSubmit = async () => {
    setResult(undefined);
    if (!(await isStepRight())) return;
    const answer = await onSubmit(toApplication(formik.values)).catch(noAnswer);
    setResult(answer);
    if (answer.ok) return void documents.sendAll();
    if (answer.reason !== 'refused') return;
    const refused = namedErrors(answer.fields, labelsIn(intl.formatMessage));
    formik.setStatus(refuse(formik.values, refused, intl.locale));
    setStep(Math.min(...Object.keys(refused).map(stepOf)));
  };
  return { formik, form, formRef, step, result, documents, handleNavigate, handleSubmit };
}

/** What the server refused is said in the summary of the step that has the first of the fields, after its heading. */
function useFocusOnRefusal(status: unknown, summary: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (isRefusal(status)) summary.current?.focus();
  }, [status, summary]);
}

/** The labels of the fields, by name. */
const labelsIn = (formatMessage: ReturnType<typeof useIntl>['formatMessage']) =>
  Object.fromEntries(
    Object.keys(emptyKycValues).map((name) => [name, formatMessage(kycMessages[name as keyof KycValues])]), // its own keys
  );
