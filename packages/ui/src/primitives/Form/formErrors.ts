/** Names of fields and the key of what is wrong with each. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What a server found wrong with values that had passed here. */
export interface Refusal {
  readonly refused: FieldErrors;
  readonly values: object;
  /** The language of the texts that are no keys. */
  readonly language?: string | undefined;
}

/**
 * Turns the errors that a server found into formik's status. Each shows at its field until that field is changed or the form is sent again; unlike
 * formik's own errors they survive validation, and they do not keep the form from being sent again.
 * @param values what was sent
 * @param refused names of fields and message keys; a text that is no key is shown as it is
 * @param language the locale of such texts: once another is read, a sentence of this package is shown in their place
 * @example onSubmit: async (values, { setStatus }) => { … setStatus(refuse(values, { email: 'email.taken' })); }
 */
export const refuse = (values: object, refused: FieldErrors, language?: string): Refusal => ({
  refused,
  values,
  language,
});

export const isRefusal = (status: unknown): status is Refusal =>
  typeof status === 'object' && status !== null && 'refused' in status && 'values' in status;

/** What the server refused of values that have not been changed since. */
export function refusedIn(status: unknown, values: object): FieldErrors {
  if (!isRefusal(status)) return {};
  const isUnchanged = ([name]: [string, string]) => valueAt(values, name) === valueAt(status.values, name);
  return Object.fromEntries(Object.entries(status.refused).filter(isUnchanged));
}

/** One spelling for a path: `people[0].name` is `people.0.name`. */
export const normalPath = (name: string): string => name.replace(/\[(\d+)\]/g, '.$1');

/** The value at a path of nested objects and arrays; `undefined` where there is none. */
export function valueAt(values: unknown, name: string): unknown {
  let value = values;
  for (const part of normalPath(name).split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[part];
  }
  return value;
}

/** The paths of a tree of errors, `{ a: { b: 'required' } }` being `['a.b']`. */
export function errorPaths(errors: object, prefix = ''): string[] {
  return Object.entries(errors).flatMap(([part, error]: [string, unknown]) => {
    if (typeof error === 'string' && error) return [prefix + part];
    return typeof error === 'object' && error !== null ? errorPaths(error, `${prefix}${part}.`) : [];
  });
}

/** Sorts paths by where their field is among the form's values; unknown ones come last. */
export function inOrderOf(values: object, paths: readonly string[]): string[] {
  const order = Object.keys(values);
  const place = (path: string) => {
    const index = order.indexOf(path.split('.')[0] ?? '');
    return index < 0 ? order.length : index;
  };
  return [...new Set(paths)].sort((a, b) => place(a) - place(b));
}
