import { defineMessages } from 'react-intl';

export const partnershipFormMessages = defineMessages({
  title: {
    id: 'ui.PartnershipApplicationForm.title',
    defaultMessage: 'Partnership application',
    description: 'Heading of the long application form',
  },
  required: {
    id: 'ui.PartnershipApplicationForm.required',
    defaultMessage: 'Fields with a * are required.',
    description: 'Below the heading of the form',
  },
  organization: {
    id: 'ui.PartnershipApplicationForm.organization',
    defaultMessage: 'Your organisation',
    description: 'Heading of the first part',
  },
  organizationName: {
    id: 'ui.PartnershipApplicationForm.organizationName',
    defaultMessage: 'Organization Name',
    description: 'Field',
  },
  organizationType: {
    id: 'ui.PartnershipApplicationForm.organizationType',
    defaultMessage: 'Organization Type',
    description: 'Field: a choice',
  },
  legalEntityType: {
    id: 'ui.PartnershipApplicationForm.legalEntityType',
    defaultMessage: 'Legal Entity Type',
    description: 'Field: a choice',
  },
  registrationNumber: {
    id: 'ui.PartnershipApplicationForm.registrationNumber',
    defaultMessage: 'Registration Number',
    description: 'Field',
  },
  taxId: { id: 'ui.PartnershipApplicationForm.taxId', defaultMessage: 'Tax ID', description: 'Field' },
  website: { id: 'ui.PartnershipApplicationForm.website', defaultMessage: 'Website', description: 'Field' },
  country: { id: 'ui.PartnershipApplicationForm.country', defaultMessage: 'Country', description: 'Field' },
  contact: {
    id: 'ui.PartnershipApplicationForm.contact',
    defaultMessage: 'Contact person',
    description: 'Heading of the second part',
  },
  contactPerson: {
    id: 'ui.PartnershipApplicationForm.contactPerson',
    defaultMessage: 'Contact Person',
    description: 'Field',
  },
  email: { id: 'ui.PartnershipApplicationForm.email', defaultMessage: 'E-mail', description: 'Field' },
  phone: { id: 'ui.PartnershipApplicationForm.phone', defaultMessage: 'Phone', description: 'Field' },
  plan: {
    id: 'ui.PartnershipApplicationForm.plan',
    defaultMessage: 'What we could do together',
    description: 'Heading of the third part',
  },
  focusAreas: {
    id: 'ui.PartnershipApplicationForm.focusAreas',
    defaultMessage: 'Focus Areas',
    description: 'Label of a multi-line field',
  },
  focusAreasHint: {
    id: 'ui.PartnershipApplicationForm.focusAreasHint',
    defaultMessage: 'For example reforestation, clean water, training',
    description: 'Below the field',
  },
  description: {
    id: 'ui.PartnershipApplicationForm.description',
    defaultMessage: 'Description of Your Organization',
    description: 'Label of a multi-line field',
  },
  proposedCollaboration: {
    id: 'ui.PartnershipApplicationForm.proposedCollaboration',
    defaultMessage: 'Proposed Collaboration',
    description: 'Label of a multi-line field',
  },
  resources: {
    id: 'ui.PartnershipApplicationForm.resources',
    defaultMessage: 'Available Resources',
    description: 'Label of a multi-line field',
  },
  resourcesHint: {
    id: 'ui.PartnershipApplicationForm.resourcesHint',
    defaultMessage: 'People, vehicles, land, knowledge',
    description: 'Below the field',
  },
  compliance: {
    id: 'ui.PartnershipApplicationForm.compliance',
    defaultMessage: 'Compliance',
    description: 'Heading of the fourth part',
  },
  complianceOfficer: {
    id: 'ui.PartnershipApplicationForm.complianceOfficer',
    defaultMessage: 'Compliance Officer',
    description: 'Field',
  },
  amlPolicy: {
    id: 'ui.PartnershipApplicationForm.amlPolicy',
    defaultMessage: 'We have an anti-money-laundering policy',
    description: 'Checkbox',
  },
  requiresKyc: {
    id: 'ui.PartnershipApplicationForm.requiresKyc',
    defaultMessage: 'We want to complete the KYC verification now',
    description: 'Checkbox. KYC is the identity check',
  },
  kycTitle: {
    id: 'ui.PartnershipApplicationForm.kycTitle',
    defaultMessage: 'KYC verification comes next',
    description: 'Title of the notice when the box is ticked',
  },
  kycText: {
    id: 'ui.PartnershipApplicationForm.kycText',
    defaultMessage: 'When this form is sent, the identity check opens. Keep your ID and a proof of address at hand.',
    description: 'Text of the notice',
  },
  choose: {
    id: 'ui.PartnershipApplicationForm.choose',
    defaultMessage: 'Choose…',
    description: 'First, empty choice of a list',
  },
  submit: { id: 'ui.PartnershipApplicationForm.submit', defaultMessage: 'Submit Application', description: 'Button' },
  submitKyc: {
    id: 'ui.PartnershipApplicationForm.submitKyc',
    defaultMessage: 'Submit and go on to KYC verification',
    description: 'Button when the identity check comes next',
  },
  sentTitle: {
    id: 'ui.PartnershipApplicationForm.sentTitle',
    defaultMessage: 'Application Submitted',
    description: 'Confirmation of the form',
  },
});
