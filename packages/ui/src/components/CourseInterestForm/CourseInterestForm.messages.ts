import { defineMessages } from 'react-intl';
import { formMessages } from '../../primitives/Form/Form.messages.ts';

export const courseInterestMessages = defineMessages({
  label: {
    id: 'ui.CourseInterestForm.label',
    defaultMessage: 'Course interests',
    description: 'Name of the form, for screen readers',
  },
  name: { id: 'ui.CourseInterestForm.name', defaultMessage: 'Name', description: 'Label of a field' },
  email: { id: 'ui.CourseInterestForm.email', defaultMessage: 'E-mail', description: 'Label of a field' },
  emailHint: {
    id: 'ui.CourseInterestForm.emailHint',
    defaultMessage: 'Anyone who types your address here can see what is saved under it.',
    description: 'Hint at the field for the e-mail address',
  },
  interests: { id: 'ui.CourseInterestForm.interests', defaultMessage: 'Interests', description: 'Label of the topics' },
  interestsHint: {
    id: 'ui.CourseInterestForm.interestsHint',
    defaultMessage: 'At least one',
    description: 'Hint at the topics',
  },
  level: {
    id: 'ui.CourseInterestForm.level',
    defaultMessage: 'Preferred level',
    description: 'Label of a field',
  },
  language: {
    id: 'ui.CourseInterestForm.language',
    defaultMessage: 'Preferred language',
    description: 'Label of a field',
  },
  any: {
    id: 'ui.CourseInterestForm.any',
    defaultMessage: 'No preference',
    description: 'First choice of level and language: none',
  },
  register: {
    id: 'ui.CourseInterestForm.register',
    defaultMessage: 'Register interest',
    description: 'Button that sends the form for the first time',
  },
  update: {
    id: 'ui.CourseInterestForm.update',
    defaultMessage: 'Update interests',
    description: 'Button that replaces what was saved before',
  },
  looking: {
    id: 'ui.CourseInterestForm.looking',
    defaultMessage: 'Looking for what is saved under this address...',
    description: 'While the record of an e-mail address is being looked up',
  },
  loadedTitle: {
    id: 'ui.CourseInterestForm.loadedTitle',
    defaultMessage: 'Existing interests loaded!',
    description: 'Title of the message when an e-mail address has a record',
  },
  loadedText: {
    id: 'ui.CourseInterestForm.loadedText',
    defaultMessage: 'Change them and save.',
    description: 'Message when an e-mail address has a record',
  },
  lookupTitle: {
    id: 'ui.CourseInterestForm.lookupTitle',
    defaultMessage: 'Error loading interests',
    description: 'Title of the message when the lookup failed',
  },
  lookupText: {
    id: 'ui.CourseInterestForm.lookupText',
    defaultMessage: 'Could not load existing preferences. Please try again.',
    description: 'Message when the lookup failed',
  },
  retryLookup: {
    id: 'ui.CourseInterestForm.retryLookup',
    defaultMessage: 'Try again',
    description: 'Button that retries the lookup',
  },
  replaced: {
    id: 'ui.CourseInterestForm.replaced',
    defaultMessage: 'What is saved under this address took the place of what you had chosen.',
    description: 'Above the button, after a record filled fields that were not empty',
  },
  cleared: {
    id: 'ui.CourseInterestForm.cleared',
    defaultMessage: 'Nothing is saved under this address. What you had chosen was cleared.',
    description: 'Above the button, when another e-mail address has no record',
  },
  restore: {
    id: 'ui.CourseInterestForm.restore',
    defaultMessage: 'Bring back what I chose',
    description: 'Button that restores the replaced values',
  },
  kept: {
    id: 'ui.CourseInterestForm.kept',
    defaultMessage: 'What you changed in the meantime was kept.',
    description: 'Above the button, when a record came while the visitor was writing',
  },
  missingTitle: {
    id: 'ui.CourseInterestForm.missingTitle',
    defaultMessage: 'Please fill in all required fields',
    description: 'Title of the message when something is missing',
  },
  missingText: {
    id: 'ui.CourseInterestForm.missingText',
    defaultMessage: 'Name, email, and at least one interest are required.',
    description: 'Message when something is missing',
  },
  createdTitle: {
    id: 'ui.CourseInterestForm.createdTitle',
    defaultMessage: 'Registration successful!',
    description: 'Title of the message after the first time',
  },
  updatedTitle: {
    id: 'ui.CourseInterestForm.updatedTitle',
    defaultMessage: 'Interests updated successfully!',
    description: 'Title of the message after an update',
  },
  savedText: {
    id: 'ui.CourseInterestForm.savedText',
    defaultMessage: 'Type your address here again to change them.',
    description: 'Message after saving',
  },
  failedTitle: {
    id: 'ui.CourseInterestForm.failedTitle',
    defaultMessage: 'Submission failed',
    description: 'Title of the message when saving did not work',
  },
  failedText: {
    id: 'ui.CourseInterestForm.failedText',
    defaultMessage: 'Please try again later.',
    description: 'Message when saving did not work',
  },
});

/** The validation messages, by the keys of `validateInterest`. */
export const courseInterestErrors = {
  ...defineMessages({
    'name.required': {
      id: 'ui.CourseInterestForm.error.name',
      defaultMessage: 'Write your name.',
      description: 'Error at a field',
    },
    'email.required': {
      id: 'ui.CourseInterestForm.error.email',
      defaultMessage: 'Write your e-mail address.',
      description: 'Error at a field',
    },
    'interests.required': {
      id: 'ui.CourseInterestForm.error.interests',
      defaultMessage: 'Choose at least one topic.',
      description: 'Error at the topics',
    },
  }),
  long: formMessages.long,
};
