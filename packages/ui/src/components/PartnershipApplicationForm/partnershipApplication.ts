import {
  type LegalEntityType,
  legalEntityTypes,
  longFormOrganizationTypes,
  type OrganizationType,
} from '@nzete/domain';
import { boolean, type InferType, object, string } from 'yup';
import { emailSchema } from '../../internal/emailSchema.ts';
import { choice, emptyValues, type FormValues, requiredChoice } from '../../internal/formSchema.ts';
import { phoneSchema } from '../../primitives/PhoneField/phoneSchema.ts';

export {
  type LegalEntityType,
  legalEntityTypes,
  longFormOrganizationTypes as organizationTypes,
  type OrganizationType,
};

/** The maximum lengths that the server accepts, in characters. */
export const partnershipLimits = { focusAreas: 1000, description: 4000, proposedCollaboration: 4000, resources: 4000 };

const text = (limit: number) => string().trim().max(limit, 'long').default('');

/**
 * The fields of the long form in their order, with their rules and empty values. Its messages are
 * keys of `partnershipErrors`.
 */
export const partnershipSchema = object({
  organizationName: text(200).required('organizationName.required'),
  organizationType: requiredChoice(longFormOrganizationTypes, 'organizationType.required'),
  legalEntityType: choice(legalEntityTypes),
  registrationNumber: text(100),
  taxId: text(100),
  website: text(300),
  country: text(100).required('country.required'),
  contactPerson: text(160).required('contactPerson.required'),
  email: emailSchema(),
  phone: phoneSchema().default(''),
  focusAreas: text(partnershipLimits.focusAreas).required('focusAreas.required'),
  description: text(partnershipLimits.description).required('description.required'),
  proposedCollaboration: text(partnershipLimits.proposedCollaboration).required('proposedCollaboration.required'),
  resources: text(partnershipLimits.resources),
  complianceOfficer: text(160),
  amlPolicy: boolean().default(false),
  /** The identity check follows. */
  requiresKyc: boolean().default(false),
});

/** The values of the fields. */
export type LongPartnershipValues = FormValues<InferType<typeof partnershipSchema>>;

/** The values of the empty form. */
export const emptyLongPartnershipValues: LongPartnershipValues = emptyValues(partnershipSchema);

/** The values of a valid form. */
export type LongPartnershipApplication = InferType<typeof partnershipSchema>;

/** The fields of each section. */
export const partnershipSections = [
  ['organizationName', 'organizationType', 'legalEntityType', 'registrationNumber', 'taxId', 'website', 'country'],
  ['contactPerson', 'email', 'phone'],
  ['focusAreas', 'description', 'proposedCollaboration', 'resources'],
  ['complianceOfficer', 'amlPolicy', 'requiresKyc'],
] as const satisfies readonly (readonly (keyof LongPartnershipValues)[])[];
