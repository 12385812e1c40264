'use client';

import { type FormikConfig, type FormikHelpers, type FormikValues, useFormik } from 'formik';
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import type { FormAnswer } from './formAnswer.ts';
import { serverErrors } from './formErrors.ts';
import { type FormFields, type FormFieldsOptions, useFormFields } from './useFormFields.ts';
import { useFormStart } from './useFormStart.ts';

export interface FormOptions<Values extends FormikValues>
  extends FormFieldsOptions,
    Pick<FormikConfig<Values>, 'initialValues' | 'onSubmit'> {
  /** A stored draft, which may arrive later. It fills the fields that are still empty. */
  draft?: Partial<Values> | undefined;
  /** Called on every change of the values, including a reset: for storing a draft. */
  onValuesChange?: ((values: Values) => void) | undefined;
  /** The server's response when it rejected a form posted without JavaScript. */
  answer?: FormAnswer<Values> | undefined;
}

export interface Form<Values extends FormikValues> {
  /** The return value of `useFormik`. */
  formik: ReturnType<typeof useFormik<Values>>;
  /** The props of the fields and of the error summary. */
  form: FormFields<Values>;
  /** For the `<form>`: values typed before hydration are read from it. */
  formRef: RefObject<HTMLFormElement | null>;
}

/**
 * A form with formik for its state and a yup schema for its rules. It validates on submit, and from
 * then on with every change, so that an error disappears as soon as it is corrected. The messages
 * of the schema are keys that are translated when they are rendered, so they follow a change of
 * language.
 * @example
 * const { formik, form, formRef } = useForm({ initialValues, schema, labels, errors, onSubmit });
 * return (
 *   <form ref={formRef} noValidate onSubmit={formik.handleSubmit}>
 *     <ErrorSummary {...form.summary} />
 *     <TextField type="email" {...form.text('email')} />
 *     <CheckboxField {...form.checkbox('agree')} />
 *   </form>
 * );
 */
export function useForm<Values extends FormikValues>({
  initialValues,
  onSubmit,
  draft,
  onValuesChange,
  answer,
  ...fields
}: FormOptions<Values>): Form<Values> {
  const [wasSent, setWasSent] = useState(false);
  const [start] = useState(() => startWith(initialValues, answer));
  const formik = useFormik<Values>({
    ...start,
    validationSchema: fields.schema,
    validateOnChange: wasSent,
    // An error that appears on blur would move the button that is being clicked.
    validateOnBlur: false,
    onSubmit: (values, helpers) => {
      // The server may accept now what it rejected last time.
      helpers.setStatus(undefined);
      return onSubmit(values, { ...helpers, resetForm });
    },
  });
  // To the empty form, also after an answer. (Formik takes an undefined status for none given.)
  const resetForm: FormikHelpers<Values>['resetForm'] = (state) =>
    formik.resetForm({ ...(answer && { values: initialValues, status: {} }), ...state });
  const handleReset = (event?: SyntheticEvent<unknown>) => {
    event?.preventDefault();
    resetForm();
  };
  const { values, submitCount } = formik;
  if (wasSent !== submitCount > 0) setWasSent(submitCount > 0);

  const known = useRef(values);
  useEffect(() => {
    if (known.current === values) return;
    known.current = values;
    onValuesChange?.(values);
  }, [values, onValuesChange]);

  return {
    formik: { ...formik, resetForm, handleReset },
    form: useFormFields(formik, fields),
    formRef: useFormStart({ ...formik, empty: initialValues }, draft),
  };
}

function startWith<Values extends FormikValues>(initialValues: Values, answer: FormAnswer<Values> | undefined) {
  if (!answer) return { initialValues };
  const values = { ...initialValues, ...answer.values };
  // The language '' never matches the page's, so an error without a key shows as "not accepted".
  return { initialValues: values, initialStatus: serverErrors(values, answer.errors, '') };
}
