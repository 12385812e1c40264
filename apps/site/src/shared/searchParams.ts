import { withoutUnshowable } from '@nzete/domain';

/** A parameter of the query string. Invalid values are ignored. */
interface Parameter<Value> {
  /** The value if the parameter is missing or invalid. */
  fallback: Value;
  isValid: (text: string) => boolean;
  /** Whether visitors type it, so that it has unlimited values. */
  isTyped?: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: the schema of any page
export type SearchSchema = Readonly<Record<string, Parameter<any>>>;
export type SearchOf<Schema extends SearchSchema> = { readonly [Name in keyof Schema]: Schema[Name]['fallback'] };

/** One of several values. The first is the fallback, and is omitted from the URL. */
export const oneOf = <const Value extends string>(values: readonly [Value, ...Value[]]): Parameter<Value> => ({
  fallback: values[0],
  isValid: (text) => values.some((value) => value === text),
});

/** A text that matches a pattern (`^…$`), or undefined. */
export const optional = (pattern: RegExp): Parameter<string | undefined> => ({
  fallback: undefined,
  isValid: (text) => pattern.test(text),
});

/** A text that matches a pattern (`^…$`), or an empty string. */
export const textOf = (pattern: RegExp): Parameter<string> => ({
  fallback: '',
  isValid: (text) => pattern.test(text),
});

/** A typed text that matches a pattern (`^…$`), or an empty string. */
export const typed = (pattern: RegExp): Parameter<string> => ({ ...textOf(pattern), isTyped: true });

/** The values of the parameters, with fallbacks. */
export function parseSearch<Schema extends SearchSchema>(schema: Schema, search: URLSearchParams): SearchOf<Schema> {
  const entries = Object.entries(schema).map(([name, { fallback, isValid }]) => {
    const text = withoutUnshowable(search.get(name) ?? '');
    return [name, search.has(name) && isValid(text) ? text : fallback];
  });
  return Object.fromEntries(entries);
}

/** The query string after a change. Unknown parameters are kept. */
export function changeSearch<Schema extends SearchSchema>(
  schema: Schema,
  search: URLSearchParams,
  changes: Partial<SearchOf<Schema>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ ...parseSearch(schema, search), ...changes })) {
    if (value === undefined || value === schema[name]?.fallback || !schema[name]?.isValid(value)) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The normalised query string: known parameters only, in a fixed order. */
export const canonicalSearch = (schema: SearchSchema, search: URLSearchParams): string =>
  changeSearch(schema, new URLSearchParams(), parseSearch(schema, search)).toString();

/** Whether a typed parameter is set. */
export const hasTyped = (schema: SearchSchema, search: URLSearchParams): boolean =>
  Object.entries(parseSearch(schema, search)).some(
    ([name, value]) => schema[name]?.isTyped && value !== schema[name].fallback,
  );
