import type { FieldErrors } from '../primitives/Form/formErrors.ts';
import type { SendFailure } from '../primitives/SendOutcome/sendResult.ts';

/** A localised message to show. */
export interface SendMessage {
  tone: 'success' | 'error';
  title: string;
  description: string;
}

/** The result if the request itself throws. */
export const noResponse = (): SendFailure => ({ ok: false, reason: 'no-response' });

/** The server's reason, if there is one. */
export const detailOf = (failure: SendFailure): string | undefined =>
  failure.reason === 'other' ? failure.detail : undefined;

/** The server's errors, each preceded by the name of its field: `Title must not be empty`. */
export const errorsWithLabels = (fields: FieldErrors, label: (name: string) => string): FieldErrors =>
  Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, `${label(name)} ${said}`]));
