import type { FieldErrors } from '../../primitives/Form/formErrors.ts';
import { emailError } from '../NewsletterForm/emailError.ts';

/** The kinds of organization, in the order in which they are offered. */
export const organizationTypes = ['ngo', 'government', 'private', 'academic', 'community'] as const;

/** The kinds of partnership, in the order in which they are offered. */
export const partnershipTypes = ['funding', 'implementation', 'technical', 'advocacy', 'research'] as const;

/** The short application; what was left out is an empty text. */
export interface PartnershipApplication {
  organizationType: (typeof organizationTypes)[number] | '';
  organizationName: string;
  contactName: string;
  email: string;
  phone: string;
  /** The English name of the country, whatever the language. */
  country: string;
  partnershipType: (typeof partnershipTypes)[number] | '';
  description: string;
  experience: string;
  resources: string;
}

export type ApplicationField = keyof PartnershipApplication;

/** The values of the empty form, in the order of its fields. */
export const emptyPartnershipApplication: PartnershipApplication = {
  organizationType: '',
  organizationName: '',
  contactName: '',
  email: '',
  phone: '',
  country: '',
  partnershipType: '',
  description: '',
  experience: '',
  resources: '',
};

/** The fields of each step. */
export const fieldsOfSteps: readonly (readonly ApplicationField[])[] = [
  ['organizationType', 'organizationName', 'contactName', 'email', 'phone', 'country'],
  ['partnershipType', 'description', 'experience'],
  ['resources'],
];

/** The step of the first of these fields; the first step is 1. */
export function stepOf(fields: readonly string[]): number {
  const index = fieldsOfSteps.findIndex((names) => names.some((name) => fields.includes(name)));
  return index < 0 ? fieldsOfSteps.length : index + 1;
}

/** What keeps the application from being sent, by field, as keys of messages. */
export function validate(values: PartnershipApplication): FieldErrors {
  const errors: Record<string, string> = {};
  if (!values.organizationName.trim()) errors.organizationName = 'organizationName.required';
  if (!values.contactName.trim()) errors.contactName = 'contactName.required';
  const wrong = emailError(values.email);
  if (wrong) errors.email = wrong === 'empty' ? 'email.required' : 'email.malformed';
  return errors;
}

/** Whether something that is required was left empty. */
export const isMissing = (errors: FieldErrors): boolean =>
  Object.values(errors).some((error) => error.endsWith('.required'));
