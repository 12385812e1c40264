'use client';

import { type FocusEvent, useEffect, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { ObjectSchema } from 'yup';
import { refuse } from '../primitives/Form/formErrors.ts';
import { type FormFieldsOptions, useFormFields } from '../primitives/Form/useFormFields.ts';
import { useFormStart } from '../primitives/Form/useFormStart.ts';
import type { SendResult } from '../primitives/SendOutcome/sendResult.ts';
import { namedErrors, noAnswer } from './sending.ts';
import { useQuickFormik } from './useQuickFormik.ts';

/** What a component with an application takes from its host. */
export interface ApplicationHandlers<Values> {
  /** With every change of the fields: to keep a draft. */
  onValuesChange?: (values: Values) => void;
  /** What an earlier visit has left; it may come after the first rendering, and fills the fields that are still empty. */
  draft?: Partial<Values>;
}

export interface ApplicationFormOptions<Values extends object> extends ApplicationHandlers<Values>, FormFieldsOptions {
  /** The values of the empty form, in the order of its fields. */
  empty: Values;
  schema: ObjectSchema<object>;
  /** The words for each key of the schema. */
  errors: Readonly<Record<string, MessageDescriptor>>;
  /** The labels by field. */
  labels: Readonly<Record<keyof Values, MessageDescriptor>>;
  /** The fields of each part of the form. */
  sections: readonly (readonly (keyof Values)[])[];
  /** Sends what passed the schema and reports the outcome; a rejected promise counts as no answer. */
  onSend: (values: Values) => Promise<SendResult>;
}

/** State and behaviour of an application on one page in several parts. */
export function useApplicationForm<Values extends object>({
  empty,
  schema,
  errors,
  labels,
  sections,
  onSend,
  onValuesChange,
  draft,
  focus = 'summary',
}: ApplicationFormOptions<Values>) {
  const intl = useIntl();
  const [result, setResult] = useState<SendResult>();
  const [current, setCurrent] = useState(0);
  const formik = useQuickFormik<Values>({
    initialValues: empty,
    validationSchema: schema,
    onSubmit: async (values, { setStatus, resetForm }) => {
      setResult(undefined);
      const answer = await onSend(values).catch(noAnswer);
      setResult(answer);
      if (answer.ok) {
        resetForm();
        setCurrent(0);
      } else if (answer.reason === 'refused') {
        setStatus(refuse(values, namedErrors(answer.fields, formatLabels()), intl.locale));
      }
    },
  });
  const form = useFormFields(formik, errors, { focus });
  const formRef = useFormStart(formik, draft);
  useEffect(() => {
    onValuesChange?.(formik.values);
  }, [formik.values, onValuesChange]);

  const formatLabel = (label: MessageDescriptor) => intl.formatMessage(label);
  const formatLabels = () =>
    Object.fromEntries(
      Object.keys(empty).map((name) => [name, formatLabel(labels[name as keyof Values])]), // its own keys
    );

  return {
    formik,
    form,
    formRef,
    result,
    /** The part of the form that is at work. */
    current,
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
export function sectionOf(sections: readonly (readonly unknown[])[], name: string | undefined): number | undefined {
  const index = sections.findIndex((names) => names.includes(name));
  return index < 0 ? undefined : index;
}
