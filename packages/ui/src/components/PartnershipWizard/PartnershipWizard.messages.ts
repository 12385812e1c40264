import { defineMessages } from 'react-intl';
import { formMessages } from '../../primitives/Form/Form.messages.ts';
import { phoneFieldMessages } from '../../primitives/PhoneField/PhoneField.messages.ts';

export const wizardTexts = defineMessages({
  title: {
    id: 'ui.PartnershipWizard.title',
    defaultMessage: 'Apply for Partnership',
    description: 'Title of the dialog with the short application of a partner',
  },
  lead: {
    id: 'ui.PartnershipWizard.lead',
    defaultMessage: 'Three short steps. Fields with * are required; the rest helps us to answer well.',
    description: 'Below the title of the dialog',
  },
  organization: {
    id: 'ui.PartnershipWizard.step.organization',
    defaultMessage: 'Organization Information',
    description: 'Title of step 1: the applicant',
  },
  partnership: {
    id: 'ui.PartnershipWizard.step.partnership',
    defaultMessage: 'Partnership Details',
    description: 'Title of step 2: the cooperation',
  },
  summary: {
    id: 'ui.PartnershipWizard.step.summary',
    defaultMessage: 'Resources and Summary',
    description: 'Title of step 3: the partner’s contribution, and a review',
  },
  submit: {
    id: 'ui.PartnershipWizard.submit',
    defaultMessage: 'Submit application',
    description: 'Button that sends the application',
  },
  choose: {
    id: 'ui.PartnershipWizard.choose',
    defaultMessage: 'Choose one',
    description: 'First, empty choice of a list',
  },
  lastLook: {
    id: 'ui.PartnershipWizard.lastLook',
    defaultMessage: 'Check before you send',
    description: 'Heading over all values',
  },
  missingTitle: {
    id: 'ui.PartnershipWizard.missingTitle',
    defaultMessage: 'Missing Information',
    description: 'Title of the message when a required field was left empty',
  },
  missingText: {
    id: 'ui.PartnershipWizard.missingText',
    defaultMessage: 'Please fill in all required fields.',
    description: 'Message when a required field was left empty',
  },
  sentTitle: {
    id: 'ui.PartnershipWizard.sentTitle',
    defaultMessage: 'Application Submitted',
    description: 'Title of the message after sending',
  },
  sentText: {
    id: 'ui.PartnershipWizard.sentText',
    defaultMessage: 'Your partnership application has been submitted successfully! We will get back to you soon.',
    description: 'Message after sending',
  },
  failedTitle: {
    id: 'ui.PartnershipWizard.failedTitle',
    defaultMessage: 'Application Failed',
    description: 'Title of the message when sending did not work',
  },
  failedText: {
    id: 'ui.PartnershipWizard.failedText',
    defaultMessage: 'An error occurred while submitting your application.',
    description: 'Message when sending did not work and the server gave no reason',
  },
});

/** The labels of the fields, without the mark for required ones. */
export const fieldTexts = defineMessages({
  organizationType: {
    id: 'ui.PartnershipWizard.field.organizationType',
    defaultMessage: 'Organization type',
    description: 'Label of a field',
  },
  organizationName: {
    id: 'ui.PartnershipWizard.field.organizationName',
    defaultMessage: 'Organization name',
    description: 'Label of a field',
  },
  contactName: {
    id: 'ui.PartnershipWizard.field.contactName',
    defaultMessage: 'Contact name',
    description: 'Label of a field: the person whom we answer',
  },
  email: { id: 'ui.PartnershipWizard.field.email', defaultMessage: 'E-mail', description: 'Label of a field' },
  phone: { id: 'ui.PartnershipWizard.field.phone', defaultMessage: 'Phone', description: 'Label of a field' },
  country: { id: 'ui.PartnershipWizard.field.country', defaultMessage: 'Country', description: 'Label of a field' },
  partnershipType: {
    id: 'ui.PartnershipWizard.field.partnershipType',
    defaultMessage: 'Partnership type',
    description: 'Label of a field',
  },
  description: {
    id: 'ui.PartnershipWizard.field.description',
    defaultMessage: 'Description',
    description: 'Label of a field: what both would do together',
  },
  experience: {
    id: 'ui.PartnershipWizard.field.experience',
    defaultMessage: 'Experience',
    description: 'Label of a field: what the organization has done so far',
  },
  resources: {
    id: 'ui.PartnershipWizard.field.resources',
    defaultMessage: 'Resources',
    description: 'Label of a field: what the organization brings',
  },
});

