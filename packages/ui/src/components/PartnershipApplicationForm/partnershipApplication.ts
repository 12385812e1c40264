export const organizationTypes = [
  'ngo',
  'government',
  'private',
  'academic',
  'international',
  'community',
  'other',
] as const;
export type OrganizationType = (typeof organizationTypes)[number];

export const legalEntityTypes = ['corporation', 'llc', 'partnership', 'nonprofit', 'government', 'other'] as const;
export type LegalEntityType = (typeof legalEntityTypes)[number];

/** What the fields of the form hold, in their order. */
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
  /** The identity check comes next. */
  requiresKyc: boolean;
}

/** A form in which every required field is filled in. */
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

/** The fields of each part of the form. */
export const partnershipSections = [
  ['organizationName', 'organizationType', 'legalEntityType', 'registrationNumber', 'taxId', 'website', 'country'],
  ['contactPerson', 'email', 'phone'],
  ['focusAreas', 'description', 'proposedCollaboration', 'resources'],
  ['complianceOfficer', 'amlPolicy', 'requiresKyc'],
] as const satisfies readonly (readonly (keyof LongPartnershipValues)[])[];
