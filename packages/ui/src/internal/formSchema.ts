import { type AnyObject, type AnyObjectSchema, type InferType, type StringSchema, string } from 'yup';

/** A choice that may be left empty. */
export const choice = <Option extends string>(options: readonly Option[]) =>
  string()
    .default('')
    .oneOf(['' as const, ...options]);

/** A required choice. Its message is used when nothing is chosen. */
export const requiredChoice = <Option extends string>(options: readonly Option[], message: string) =>
  string().default('').oneOf(options, message).required(message);

/** The rule of a required text that is empty, and sent so, while a box is ticked. */
export const unlessTicked = (box: string, text: StringSchema<string, AnyObject, '', 'd'>) =>
  text.when(box, {
    is: true,
    // biome-ignore lint/suspicious/noThenProperty: it is the name that yup gives it
    then: (schema) => schema.notRequired().transform(() => ''),
  }) as typeof text; // notRequired() makes it optional for TypeScript, but the value is a text

/** While a form is filled in, a required choice may be empty and a required box not ticked. */
type Unfilled<Value> = Value extends boolean ? boolean : Value extends string ? Value | '' : Value;

/** The values of the fields, which may not be valid yet. */
export type FormValues<Valid extends object> = { [Name in keyof Valid]: Unfilled<Valid[Name]> };

/**
 * The default of each field, in the order of the fields; yup's own `getDefault()` reverses them.
 */
export function emptyValues<Schema extends AnyObjectSchema>(schema: Schema): FormValues<InferType<Schema>> {
  const defaults: Record<string, unknown> = schema.getDefault();
  const entries = Object.keys(schema.fields).map((name) => [name, defaults[name]]);
  // The cast: every schema of this package gives its fields defaults.
  return Object.fromEntries(entries) as FormValues<InferType<Schema>>;
}
