import { readError } from '@nzete/api-client';
import type { ContactChange, OwnSubmission } from '@nzete/api-client/accounts';
import { object, string } from 'yup';

/** The details that may be corrected, in the order of the form, and their greatest lengths. */
const limits = {
  name: 160,
  first_name: 100,
  last_name: 100,
  phone: 40,
  location: 160,
  address: 200,
  city: 80,
  country: 80,
} as const satisfies Record<keyof ContactChange, number>;

export type ContactField = keyof typeof limits;
export type ContactValues = Partial<Record<ContactField, string>>;

/** An identity check keeps its names: they are what is checked. */
const isKept = (kind: OwnSubmission['kind'], field: ContactField) => kind === 'kyc' && field.endsWith('_name');

/** The fields of a submission: those that it has. */
export function contactFields({ kind, contact }: Pick<OwnSubmission, 'kind' | 'contact'>): ContactField[] {
  const all = Object.keys(limits) as ContactField[]; // its keys
  return all.filter((field) => contact[field] !== undefined && !isKept(kind, field));
}

/** Not everybody has a phone, or a last name. */
const mayBeEmpty = (field: ContactField) => field === 'phone' || field === 'last_name';

/** The validation schema of these fields. Its messages are keys of `submissionMessages`. */
export function contactSchema(fields: readonly ContactField[]) {
  const entries = fields.map((field) => {
    const text = string().trim().max(limits[field], 'fieldRefused');
    return [field, mayBeEmpty(field) ? text : text.required('fieldMissing')] as const;
  });
  return object(Object.fromEntries(entries));
}

/** What differs from the stored details. */
export function changeOf(stored: ContactValues, values: ContactValues): ContactChange {
  const entries = Object.entries(values).map(([field, value]) => [field, (value ?? '').trim()] as const);
  return Object.fromEntries(entries.filter(([field, value]) => value !== stored[field as ContactField]));
}

/** The errors at the fields, as keys of `submissionMessages`, after the API has refused a change. */
export const contactErrors = (error: unknown): Record<string, string> =>
  Object.fromEntries(
    readError(error).fields.map(({ field }) => [field, field === 'phone' ? 'phoneWrong' : 'fieldRefused']),
  );
