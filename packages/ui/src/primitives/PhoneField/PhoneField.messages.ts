import { defineMessages } from 'react-intl';

export const phoneFieldMessages = defineMessages({
  hint: {
    id: 'ui.PhoneField.hint',
    defaultMessage: 'With the country code, for example +243 800 000 000',
    description: 'Below a field for a telephone number',
  },
  malformed: {
    id: 'ui.PhoneField.malformed',
    defaultMessage: 'Write the number in digits, for example +243 800 000 000.',
    description: 'Error at a telephone number that cannot be one',
  },
});
