'use client';

import { type ChangeEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { type FieldErrors, refuse } from '../primitives/Form/formErrors.ts';
import type { FormikBag } from '../primitives/Form/useFormFields.ts';

export interface FormStateOptions<Values> {
  /** The values of the empty form, in the order of its fields. */
  empty: Values;
  /** What an earlier visit has left. It fills the fields that are still empty, whenever it comes. */
  draft?: Partial<Values> | undefined;
  /** Every change, also that to the empty form. */
  onValuesChange?: ((values: Values) => void) | undefined;
  /** What keeps the values from being sent: names of fields and keys of messages. */
  validate: (values: Values) => FieldErrors;
  /** Sends the values. What the server refused comes back by field. */
  onSend: (values: Values) => Promise<FieldErrors | undefined>;
}

/** The state of a short form of texts, in the shape that `useFormFields` reads, without formik. Errors show once the form was sent, and go as they are corrected. */
export interface FormState<Values extends object> extends FormikBag<Values> {
  /** Checks the values and sends them, unless they are on their way already. Gives what was wrong before sending. */
  send: () => Promise<FieldErrors>;
  /** Empties the form. */
  reset: () => void;
}

export function useFormState<Values extends Record<keyof Values, string>>({
  empty,
  draft,
  onValuesChange,
  validate,
  onSend,
}: FormStateOptions<Values>): FormState<Values> {
  const { locale } = useIntl();
  const [values, setValues] = useState(() => filled(empty, draft));
  const [knownDraft, setKnownDraft] = useState(draft);
  const [submitCount, setSubmitCount] = useState(0);
  const [isSubmitting, setIsSubmitting] = useState(false);
  const [status, setStatus] = useState<unknown>();
  if (draft !== knownDraft) {
    setKnownDraft(draft);
    setValues(filled(values, draft));
  }
  const errors = validate(values);

  const change = (next: Values) => {
    setValues(next);
    onValuesChange?.(next);
  };
  const setFieldValue = (name: string, value: unknown) => change({ ...values, [name]: value });
  const reset = () => {
    setSubmitCount(0);
    setStatus(undefined);
    change(empty);
  };
  const send = async () => {
    if (isSubmitting) return {};
    setSubmitCount(submitCount + 1);
    if (Object.keys(errors).length > 0) return errors;
    setIsSubmitting(true);
    const refused = await onSend(values);
    setStatus(refused ? refuse(values, refused, locale) : undefined);
    setIsSubmitting(false);
    return {};
  };

  return {
    values,
    errors,
    status,
    submitCount,
    isSubmitting,
    setFieldValue,
    setFieldTouched: () => {},
    getFieldProps: ({ name }) => ({
      name,
      value: values[name as keyof Values],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        setFieldValue(name, event.target.value),
      onBlur: () => {},
    }),
    getFieldMeta: (name) => {
      const error = errors[name];
      return { touched: submitCount > 0, ...(error === undefined ? {} : { error }) };
    },
    send,
    reset,
  };
}

/** The values, with those of the draft where they are empty. */
function filled<Values extends Record<keyof Values, string>>(values: Values, draft: Partial<Values> = {}): Values {
  const entries = Object.entries<string>(values).map(([name, value]) => [name, value || draft[name as keyof Values]]);
  return { ...values, ...Object.fromEntries(entries.filter(([, value]) => value)) };
}
