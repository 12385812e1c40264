import { boolean, object, string } from 'yup';
import { phoneSchema } from '../../primitives/PhoneField/phoneSchema.ts';
import { emailError } from '../NewsletterForm/emailError.ts';
import { legalEntityTypes, organizationTypes } from './partnershipApplication.ts';

/** The maximum lengths that the server accepts, in characters. */
export const partnershipLimits = { focusAreas: 1000, description: 4000, proposedCollaboration: 4000, resources: 4000 };

const line = (limit: number) => string().trim().max(limit, 'long');
const choice = (options: readonly string[]) => string().oneOf(['', ...options]);

/** The validation schema of the long form. Its messages are keys of `partnershipErrors`. */
export const partnershipSchema = object({
  organizationName: line(200).required('organizationName.required'),
  organizationType: choice(organizationTypes).required('organizationType.required'),
  legalEntityType: choice(legalEntityTypes),
  registrationNumber: line(100),
  taxId: line(100),
  website: line(300),
  country: line(100).required('country.required'),
  contactPerson: line(160).required('contactPerson.required'),
  email: string()
    .required('email.required')
    .test('form', 'email.malformed', (value) => !value?.trim() || emailError(value) === undefined),
  phone: phoneSchema(),
  focusAreas: line(partnershipLimits.focusAreas).required('focusAreas.required'),
  description: line(partnershipLimits.description).required('description.required'),
  proposedCollaboration: line(partnershipLimits.proposedCollaboration).required('proposedCollaboration.required'),
  resources: line(partnershipLimits.resources),
  complianceOfficer: line(160),
  amlPolicy: boolean(),
  requiresKyc: boolean(),
});
