import { validateYupSchema, yupToFormErrors } from 'formik';
import type { AnyObjectSchema } from 'yup';
import type { SendFailure } from '../SendOutcome/sendResult.ts';
import { errorPaths, type FieldErrors, valueAt } from './formErrors.ts';
import { readAs } from './readAs.ts';

/** What a server answers to a form that it refused and that a browser sent without JavaScript. */
export interface FormAnswer<Values, Failure = SendFailure> {
  /** As they were sent. */
  values: Partial<Values>;
  /** The keys of the schema, by field; any other text is shown as "not accepted". */
  errors: FieldErrors;
  /** Why valid values were not received. */
  failure?: Failure | undefined;
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
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    const found = yupToFormErrors(error);
    return Object.fromEntries(errorPaths(found).map((path) => [path, String(valueAt(found, path))]));
  }
}
