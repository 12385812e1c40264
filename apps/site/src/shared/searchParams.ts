/** How one parameter of the query string is read. What it does not accept counts as absent. */
interface Parameter<Value> {
  /** The value without the parameter, and for one that is not valid. */
  fallback: Value;
  isValid: (text: string) => boolean;
  /** Whether a visitor types it, so that there is no end of its values. */
  isTyped?: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: the schema of any page, whatever its values are
export type SearchSchema = Readonly<Record<string, Parameter<any>>>;
export type SearchOf<Schema extends SearchSchema> = { readonly [Name in keyof Schema]: Schema[Name]['fallback'] };

/** One of a few words. The first is the fallback, so an address does not name it. */
export const oneOf = <const Value extends string>(values: readonly [Value, ...Value[]]): Parameter<Value> => ({
  fallback: values[0],
  isValid: (text) => values.some((value) => value === text),
});

/** A text of a certain form (`^…$`), or none. */
export const optional = (pattern: RegExp): Parameter<string | undefined> => ({
  fallback: undefined,
  isValid: (text) => pattern.test(text),
});

/** A text of a certain form (`^…$`), or the empty one. */
export const textOf = (pattern: RegExp): Parameter<string> => ({
  fallback: '',
  isValid: (text) => pattern.test(text),
});

/** A text of a certain form (`^…$`) that a visitor types, or the empty one. */
export const typed = (pattern: RegExp): Parameter<string> => ({ ...textOf(pattern), isTyped: true });

/** What a page reads of the query string: valid values, and fallbacks for the rest. */
export function parseSearch<Schema extends SearchSchema>(schema: Schema, search: URLSearchParams): SearchOf<Schema> {
  const entries = Object.entries(schema).map(([name, { fallback, isValid }]) => {
    const text = search.get(name);
    return [name, text !== null && isValid(text) ? text : fallback];
  });
  return Object.fromEntries(entries);
}

/** The query string after a change. Parameters that the schema does not know stay. */
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

/** The query string that two addresses share when they show the same page: known parameters alone, in one order. */
export const canonicalSearch = (schema: SearchSchema, search: URLSearchParams): string =>
  changeSearch(schema, new URLSearchParams(), parseSearch(schema, search)).toString();

/** Whether an address has something in it that a visitor typed. */
export const hasTyped = (schema: SearchSchema, search: URLSearchParams): boolean =>
  Object.entries(parseSearch(schema, search)).some(
    ([name, value]) => schema[name]?.isTyped && value !== schema[name].fallback,
  );
