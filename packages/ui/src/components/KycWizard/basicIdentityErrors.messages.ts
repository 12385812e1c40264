import { defineMessages } from 'react-intl/server';
import { plain } from './basicIdentityCheck.messages.ts';

/** What the errors at empty required fields say. */
export const basicErrors = plain(
  defineMessages({
    firstName: {
      id: 'ui.KycWizard.errors.firstName.required',
      defaultMessage: 'Write your first name as on your ID.',
      description: 'Error at the field',
    },
    lastName: {
      id: 'ui.KycWizard.errors.lastName.required',
      defaultMessage: 'Write your last name as on your ID.',
      description: 'Error at the field',
    },
    dateOfBirth: {
      id: 'ui.KycWizard.errors.birth.missing',
      defaultMessage: 'Write your date of birth.',
      description: 'Error at the field',
    },
    nationality: {
      id: 'ui.KycWizard.errors.nationality.required',
      defaultMessage: 'Write your nationality.',
      description: 'Error at the field',
    },
    idNumber: {
      id: 'ui.KycWizard.errors.idNumber.required',
      defaultMessage: 'Write the number of your ID.',
      description: 'Error at the field',
    },
    email: {
      id: 'ui.KycWizard.errors.email.required',
      defaultMessage: 'Write your e-mail address.',
      description: 'Error at the field',
    },
    phone: {
      id: 'ui.KycWizard.errors.phone.required',
      defaultMessage: 'Write your phone number.',
      description: 'Error at the field',
    },
    address: {
      id: 'ui.KycWizard.errors.address.required',
      defaultMessage: 'Write your street and number.',
      description: 'Error at the field',
    },
    city: {
      id: 'ui.KycWizard.errors.city.required',
      defaultMessage: 'Write the city or village you live in.',
      description: 'Error at the field',
    },
    country: {
      id: 'ui.KycWizard.errors.country.required',
      defaultMessage: 'Choose the country you live in.',
      description: 'Error at the field',
    },
    occupation: {
      id: 'ui.KycWizard.errors.occupation.required',
      defaultMessage: 'Write your occupation.',
      description: 'Error at the field',
    },
    sourceOfFunds: {
      id: 'ui.KycWizard.errors.sourceOfFunds.required',
      defaultMessage: 'Choose where your money mainly comes from.',
      description: 'Error at the field',
    },
    relationshipPurpose: {
      id: 'ui.KycWizard.errors.relationshipPurpose.required',
      defaultMessage: 'Choose your role, for example partner or donor.',
      description: 'Error at the field',
    },
    intendedActivities: {
      id: 'ui.KycWizard.errors.intendedActivities.required',
      defaultMessage: 'Write what you want to do with us.',
      description: 'Error at the field',
    },
    dataProcessingConsent: {
      id: 'ui.KycWizard.errors.dataProcessingConsent.required',
      defaultMessage: 'Tick that you consent to the processing of your data.',
      description: 'Error at the consent',
    },
    rightsInformed: {
      id: 'ui.KycWizard.errors.rightsInformed.required',
      defaultMessage: 'Tick that you know your rights.',
      description: 'Error at the consent',
    },
    terms_accepted: {
      id: 'ui.KycWizard.errors.terms_accepted.required',
      defaultMessage: 'Tick that you accept the terms.',
      description: 'Error at the consent',
    },
    data_consent: {
      id: 'ui.KycWizard.errors.data_consent.required',
      defaultMessage: 'Tick that your data are true.',
      description: 'Error at the consent',
    },
  }),
);
