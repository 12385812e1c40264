import { type AnyObjectSchema, ValidationError } from 'yup';
import type { SendFailure } from '../SendOutcome/sendResult.ts';
import { type FieldErrors, normalPath } from './formErrors.ts';
import { readAs } from './readAs.ts';

/** What a server answers to a form that it refused and that a browser sent without JavaScript. */
export interface FormAnswer<Values, Outcome = SendFailure> {
  /** As they were sent. */
  values: Partial<Values>;
  /** The keys of the schema, by field; any other text is shown as "not accepted". */
  errors: FieldErrors;
  /** What came of valid values, such as why they were not received. */
  outcome?: Outcome | undefined;
}

/**
 * Reads the fields of a form that a browser sent without JavaScript. Fields that are missing or of
 * another kind have their initial value, and unknown ones are left out.
 */
export const readForm = <Values extends object>(data: FormData, initialValues: Values): Values =>
  Object.fromEntries(
    Object.entries(initialValues).map(([name, initial]) => [name, readAs(initial, data, name)]),
  ) as Values; // the initial values have these types

/** Checks values as `useForm` does: the error key of each field. */
export async function checkForm(values: object, schema: AnyObjectSchema): Promise<FieldErrors> {
  // As in formik, an empty text is no value.
  const given = Object.entries(values).map(([name, value]) => [name, value === '' ? undefined : value]);
  try {
    await schema.validate(Object.fromEntries(given), { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found = error.inner.map(({ path = '', message }): [string, string] => [normalPath(path), message]);
    // The first error of a field counts.
    return Object.fromEntries(found.reverse());
  }
}
