import type { FieldErrors } from '../../primitives/Form/formErrors.ts';

/** What became of a form that was sent. */
export type SendResult =
  | { ok: true }
  | {
      ok: false;
      /** The server's reason, in the reader's language. */
      detail?: string | undefined;
      /** What the server refused, by field: the words after the field's name. */
      fields?: FieldErrors | undefined;
    };

/** A message to show, in the reader's language. */
export interface SendMessage {
  tone: 'success' | 'error';
  title: string;
  description: string;
}

/** The server's words about each field, after the field's name: `Title must not be empty`. */
export const namedErrors = (fields: FieldErrors, names: Readonly<Record<string, string>>): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([field, said]) => [field, `${names[field] ?? field} ${said}`]));
