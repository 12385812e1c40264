'use client';

import { type ChangeEvent, type FocusEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { ErrorSummaryEntry } from '../ErrorSummary/ErrorSummary.tsx';
import { focusField } from '../Field/focusField.ts';
import { formMessages } from './Form.messages.ts';
import { errorPaths, inOrderOf, isRefusal, normalPath, valueAt } from './formErrors.ts';
import { useFieldInView } from './useFieldInView.ts';

type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What formik's `getFieldProps` gives to a control. */
export interface FieldBinding {
  name: string;
  value: string;
  checked?: boolean;
  onChange: (event: ChangeEvent<FormControl>) => void;
  onBlur: (event: FocusEvent<FormControl>) => void;
}

/** What is read of the object that `useFormik` returns. Nothing is imported from formik, so the package does not depend on it. */
export interface FormikBag<Values extends object> {
  values: Values;
  errors: object;
  status?: unknown;
  submitCount: number;
  isSubmitting: boolean;
  setFieldValue(name: string, value: unknown): unknown;
  setFieldTouched(name: string): unknown;
  getFieldProps(options: { name: string; type?: string; value?: string }): FieldBinding;
  getFieldMeta(name: string): { error?: string; touched: boolean };
}

/** A name of the form's values, or a path into one (`address.city`). */
export type FieldPath<Values> = (keyof Values & string) | `${keyof Values & string}${'.' | '['}${string}`;

export interface FormFieldsOptions {
  /**
   * Where focus goes when the form could not be sent: to the summary, or to the first field that is wrong (short forms).
   * @default 'summary'
   */
  focus?: 'summary' | 'first-field';
}

export interface FormFields<Values> {
  /** For a TextField, TextArea, SelectField or RadioGroup. */
  field: (name: FieldPath<Values>) => Omit<FieldBinding, 'checked'> & { id: string; error: string | undefined };
  /** For a CheckboxField: of a boolean (`agree`), or with a value one box of a list (`areas`, `water`), whose error is at its group. */
  checkbox: (
    name: FieldPath<Values>,
    value?: string,
  ) => Omit<FieldBinding, 'value'> & { id: string; value?: string; error: string | undefined };
  /** For the FieldSet round the boxes of a list. */
  group: (name: FieldPath<Values>) => { id: string; error: string | undefined };
  /** For a control that passes a value instead of an event: a DateOfBirthField. */
  custom: (name: FieldPath<Values>) => {
    id: string;
    name: string;
    error: string | undefined;
    onValueChange: (value: unknown) => void;
    /** It was left: from now on what is wrong with it shows. */
    onLeave: () => void;
  };
  /** What is wrong with a field once it was left or the form was sent, in the reader's language. */
  error: (name: FieldPath<Values>) => string | undefined;
  /** For the ErrorSummary. It is empty until the form was sent once. */
  summary: { ref: RefObject<HTMLDivElement | null>; errors: readonly ErrorSummaryEntry[] };
}

/**
 * Ties a formik form to the fields of this package. The messages of the yup schema are keys; they become words when they are drawn, so a
 * change of language changes the errors as well. When the form could not be sent, focus moves to the summary (or the first field).
 *
 * @param formik what `useFormik` returned
 * @param messages the words for each key of the schema; an error that is no key is shown as it is
 * @example
 * const formik = useFormik({ initialValues, validationSchema, onSubmit });
 * const form = useFormFields(formik, messages);
 * return (
 *   <form noValidate onSubmit={formik.handleSubmit}>
 *     <ErrorSummary {...form.summary} />
 *     <TextField label="E-mail *" type="email" required {...form.field('email')} />
 *     <CheckboxField label="I agree *" required {...form.checkbox('agree')} />
 *   </form>
 * );
 */
export function useFormFields<Values extends object>(
  formik: FormikBag<Values>,
  messages: Readonly<Record<string, MessageDescriptor>>,
  { focus = 'summary' }: FormFieldsOptions = {},
): FormFields<Values> {
  const intl = useIntl();
  const formId = useId();
  const refused = useRefused(formik);
  const customHandlers = useCustomHandlers(formik);
  useFieldInView();

  const idOf = (name: string) => `${formId}-${normalPath(name)}`;
  const error = (name: string) => {
    const { error: own, touched } = formik.getFieldMeta(name);
    const key = (touched && own) || refused[name];
    const message = key ? messages[key] : undefined;
    if (message) return intl.formatMessage(message);
    return key && isForeign(formik.status, intl.locale) ? intl.formatMessage(formMessages.refused) : key;
  };
  const paths = formik.submitCount > 0 ? [...errorPaths(formik.errors), ...Object.keys(refused)] : [];
  const errors = inOrderOf(formik.values, paths).flatMap((name) => {
    const message = error(name);
    return message ? [{ fieldId: idOf(name), message }] : [];
  });
  const summary = useFocusOnFailure(formik, errors, focus);

  return {
    error,
    group: (name) => ({ id: idOf(name), error: error(name) }),
    custom: (name) => ({
      id: idOf(name),
      name,
      error: error(name),
      ...customHandlers(name),
    }),
    field: (name) => ({ ...formik.getFieldProps({ name }), id: idOf(name), error: error(name) }),
    checkbox: (name, value) => {
      const binding = formik.getFieldProps({ name, type: 'checkbox', value });
      return value === undefined
        ? { ...binding, value, id: idOf(name), error: error(name) }
        : { ...binding, value, id: `${idOf(name)}-${value}`, error: undefined };
    },
    summary: { ref: summary, errors },
  };
}

/** The handlers of a control by its name: the same ones as long as formik's are, so that it may be a memo. */
function useCustomHandlers({ setFieldValue, setFieldTouched }: FormikBag<object>) {
  return useMemo(() => {
    const handlersOf = (name: string) => ({
      onValueChange: (value: unknown) => void setFieldValue(name, value),
      onLeave: () => void setFieldTouched(name),
    });
    const known = new Map<string, ReturnType<typeof handlersOf>>();
    return (name: string) => {
      const handlers = known.get(name) ?? handlersOf(name);
      known.set(name, handlers);
      return handlers;
    };
  }, [setFieldValue, setFieldTouched]);
}

/** Whether the server's own sentences were written for readers of another language than the one that is read now. */
const isForeign = (status: unknown, locale: string) =>
  isRefusal(status) && status.language !== undefined && status.language !== locale;

/** The server's complaints (see `refuse`) about values that have not been changed, until the form is sent again. */
function useRefused({ status, values, isSubmitting }: FormikBag<object>): Record<string, string> {
  const [answered, setAnswered] = useState<unknown>();
  // Only the status there was when sending began is answered; the one that comes back with it is new.
  const latest = useRef(status);
  useEffect(() => {
    if (isSubmitting) setAnswered(latest.current);
  }, [isSubmitting]);
  useEffect(() => {
    latest.current = status;
  }, [status]);
  if (!isRefusal(status) || status === answered) return {};
  const isUnchanged = ([name]: [string, string]) => valueAt(values, name) === valueAt(status.values, name);
  return Object.fromEntries(Object.entries(status.refused).filter(isUnchanged));
}

/** Moves focus once for every time that the form could not be sent; the ref goes to the summary. */
function useFocusOnFailure(
  { submitCount, isSubmitting }: FormikBag<object>,
  errors: readonly ErrorSummaryEntry[],
  focus: FormFieldsOptions['focus'],
) {
  const summary = useRef<HTMLDivElement>(null);
  const seen = useRef(submitCount);
  useEffect(() => {
    if (isSubmitting || seen.current === submitCount) return;
    seen.current = submitCount;
    const [first] = errors;
    if (!first) return;
    if (focus === 'first-field') focusField(first.fieldId);
    else summary.current?.focus();
  });
  return summary;
}
