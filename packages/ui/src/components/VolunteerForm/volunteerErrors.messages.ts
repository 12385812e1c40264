import { defineMessages } from 'react-intl';
import { formMessages } from '../../primitives/Form/Form.messages.ts';
import { phoneFieldMessages } from '../../primitives/PhoneField/PhoneField.messages.ts';

/** The validation messages, by the keys of the schema. */
export const volunteerErrors = {
  ...defineMessages({
    'firstName.required': {
      id: 'ui.VolunteerForm.error.firstName',
      defaultMessage: 'Write your first name.',
      description: 'At a required field that is empty',
    },
    'lastName.required': {
      id: 'ui.VolunteerForm.error.lastName',
      defaultMessage: 'Write your last name.',
      description: 'At a required field that is empty',
    },
    'email.required': {
      id: 'ui.VolunteerForm.error.email',
      defaultMessage: 'Write your e-mail address, so that we can answer you.',
      description: 'At a required field that is empty',
    },
    'email.malformed': {
      id: 'ui.VolunteerForm.error.emailMalformed',
      defaultMessage: 'Part of the address is missing. Write it like name@example.org.',
      description: 'At an e-mail address that cannot be one',
    },
    'location.required': {
      id: 'ui.VolunteerForm.error.location',
      defaultMessage: 'Write the city or the place where you live.',
      description: 'At a required field that is empty',
    },
    'availability.required': {
      id: 'ui.VolunteerForm.error.availability',
      defaultMessage: 'Choose when you can come.',
      description: 'At a required choice of which nothing is chosen',
    },
    'motivation.required': {
      id: 'ui.VolunteerForm.error.motivation',
      defaultMessage: 'Write why you want to volunteer with us.',
      description: 'At a required field that is empty',
    },
  }),
  long: formMessages.long,
  'phone.malformed': phoneFieldMessages.malformed,
};
