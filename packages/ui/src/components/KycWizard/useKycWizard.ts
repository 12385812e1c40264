'use client';

import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { errorsWithLabels, noResponse } from '../../internal/sending.ts';
import type { RejectedFile } from '../../primitives/FilePicker/useChosenFile.ts';
import type { FormAnswer } from '../../primitives/Form/formAnswer.ts';
import { serverErrors } from '../../primitives/Form/formErrors.ts';
import { useForm } from '../../primitives/Form/useForm.ts';
import { fillEmpty } from '../../primitives/Form/useFormStart.ts';
import type { SendFailure, SendResult } from '../../primitives/SendOutcome/sendResult.ts';
import type { WizardNavigation } from '../../primitives/Wizard/useWizardSteps.ts';
import type { KycApplication, KycDefinition, KycDocumentKind, KycValues } from './kycDefinition.ts';
import type { KycForm } from './kycForm.ts';
import type { kycTexts } from './kycTexts.ts';
import { type KycFiles, type KycUpload, type KycUploadResult, useKycDocuments } from './useKycDocuments.tsx';

/** The server's answer to a step that a browser sent without JavaScript. */
export interface KycAnswer<Definition extends KycDefinition = KycDefinition> extends FormAnswer<KycValues<Definition>> {
  /** The step to show, from 1. */
  step: number;
  /** The id of the values, which the server keeps. */
  draft: string;
  /** The values of earlier steps were kept for too long, and are gone. */
  isExpired?: boolean;
  /** The documents that the server refused; nothing was sent. */
  rejected?: Partial<Record<KycDocumentKind<Definition>, RejectedFile>>;
}

/** The outcome of an application; a page at `documentsHref` takes documents that did not arrive. */
export type KycResult = (SendResult & { ok: true; documentsHref?: string }) | SendFailure;

/**
 * What a host keeps, so that the wizard goes on after a reload. All of it may arrive after the first
 * render. It is personal data: `sessionStorage` is gone with the tab.
 */
export interface KycProgress<Definition extends KycDefinition = KycDefinition> {
  /**
   * The step to show, from 1, such as that of the URL; after an incomplete step, that one is shown
   * instead. Without it the wizard opens at the first.
   */
  step?: number | undefined;
  /**
   * Called when another step is shown. With `isCorrection` the requested one was not reachable: the
   * new one replaces it in the history.
   */
  onStepChange?: ((step: number, options: { isCorrection: boolean }) => void) | undefined;
  /** The stored values. They fill the fields that are still empty. */
  draft?: Partial<KycValues<Definition>> | undefined;
  /** Called with every change of the values. */
  onValuesChange?: ((values: KycValues<Definition>) => void) | undefined;
  /** The files that were chosen: those that have not arrived are asked for again, by name. */
  files?: KycFiles<Definition> | undefined;
  /** Called when a file was chosen, removed, or has arrived. */
  onFilesChange?: ((files: KycFiles<Definition>) => void) | undefined;
  /** An application that was sent before: its confirmation is shown. */
  sent?: (KycResult & { ok: true }) | undefined;
}

export interface KycHandlers<Definition extends KycDefinition = KycDefinition> extends KycProgress<Definition> {
  /**
   * Sends the application and resolves with the outcome; a rejected promise is treated as no
   * response.
   */
  onSubmit: (application: KycApplication<Definition>) => Promise<KycResult>;
  /**
   * Uploads a document of the submitted application, once per press; a rejected promise is treated
   * as no response. A definition without documents needs none.
   */
  onUpload?: (upload: KycUpload<Definition>) => Promise<KycUploadResult>;
  /** A new key resets to the first step, and keeps the entered values. */
  visit?: number;
  /** The server's response to a step posted without JavaScript. */
  answer?: KycAnswer<Definition> | undefined;
}

const nothingToUpload = () => Promise.resolve(noResponse());

/** State and behaviour of the wizard. */
export function useKycWizard(
  rules: KycForm,
  texts: ReturnType<typeof kycTexts>,
  {
    onSubmit,
    onUpload,
    visit = 0,
    answer: given,
    step: requested,
    onStepChange,
    draft: stored,
    onValuesChange,
    files,
    onFilesChange,
    sent,
  }: KycHandlers,
) {
  if (!onUpload && Object.keys(rules.documents).length > 0) {
    throw new Error('The definition of this KycWizard has documents: pass onUpload, which sends them.');
  }
  const { locale } = useIntl();
  const [step, setStep] = useState(given?.step ?? 1);
  const [previousVisit, setPreviousVisit] = useState(visit);
  if (visit !== previousVisit) {
    setPreviousVisit(visit);
    setStep(1);
  }
  const [result, setResult] = useState<KycResult | undefined>(given?.outcome);
  const draft = useMemo(() => stored && withoutFiles(stored, rules), [stored, rules]);
  const documents = useKycDocuments(Object.keys(rules.documents), {
    onUpload: onUpload ?? nothingToUpload,
    earlier: files,
    onFilesChange,
  });
  const schema = rules.schemaOf(step);
  const { formik, form, formRef } = useForm<KycValues>({
    initialValues: rules.empty,
    schema,
    ...texts,
    draft,
    onValuesChange,
    answer: given && { ...given, values: withoutFiles(given.values, rules) },
    onSubmit: async (values, { setStatus }) => {
      setResult(undefined);
      const answer = await onSubmit(rules.toApplication(values)).catch(noResponse);
      setResult(answer);
      if (answer.ok) return void documents.sendAll();
      if (answer.reason !== 'refused') return;
      setStatus(serverErrors(values, errorsWithLabels(answer.fields, form.label), locale));
      show(Math.min(...Object.keys(answer.fields).map(rules.stepOf)));
    },
  });

  const handleNavigate = async ({ requestedStep, reason }: WizardNavigation) => {
    const { values } = formik;
    if ((reason === 'next' || reason === 'return') && !schema.isValidSync(values)) {
      // Shows the errors, and therefore does not submit.
      await formik.submitForm();
      return false;
    }
    openStep(values, requestedStep);
    return true;
  };

  const show = (next: number, isCorrection = false) => {
    setStep(next);
    if (next !== requested) onStepChange?.(next, { isCorrection });
  };
  const openStep = (values: KycValues, next: number, isCorrection = false) => {
    const { status } = formik;
    setResult(undefined);
    // Missing values in a step that has just opened are not errors yet; rejections by the server
    // are.
    formik.resetForm({ values });
    formik.setStatus(status);
    show(next, isCorrection);
  };

  const outcome = result ?? sent;
  const filled = useRef<typeof draft>(undefined);
  // The step of the host: after a reload, or Back and Forward of the browser.
  const seek = useEffectEvent((wanted: number) => {
    if (outcome?.ok) return;
    // A draft that has just arrived is in the fields after the next render.
    const values = draft && draft !== filled.current ? fillEmpty(formik.values, rules.empty, draft) : formik.values;
    filled.current = draft;
    const open = Math.min(wanted, rules.firstIncomplete(values));
    if (open !== step) openStep(values, open, true);
    else if (open !== wanted) onStepChange?.(open, { isCorrection: true });
  });
  useEffect(() => {
    if (requested !== undefined) seek(requested);
  }, [requested]);

  return { formik, form, formRef, step, result: outcome, documents, handleNavigate };
}

/** No browser keeps a file over a new page, so its name would claim what is not there. */
const withoutFiles = (values: Partial<KycValues>, { documents }: KycForm) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(documents, name)));
