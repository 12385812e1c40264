import type { LegalEntityType, OrganizationType } from '@nzete/domain';

export {
  type LegalEntityType,
  legalEntityTypes,
  longFormOrganizationTypes as organizationTypes,
  type OrganizationType,
} from '@nzete/domain';

/** The values of the fields, in their order. */
export interface LongPartnershipValues {
  organizationName: string;
  organizationType: OrganizationType | '';
  legalEntityType: LegalEntityType | '';
  registrationNumber: string;
  taxId: string;
  website: string;
  country: string;
  contactPerson: string;
  email: string;
  phone: string;
  focusAreas: string;
  description: string;
  proposedCollaboration: string;
  resources: string;
  complianceOfficer: string;
  amlPolicy: boolean;
  /** The identity check follows. */
  requiresKyc: boolean;
}

/** A form with all required values. */
export interface LongPartnershipApplication extends LongPartnershipValues {
  organizationType: OrganizationType;
}

/** The empty form. */
export const emptyLongPartnershipValues: LongPartnershipValues = {
  organizationName: '',
  organizationType: '',
  legalEntityType: '',
  registrationNumber: '',
  taxId: '',
  website: '',
  country: '',
  contactPerson: '',
  email: '',
  phone: '',
  focusAreas: '',
  description: '',
  proposedCollaboration: '',
  resources: '',
  complianceOfficer: '',
  amlPolicy: false,
  requiresKyc: false,
};

/** The fields of each section. */
export const partnershipSections = [
  ['organizationName', 'organizationType', 'legalEntityType', 'registrationNumber', 'taxId', 'website', 'country'],
  ['contactPerson', 'email', 'phone'],
  ['focusAreas', 'description', 'proposedCollaboration', 'resources'],
  ['complianceOfficer', 'amlPolicy', 'requiresKyc'],
] as const satisfies readonly (readonly (keyof LongPartnershipValues)[])[];
