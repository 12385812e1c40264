'use client';

import type { FormikState, FormikValues, useFormik } from 'formik';
import {
  type ChangeEvent,
  createElement,
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { type AnyObjectSchema, reach } from 'yup';
import { usePhoneExample } from '../../internal/usePhoneExample.ts';
import type { ErrorSummaryEntry } from '../ErrorSummary/ErrorSummary.tsx';
import { focusField } from '../Field/focusField.ts';
import { errorPaths, type FieldErrors, isServerErrors, normalPath, serverErrorsIn, sortByField } from './formErrors.ts';
import { ServerSentence } from './ServerSentence.tsx';
import { useFieldInView } from './useFieldInView.ts';

type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field name, or a path into a value (`address.city`). */
export type FieldPath<Values> = (keyof Values & string) | `${keyof Values & string}${'.' | '['}${string}`;

export interface FormFieldsOptions {
  /**
   * The schema, constant between renders. Its messages are keys of `errors`. A wizard may pass the
   * schema of the current step.
   */
  schema: AnyObjectSchema;
  /** The label of each field, by name, without the mark for required fields. */
  labels: Readonly<Record<string, MessageDescriptor>>;
  /** The text for each key of the schema; an error that is not a key is shown as it is. */
  errors: Readonly<Record<string, MessageDescriptor>>;
  /**
   * Which fields are marked: the required ones with an asterisk, or the others with "(optional)".
   * @default 'required'
   */
  mark?: 'required' | 'optional' | undefined;
  /**
   * Where focus moves if validation fails: to the summary, or to the first invalid field (short
   * forms).
   * @default 'summary'
   */
  focus?: 'summary' | 'first-field' | undefined;
}

/** Props of a field or a group of fields. */
interface FieldDescription {
  id: string;
  label: string;
  isOptional: boolean;
  error: ReactNode;
}

/** Props of a control. */
interface ControlDescription extends FieldDescription {
  name: string;
  required: boolean;
}

interface Handlers {
  onChange: (event: ChangeEvent<FormControl>) => void;
  onBlur: (event: FocusEvent<FormControl>) => void;
}

export interface FormFields<Values> {
  /** For a TextField or PhoneField: as `field`, with the maximum length of the schema. */
  text: (name: FieldPath<Values>) => ControlDescription & Handlers & { value: string; maxLength: number | undefined };
  /** For a TextArea, SelectField or RadioGroup. */
  field: (name: FieldPath<Values>) => ControlDescription & Handlers & { value: string };
  /** For the CheckboxField of a boolean. */
  checkbox: (name: FieldPath<Values>) => ControlDescription & Handlers & { checked: boolean };
  /** For a control that passes a value instead of an event, such as DateOfBirthField. */
  custom: (name: FieldPath<Values>) => ControlDescription & { value: string; onValueChange: (value: string) => void };
  /** For the FieldSet around the checkboxes of a list. */
  group: (name: FieldPath<Values>) => FieldDescription;
  /**
   * For the CheckboxField of one list value; pass its label yourself, its error is shown at the
   * group.
   */
  option: (
    name: FieldPath<Values>,
    value: string,
  ) => Handlers & { id: string; name: string; value: string; checked: boolean };
  /** The label of a field without its mark; a name without a label is returned as it is. */
  label: (name: string) => string;
  /** For the ErrorSummary. Empty until the first submit. */
  summary: { ref: RefObject<HTMLDivElement | null>; errors: readonly ErrorSummaryEntry[] };
}

/** Connects formik to the fields of this package, and moves focus when validation fails. */
export function useFormFields<Values extends FormikValues>(
  formik: ReturnType<typeof useFormik<Values>>,
  options: FormFieldsOptions,
): FormFields<Values> {
  const { schema, focus = 'summary' } = options;
  const { values, status } = formik;
  const refused = serverErrorsIn(status, values);
  const { idOf, label, errorOf, described } = useDescriptions(formik, refused, options);
  useFieldInView();
  const marked = (name: string): ControlDescription => {
    const required = isRequired(schema, name);
    return { ...described(name, required), name, required };
  };

  // A wizard step shows only the errors of its own fields.
  const isHere = (path: string) => {
    const [name = ''] = path.split('.');
    return name in schema.fields || !(name in values);
  };
  const own = formik.submitCount > 0 ? errorPaths(formik.errors) : [];
  const paths = [...own, ...Object.keys(refused)].filter(isHere);
  const errors = sortByField(values, paths).flatMap((name) => {
    const message = errorOf(name);
    return message ? [{ fieldId: idOf(name), message }] : [];
  });
  const summary = useFocusOnFailure(formik, { schema, errors, focus });

  const field = (name: FieldPath<Values>) => ({ ...formik.getFieldProps(name), ...marked(name) });
  return {
    field,
    text: (name) => ({ ...field(name), maxLength: maxLengthOf(schema, name) }),
    checkbox: (name) => {
      const { checked = false, onChange, onBlur } = formik.getFieldProps({ name, type: 'checkbox' });
      return { checked, onChange, onBlur, ...marked(name) };
    },
    custom: (name) => ({
      ...marked(name),
      value: formik.getFieldProps(name).value,
      onValueChange: (value) => void formik.setFieldValue(name, value),
    }),
    group: (name) => described(name, isRequired(schema, name)),
    option: (name, value) => {
      const { checked = false, onChange, onBlur } = formik.getFieldProps({ name, type: 'checkbox', value });
      return { id: `${idOf(name)}-${value}`, name, value, checked, onChange, onBlur };
    },
    label,
    summary: { ref: summary, errors },
  };
}

/** The id, label and error of each field. */
function useDescriptions<Values extends FormikValues>(
  { status, getFieldMeta }: ReturnType<typeof useFormik<Values>>,
  refused: FieldErrors,
  { labels, errors, mark = 'required' }: FormFieldsOptions,
) {
  const { formatMessage, locale } = useIntl();
  const phone = usePhoneExample();
  const formId = useId();
  const idOf = (name: string) => `${formId}-${normalPath(name)}`;
  const label = (name: string) => {
    const text = labels[normalPath(name)];
    return text ? formatMessage(text) : name;
  };
  const errorOf = (name: string) => {
    const { error, touched } = getFieldMeta(name);
    const key = (touched && error) || refused[name];
    const message = key ? errors[key] : undefined;
    if (message) return formatMessage(message, { phone });
    const language = isServerErrors(status) ? status.language : undefined;
    if (!key || language === undefined || language === locale) return key;
    return createElement(ServerSentence, { sentence: language ? key : undefined, language });
  };
  const described = (name: string, required: boolean): FieldDescription => ({
    id: idOf(name),
    label: required && mark === 'required' ? `${label(name)} *` : label(name),
    isOptional: !required && mark === 'optional',
    error: errorOf(name),
  });
  return { idOf, label, errorOf, described };
}

function isRequired(schema: AnyObjectSchema, name: string): boolean {
  const field = reach(schema, name).describe();
  return 'optional' in field && !field.optional;
}

/** The `max` of a text in the schema. */
function maxLengthOf(schema: AnyObjectSchema, name: string): number | undefined {
  const field = reach(schema, name).describe();
  const max = 'tests' in field ? field.tests.find((test) => test.name === 'max')?.params?.max : undefined;
  return typeof max === 'number' ? max : undefined;
}

interface Failure {
  schema: AnyObjectSchema;
  errors: readonly ErrorSummaryEntry[];
  focus: FormFieldsOptions['focus'];
}

/**
 * Moves focus to the returned ref each time a submit fails, and when a step opens whose fields the
 * server rejected.
 */
function useFocusOnFailure(
  { submitCount, isSubmitting, status }: Pick<FormikState<unknown>, 'submitCount' | 'isSubmitting' | 'status'>,
  { schema, errors, focus }: Failure,
) {
  const summary = useRef<HTMLDivElement>(null);
  const hasRun = useRef(false);
  const moveFocus = useEffectEvent(() => {
    const [first] = errors;
    // Errors in the server's HTML have focus already, unless the visitor has moved on.
    const isInHtml = !hasRun.current;
    hasRun.current = true;
    if (isInHtml || isSubmitting || !first) return;
    if (focus === 'first-field') focusField(first.fieldId);
    else summary.current?.focus();
  });
  const serverStatus = isServerErrors(status) ? status : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: they say that there was an attempt, or that another step shows
  useEffect(() => moveFocus(), [submitCount, isSubmitting, serverStatus, schema]);
  return summary;
}