/** The hints of some fields. */
export const hintTexts = defineMessages({
  description: {
    id: 'ui.PartnershipWizard.hint.description',
    defaultMessage: 'What you would like to do with us, and where',
    description: 'Hint at the field for the description of a partnership',
  },
  experience: {
    id: 'ui.PartnershipWizard.hint.experience',
    defaultMessage: 'Work of this kind that you have done, in a few sentences',
    description: 'Hint at the field for the experience of an organization',
  },
  resources: {
    id: 'ui.PartnershipWizard.hint.resources',
    defaultMessage: 'People, land, tools, money: what you can bring',
    description: 'Hint at the field for the resources of an organization',
  },
});

export const organizationTypeTexts = defineMessages({
  ngo: { id: 'ui.PartnershipWizard.organizationType.ngo', defaultMessage: 'NGO', description: 'Kind of organization' },
  government: {
    id: 'ui.PartnershipWizard.organizationType.government',
    defaultMessage: 'Government',
    description: 'Kind of organization',
  },
  private: {
    id: 'ui.PartnershipWizard.organizationType.private',
    defaultMessage: 'Private sector',
    description: 'Kind of organization: a company',
  },
  academic: {
    id: 'ui.PartnershipWizard.organizationType.academic',
    defaultMessage: 'Academic',
    description: 'Kind of organization: a school or university',
  },
  community: {
    id: 'ui.PartnershipWizard.organizationType.community',
    defaultMessage: 'Community',
    description: 'Kind of organization: a group of a village or a quarter',
  },
});

export const partnershipTypeTexts = defineMessages({
  funding: {
    id: 'ui.PartnershipWizard.partnershipType.funding',
    defaultMessage: 'Funding',
    description: 'Kind of partnership: gives money',
  },
  implementation: {
    id: 'ui.PartnershipWizard.partnershipType.implementation',
    defaultMessage: 'Implementation',
    description: 'Kind of partnership: does the work with us',
  },
  technical: {
    id: 'ui.PartnershipWizard.partnershipType.technical',
    defaultMessage: 'Technical',
    description: 'Kind of partnership: brings tools or technology',
  },
  advocacy: {
    id: 'ui.PartnershipWizard.partnershipType.advocacy',
    defaultMessage: 'Advocacy',
    description: 'Kind of partnership: speaks up for the cause',
  },
  research: {
    id: 'ui.PartnershipWizard.partnershipType.research',
    defaultMessage: 'Research',
    description: 'Kind of partnership',
  },
});

/** The validation messages, by the keys of the schema. */
export const errorTexts = {
  ...defineMessages({
    'organizationName.required': {
      id: 'ui.PartnershipWizard.error.organizationName',
      defaultMessage: 'Write the name of your organisation.',
      description: 'Error at the field for the name of the organization',
    },
    'contactName.required': {
      id: 'ui.PartnershipWizard.error.contactName',
      defaultMessage: 'Write the name of the person we should reply to.',
      description: 'Error at the field for the name of the contact',
    },
    'email.required': {
      id: 'ui.PartnershipWizard.error.email',
      defaultMessage: 'Write the e-mail address we should reply to.',
      description: 'Error at the empty field for the e-mail address',
    },
    'email.malformed': {
      id: 'ui.PartnershipWizard.error.emailMalformed',
      defaultMessage: 'Part of the address is missing. Write it like name@example.org.',
      description: 'Error at the field for the e-mail address; keep example.org or an address that cannot exist',
    },
  }),
  'phone.malformed': phoneFieldMessages.malformed,
  long: formMessages.long,
};
