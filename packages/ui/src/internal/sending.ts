import type { FieldErrors } from '../primitives/Form/formErrors.ts';
import type { SendFailure } from '../primitives/SendOutcome/sendResult.ts';

/** A message to show, in the reader's language. */
export interface SendMessage {
  tone: 'success' | 'error';
  title: string;
  description: string;
}

/** What is passed on when the sending itself breaks. */
export const noAnswer = (): SendFailure => ({ ok: false, reason: 'no-answer' });

/** The server's reason in a sentence, when it gave one. */
export const detailOf = (failure: SendFailure): string | undefined =>
  failure.reason === 'other' ? failure.detail : undefined;

/** The server's words about each field, after the field's name: `Title must not be empty`. */
export const namedErrors = (fields: FieldErrors, label: (name: string) => string): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, `${label(name)} ${said}`]));
