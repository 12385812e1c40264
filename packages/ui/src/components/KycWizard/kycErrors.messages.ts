import { defineMessages } from 'react-intl';

import { formMessages } from '../../primitives/Form/Form.messages.ts';
import { phoneFieldMessages } from '../../primitives/PhoneField/PhoneField.messages.ts';

/** The errors of fields that are filled in; those of empty ones are in the definition. */
export const kycErrors = {
  ...defineMessages({
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
    'email.malformed': {
      id: 'ui.KycWizard.errors.email.malformed',
      defaultMessage: 'Write the whole e-mail address, for example name@example.org.',
      description: 'Error at the field',
    },
  }),
  'phone.malformed': phoneFieldMessages.malformed,
  long: formMessages.long,
};
