'use client';

import type { FormikValues } from 'formik';
import { type FocusEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import type { AnyObjectSchema } from 'yup';
import { refuse } from '../primitives/Form/formErrors.ts';
import { type FormOptions, useForm } from '../primitives/Form/useForm.ts';
import type { FormSectionState } from '../primitives/FormSection/FormSection.tsx';
import type { SendResult } from '../primitives/SendOutcome/sendResult.ts';
import { namedErrors, noAnswer } from './sending.ts';

/** What a component with an application takes from its host. */
export interface ApplicationHandlers<Values> {
  /** With every change of the fields: to keep a draft. */
  onValuesChange?: (values: Values) => void;
  /** What an earlier visit has left, whenever it comes. It fills the fields that are still empty. */
  draft?: Partial<Values>;
}

export interface ApplicationFormOptions<Values extends FormikValues> extends Omit<FormOptions<Values>, 'onSubmit'> {
  /** The fields of each part of the form. */
  sections: Sections;
  /** Sends what passed the schema and reports the outcome; a rejected promise counts as no answer. */
  onSend: (values: Values) => Promise<SendResult>;
}

type Sections = readonly (readonly string[])[];

/** State and behaviour of an application on one page in several parts. */
export function useApplicationForm<Values extends FormikValues>({
  sections,
  onSend,
  ...options
}: ApplicationFormOptions<Values>) {
  const { initialValues: empty, schema } = options;
  const { locale } = useIntl();
  const [result, setResult] = useState<SendResult>();
  const [current, setCurrent] = useState(0);
  const { formik, form, formRef } = useForm<Values>({
    ...options,
    onSubmit: async (values, { setStatus, resetForm }) => {
      setResult(undefined);
      const answer = await onSend(values).catch(noAnswer);
      setResult(answer);
      if (answer.ok) {
        resetForm();
        setCurrent(0);
      } else if (answer.reason === 'refused') {
        setStatus(refuse(values, namedErrors(answer.fields, form.label), locale));
      }
    },
  });

  return {
    formik,
    form,
    formRef,
    result,
    /** How far a part of the form is. */
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

/** Which part of a form a field is in; undefined for a name that is in none of them. */
export function sectionOf(sections: Sections, name: string | undefined): number | undefined {
  const index = sections.findIndex((names) => name !== undefined && names.includes(name));
  return index < 0 ? undefined : index;
}

interface SectionAt<Values> {
  schema: AnyObjectSchema;
  /** The fields of the part. */
  names: readonly string[];
  values: Values;
  empty: Values;
  /** The visitor is beyond it. */
  isPassed: boolean;
}

/** Whether nothing in a part is wrong, and something is filled in or the visitor is beyond it. */
export function isSectionDone<Values extends FormikValues>({
  schema,
  names,
  values,
  empty,
  isPassed,
}: SectionAt<Values>): boolean {
  const isFilled = names.some((name) => JSON.stringify(values[name]) !== JSON.stringify(empty[name]));
  return (isFilled || isPassed) && schema.pick([...names]).isValidSync(values);
}
