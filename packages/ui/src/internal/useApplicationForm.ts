'use client';

import type { FormikValues } from 'formik';
import { type FocusEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { AnyObjectSchema } from 'yup';
import type { FormAnswer } from '../primitives/Form/formAnswer.ts';
import { serverErrors } from '../primitives/Form/formErrors.ts';
import { type FormOptions, useForm } from '../primitives/Form/useForm.ts';
import type { FormSectionState } from '../primitives/FormSection/FormSection.tsx';
import type { SendResult } from '../primitives/SendOutcome/sendResult.ts';
import { errorsWithLabels, noResponse } from './sending.ts';

/** The props of an application form for its host. */
export interface ApplicationHandlers<Values> {
  /** Called on every change of the values: for storing a draft. */
  onValuesChange?: (values: Values) => void;
  /** A stored draft, which may arrive later. It fills the fields that are still empty. */
  draft?: Partial<Values>;
  /**
   * Opens a confirmation of the host's own, such as a page. If omitted, the form confirms at its
   * button, and is reset.
   */
  onSent?: ((reference: string | undefined) => Promise<void> | void) | undefined;
  /** The server's response when it rejected a form posted without JavaScript. */
  answer?: FormAnswer<Values> | undefined;
  /**
   * Posted as `intent` by the submit button, so that the server knows which form was sent when
   * JavaScript is off.
   */
  intent?: string | undefined;
}

export interface ApplicationFormOptions<Values extends FormikValues>
  extends Omit<FormOptions<Values>, 'onSubmit'>,
    Pick<ApplicationHandlers<Values>, 'onSent'> {
  /** The fields of each section. */
  sections: Sections;
  /**
   * Sends the validated values and resolves with the outcome; a rejected promise is treated as no
   * response.
   */
  onSend: (values: Values) => Promise<SendResult>;
}

type Sections = readonly (readonly string[])[];

/** State and behaviour of an application on one page with several sections. */
export function useApplicationForm<Values extends FormikValues>({
  sections,
  onSend,
  onSent,
  ...options
}: ApplicationFormOptions<Values>) {
  const { initialValues: empty, schema } = options;
  const { locale } = useIntl();
  const [result, setResult] = useState<SendResult | undefined>(options.answer?.outcome);
  const [current, setCurrent] = useState(0);
  const { formik, form, formRef } = useForm<Values>({
    ...options,
    onSubmit: async (values, { setStatus, resetForm }) => {
      setResult(undefined);
      const answer = await onSend(values).catch(noResponse);
      if (answer.ok && onSent) return onSent(answer.reference);
      setResult(answer);
      if (answer.ok) {
        resetForm();
        setCurrent(0);
      } else if (answer.reason === 'refused') {
        setStatus(serverErrors(values, errorsWithLabels(answer.fields, form.label), locale));
      }
    },
  });

  return {
    formik,
    form,
    formRef,
    result,
    /** The state of a section. */
    sectionState: (index: number): FormSectionState => {
      if (index === current) return 'now';
      const names = sections[index] ?? [];
      const isPassed = index < current;
      return isSectionDone({ schema, names, values: formik.values, empty, isPassed }) ? 'done' : 'open';
    },
    handleFocus: ({ target }: FocusEvent<HTMLFormElement>) => {
      const { name } = target as Element & { name?: string };
      const section = sectionOf(sections, name);
      if (section !== undefined) setCurrent(section);
    },
    handleReset: () => {
      formik.resetForm();
      setResult(undefined);
      setCurrent(0);
    },
  };
}

/** The section of a field; undefined for an unknown name. */
export function sectionOf(sections: Sections, name: string | undefined): number | undefined {
  const index = sections.findIndex((names) => name !== undefined && names.includes(name));
  return index < 0 ? undefined : index;
}

interface SectionPosition<Values> {
  schema: AnyObjectSchema;
  /** The fields of the section. */
  names: readonly string[];
  values: Values;
  empty: Values;
  /** The visitor has moved on to a later section. */
  isPassed: boolean;
}

/** Whether a section has no errors, and is filled in or has been passed. */
export function isSectionDone<Values extends FormikValues>({
  schema,
  names,
  values,
  empty,
  isPassed,
}: SectionPosition<Values>): boolean {
  const isFilled = names.some((name) => JSON.stringify(values[name]) !== JSON.stringify(empty[name]));
  return (isFilled || isPassed) && schema.pick([...names]).isValidSync(values);
}
