import { defineMessages } from 'react-intl';

export const phoneFieldMessages = defineMessages<{ hint: { phone: string }; malformed: { phone: string } }>({
  hint: {
    id: 'ui.PhoneField.hint',
    defaultMessage: 'With the country code, for example {phone}',
    description: 'Below a field for a telephone number',
  },
  malformed: {
    id: 'ui.PhoneField.malformed',
    defaultMessage: 'Write one number in digits, for example {phone}.',
    description: 'Error at a telephone number that cannot be one',
  },
});
