import { defineMessages } from 'react-intl';
import { formMessages } from '../../primitives/Form/Form.messages.ts';
import { phoneFieldMessages } from '../../primitives/PhoneField/PhoneField.messages.ts';

export const kycErrors = {
  ...defineMessages({
    'firstName.required': {
      id: 'ui.KycWizard.errors.firstName.required',
      defaultMessage: 'Write your first name as on your ID.',
      description: 'Error at the field',
    },
    'lastName.required': {
      id: 'ui.KycWizard.errors.lastName.required',
      defaultMessage: 'Write your last name as on your ID.',
      description: 'Error at the field',
    },
    'birth.missing': {
      id: 'ui.KycWizard.errors.birth.missing',
      defaultMessage: 'Write your date of birth.',
      description: 'Error at the field',
    },
    'birth.incomplete': {
      id: 'ui.KycWizard.errors.birth.incomplete',
      defaultMessage: 'Write day, month and a year of four digits, for example 21 4 1998.',
      description: 'Error at the field',
    },
    'birth.impossible': {
      id: 'ui.KycWizard.errors.birth.impossible',
      defaultMessage: 'There is no such day. Check day and month.',
      description: 'Error at the field',
    },
    'birth.future': {
      id: 'ui.KycWizard.errors.birth.future',
      defaultMessage: 'This day is still to come. Check the year.',
      description: 'Error at the field',
    },
    'birth.early': {
      id: 'ui.KycWizard.errors.birth.early',
      defaultMessage: 'Check the year: it is before 1900.',
      description: 'Error at the field',
    },
    'nationality.required': {
      id: 'ui.KycWizard.errors.nationality.required',
      defaultMessage: 'Write your nationality.',
      description: 'Error at the field',
    },
    'idNumber.required': {
      id: 'ui.KycWizard.errors.idNumber.required',
      defaultMessage: 'Write the number of your ID.',
      description: 'Error at the field',
    },
    'email.required': {
      id: 'ui.KycWizard.errors.email.required',
      defaultMessage: 'Write your e-mail address.',
      description: 'Error at the field',
    },
    'email.malformed': {
      id: 'ui.KycWizard.errors.email.malformed',
      defaultMessage: 'Write the whole e-mail address, for example name@example.org.',
      description: 'Error at the field',
    },
    'phone.required': {
      id: 'ui.KycWizard.errors.phone.required',
      defaultMessage: 'Write your phone number.',
      description: 'Error at the field',
    },
    'address.required': {
      id: 'ui.KycWizard.errors.address.required',
      defaultMessage: 'Write your street and number.',
      description: 'Error at the field',
    },
    'city.required': {
      id: 'ui.KycWizard.errors.city.required',
      defaultMessage: 'Write the city or village you live in.',
      description: 'Error at the field',
    },
    'country.required': {
      id: 'ui.KycWizard.errors.country.required',
      defaultMessage: 'Choose the country you live in.',
      description: 'Error at the field',
    },
    'occupation.required': {
      id: 'ui.KycWizard.errors.occupation.required',
      defaultMessage: 'Write your occupation.',
      description: 'Error at the field',
    },
    'income.required': {
      id: 'ui.KycWizard.errors.income.required',
      defaultMessage: 'Choose your annual income.',
      description: 'Error at the field',
    },
    'sourceOfFunds.required': {
      id: 'ui.KycWizard.errors.sourceOfFunds.required',
      defaultMessage: 'Choose where your money mainly comes from.',
      description: 'Error at the field',
    },
    'relationshipPurpose.required': {
      id: 'ui.KycWizard.errors.relationshipPurpose.required',
      defaultMessage: 'Choose your role, for example partner or donor.',
      description: 'Error at the field',
    },
    'intendedActivities.required': {
      id: 'ui.KycWizard.errors.intendedActivities.required',
      defaultMessage: 'Write what you want to do with us.',
      description: 'Error at the field',
    },
    'dataProcessingConsent.required': {
      id: 'ui.KycWizard.errors.dataProcessingConsent.required',
      defaultMessage: 'Tick that you consent to the processing of your data.',
      description: 'Error at the consent',
    },
    'dataRetentionAcknowledged.required': {
      id: 'ui.KycWizard.errors.dataRetentionAcknowledged.required',
      defaultMessage: 'Tick that you know that your record is kept for 7 years.',
      description: 'Error at the consent',
    },
    'rightsInformed.required': {
      id: 'ui.KycWizard.errors.rightsInformed.required',
      defaultMessage: 'Tick that you know your rights.',
      description: 'Error at the consent',
    },
    'securityAwareness.required': {
      id: 'ui.KycWizard.errors.securityAwareness.required',
      defaultMessage: 'Tick that you know how your data are protected.',
      description: 'Error at the consent',
    },
    'incidentReporting.required': {
      id: 'ui.KycWizard.errors.incidentReporting.required',
      defaultMessage: 'Tick that you will tell us of any security incident.',
      description: 'Error at the consent',
    },
    'accessControl.required': {
      id: 'ui.KycWizard.errors.accessControl.required',
      defaultMessage: 'Tick that you agree to who may see your data.',
      description: 'Error at the consent',
    },
    'terms_accepted.required': {
      id: 'ui.KycWizard.errors.terms_accepted.required',
      defaultMessage: 'Tick that you accept the terms.',
      description: 'Error at the consent',
    },
    'data_consent.required': {
      id: 'ui.KycWizard.errors.data_consent.required',
      defaultMessage: 'Tick that your data are true.',
      description: 'Error at the consent',
    },
  }),
  'phone.malformed': phoneFieldMessages.malformed,
  long: formMessages.long,
};
