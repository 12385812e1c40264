import { defineMessages } from 'react-intl';
import { formMessages } from '../../primitives/Form/Form.messages.ts';
import { phoneFieldMessages } from '../../primitives/PhoneField/PhoneField.messages.ts';

export const partnershipErrors = {
  ...defineMessages({
    'organizationName.required': {
      id: 'ui.PartnershipApplicationForm.errors.organizationName.required',
      defaultMessage: 'Write the name of your organisation.',
      description: 'Error at the field',
    },
    'organizationType.required': {
      id: 'ui.PartnershipApplicationForm.errors.organizationType.required',
      defaultMessage: 'Choose what kind of organisation you are.',
      description: 'Error at the field',
    },
    'contactPerson.required': {
      id: 'ui.PartnershipApplicationForm.errors.contactPerson.required',
      defaultMessage: 'Write the name of the person we write to.',
      description: 'Error at the field',
    },
    'email.required': {
      id: 'ui.PartnershipApplicationForm.errors.email.required',
      defaultMessage: 'Write an e-mail address.',
      description: 'Error at the field',
    },
    'email.malformed': {
      id: 'ui.PartnershipApplicationForm.errors.email.malformed',
      defaultMessage: 'Write the whole e-mail address, for example name@example.org.',
      description: 'Error at the field',
    },
    'country.required': {
      id: 'ui.PartnershipApplicationForm.errors.country.required',
      defaultMessage: 'Choose the country of your organisation.',
      description: 'Error at the field',
    },
    'focusAreas.required': {
      id: 'ui.PartnershipApplicationForm.errors.focusAreas.required',
      defaultMessage: 'Write what you work on.',
      description: 'Error at the field',
    },
    'description.required': {
      id: 'ui.PartnershipApplicationForm.errors.description.required',
      defaultMessage: 'Describe your organisation in a sentence or two.',
      description: 'Error at the field',
    },
    'proposedCollaboration.required': {
      id: 'ui.PartnershipApplicationForm.errors.proposedCollaboration.required',
      defaultMessage: 'Write what you want to do with us.',
      description: 'Error at the field',
    },
  }),
  'phone.malformed': phoneFieldMessages.malformed,
  long: formMessages.long,
};
