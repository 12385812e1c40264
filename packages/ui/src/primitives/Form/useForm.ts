'use client';

import { type FormikConfig, type FormikValues, useFormik } from 'formik';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type FormFields, type FormFieldsOptions, useFormFields } from './useFormFields.ts';
import { useFormStart } from './useFormStart.ts';

export interface FormOptions<Values extends FormikValues>
  extends FormFieldsOptions,
    Pick<FormikConfig<Values>, 'initialValues' | 'onSubmit'> {
  /** What an earlier visit has left, whenever it comes. It fills the fields that are still empty. */
  draft?: Partial<Values> | undefined;
  /** Every change of the values, also that to the empty form: to keep a draft. */
  onValuesChange?: ((values: Values) => void) | undefined;
}

export interface Form<Values extends FormikValues> {
  /** What `useFormik` returned. */
  formik: ReturnType<typeof useFormik<Values>>;
  /** The props of its fields and of its summary of errors. */
  form: FormFields<Values>;
  /** For the `<form>`: what was typed before the page was hydrated is read from it. */
  formRef: RefObject<HTMLFormElement | null>;
}

/**
 * A form with formik for its state and a yup schema for its rules. It is checked when it is sent,
 * and from then on with each change, so that an error goes as soon as it is corrected. The messages
 * of the schema are keys, which become words when they are drawn: a change of language changes them.
 *
 * @example
 * const { formik, form, formRef } = useForm({ initialValues, schema, labels, errors, onSubmit });
 * return (
 *   <form ref={formRef} noValidate onSubmit={formik.handleSubmit}>
 *     <ErrorSummary {...form.summary} />
 *     <TextField type="email" {...form.field('email')} />
 *     <CheckboxField {...form.checkbox('agree')} />
 *   </form>
 * );
 */
export function useForm<Values extends FormikValues>({
  initialValues,
  onSubmit,
  draft,
  onValuesChange,
  ...fields
}: FormOptions<Values>): Form<Values> {
  const [wasSent, setWasSent] = useState(false);
  const formik = useFormik<Values>({
    initialValues,
    validationSchema: fields.schema,
    validateOnChange: wasSent,
    // An error that came when its field is left would move the button that is being pressed.
    validateOnBlur: false,
    onSubmit: (values, helpers) => {
      // What the server refused of the last attempt may be accepted now.
      helpers.setStatus(undefined);
      return onSubmit(values, helpers);
    },
  });
  const { values, submitCount } = formik;
  if (wasSent !== submitCount > 0) setWasSent(submitCount > 0);

  const known = useRef(values);
  useEffect(() => {
    if (known.current === values) return;
    known.current = values;
    onValuesChange?.(values);
  }, [values, onValuesChange]);

  return { formik, form: useFormFields(formik, fields), formRef: useFormStart(formik, draft) };
}
