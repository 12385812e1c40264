/** The error key of each field, by name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The errors that a server found in values that had passed the schema. */
export interface ServerErrors {
  readonly errors: FieldErrors;
  readonly values: object;
  /** The locale of the texts that are not keys. */
  readonly language?: string | undefined;
}

/**
 * Stores the errors of a server in formik's status. Each shows at its field until the field is
 * changed or the form is submitted again; unlike formik's own errors they survive validation and do
 * not block submitting.
 * @param values the submitted values
 * @param errors field names and message keys; a text that is not a key is shown as it is
 * @param language the locale of such texts; after a change of language the field says that it was
 *   not accepted, and why in these words
 * @example
 * onSubmit: async (values, { setStatus }) => {
 *   …
 *   setStatus(serverErrors(values, { email: 'email.taken' }));
 * }
 */
export const serverErrors = (values: object, errors: FieldErrors, language?: string): ServerErrors => ({
  errors,
  values,
  language,
});

export const isServerErrors = (status: unknown): status is ServerErrors =>
  typeof status === 'object' && status !== null && 'errors' in status && 'values' in status;

/** The errors of the server for values that have not changed since. */
export function serverErrorsIn(status: unknown, values: object): FieldErrors {
  if (!isServerErrors(status)) return {};
  // By content: formik copies lists.
  const isUnchanged = ([name]: [string, string]) =>
    JSON.stringify(valueAt(values, name)) === JSON.stringify(valueAt(status.values, name));
  return Object.fromEntries(Object.entries(status.errors).filter(isUnchanged));
}

/** Normalises a path: `people[0].name` becomes `people.0.name`. */
export const normalPath = (name: string): string => name.replace(/\[(\d+)\]/g, '.$1');

/** The value at a path of nested objects and arrays, or `undefined`. */
export function valueAt(values: unknown, name: string): unknown {
  let value = values;
  for (const part of normalPath(name).split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[part];
  }
  return value;
}

/** The paths of an error tree: `{ a: { b: 'required' } }` has `['a.b']`. */
export function errorPaths(errors: object, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([part, error]: [string, unknown]) => {
    if (typeof error === 'string' && error) return [prefix + part];
    return typeof error === 'object' && error !== null ? errorPaths(error, `${prefix}${part}.`) : [];
  });
}

/** Sorts paths by the position of their field in the form's values; unknown ones come last. */
export function sortByField(values: object, paths: readonly string[]): string[] {
  const order = Object.keys(values);
  const place = (path: string) => {
    const index = order.indexOf(path.split('.')[0] ?? '');
    return index < 0 ? order.length : index;
  };
  return [...new Set(paths)].sort((a, b) => place(a) - place(b));
}
