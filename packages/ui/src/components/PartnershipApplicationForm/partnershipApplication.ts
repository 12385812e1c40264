import {
  type LegalEntityType,
  legalEntityTypes,
  partnershipLimits as limits,
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
  limits as partnershipLimits,
  longFormOrganizationTypes as organizationTypes,
  type OrganizationType,
};

const text = (limit: number) => string().trim().max(limit, 'long').default('');

/**
 * The fields of the long form in their order, with their rules and empty values. Its messages are
 * keys of `partnershipErrors`.
 */
export const partnershipSchema = object({
  organizationName: text(limits.organizationName).required('organizationName.required'),
  organizationType: requiredChoice(longFormOrganizationTypes, 'organizationType.required'),
  legalEntityType: choice(legalEntityTypes),
  registrationNumber: text(limits.registrationNumber),
  taxId: text(limits.taxId),
  website: text(limits.website),
  country: text(limits.country).required('country.required'),
  contactPerson: text(limits.contactPerson).required('contactPerson.required'),
  email: emailSchema(),
  phone: phoneSchema().default(''),
  focusAreas: text(limits.focusAreas).required('focusAreas.required'),
  description: text(limits.description).required('description.required'),
  proposedCollaboration: text(limits.proposedCollaboration).required('proposedCollaboration.required'),
  resources: text(limits.resources),
  complianceOfficer: text(limits.complianceOfficer),
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
