import { defineMessages } from 'react-intl';
import { formMessages } from '../../primitives/Form/Form.messages.ts';

export const updateFormMessages = defineMessages({
  title: { id: 'ui.UpdateForm.title', defaultMessage: 'Add an update', description: 'Heading of the form' },
  note: {
    id: 'ui.UpdateForm.note',
    defaultMessage: 'Everyone can read it, with the name that you write.',
    description: 'Below the heading of the form for an update of partners',
  },
  type: { id: 'ui.UpdateForm.type', defaultMessage: 'Type', description: 'Label: what kind of update it is' },
  updateTitle: { id: 'ui.UpdateForm.updateTitle', defaultMessage: 'Title', description: 'Label: title of the update' },
  content: { id: 'ui.UpdateForm.content', defaultMessage: 'Content', description: 'Label: text of the update' },
  author: { id: 'ui.UpdateForm.author', defaultMessage: 'Author', description: 'Label: who says it' },
  authorHint: {
    id: 'ui.UpdateForm.authorHint',
    defaultMessage: 'Your name, or that of your organisation',
    description: 'Hint at the field for the author',
  },
  submit: { id: 'ui.UpdateForm.submit', defaultMessage: 'Post update', description: 'Button that sends the update' },
  cancel: {
    id: 'ui.UpdateForm.cancel',
    defaultMessage: 'Close the form',
    description: 'Button that closes the form; what was written is kept',
  },
  missingTitle: {
    id: 'ui.UpdateForm.missingTitle',
    defaultMessage: 'Missing Information',
    description: 'Title of the message when a field was left empty',
  },
  missingText: {
    id: 'ui.UpdateForm.missingText',
    defaultMessage: 'Please fill in all fields to add an update.',
    description: 'Message when a field was left empty',
  },
  addedTitle: {
    id: 'ui.UpdateForm.addedTitle',
    defaultMessage: 'Update Added',
    description: 'Title of the message after posting',
  },
  addedText: {
    id: 'ui.UpdateForm.addedText',
    defaultMessage: 'Your partnership update has been posted successfully.',
    description: 'Message after posting',
  },
  failedTitle: {
    id: 'ui.UpdateForm.failedTitle',
    defaultMessage: 'Failed to add update',
    description: 'Title of the message when posting did not work',
  },
  failedText: {
    id: 'ui.UpdateForm.failedText',
    defaultMessage: 'An error occurred while adding the update.',
    description: 'Message when posting did not work and the server gave no reason',
  },
});

/** The labels of the fields. */
export const updateLabels = {
  type: updateFormMessages.type,
  title: updateFormMessages.updateTitle,
  content: updateFormMessages.content,
  author: updateFormMessages.author,
};

/** The types of updates, in the form and in the feed. */
export const updateTypeMessages = defineMessages({
  partnership: {
    id: 'ui.UpdateForm.type.partnership',
    defaultMessage: 'Partnership',
    description: 'Kind of an update: news of a partnership',
  },
  donor: { id: 'ui.UpdateForm.type.donor', defaultMessage: 'Donor', description: 'Kind of an update: news of a donor' },
  collaboration: {
    id: 'ui.UpdateForm.type.collaboration',
    defaultMessage: 'Collaboration',
    description: 'Kind of an update: news of work that several do together',
  },
});

/** The validation messages, by the keys of the schema. */
export const updateErrorMessages = {
  ...defineMessages({
    'title.required': {
      id: 'ui.UpdateForm.error.title',
      defaultMessage: 'Write a title.',
      description: 'Error at the field for the title of an update',
    },
    'content.required': {
      id: 'ui.UpdateForm.error.content',
      defaultMessage: 'Write what is new.',
      description: 'Error at the field for the text of an update',
    },
    'author.required': {
      id: 'ui.UpdateForm.error.author',
      defaultMessage: 'Write who says this: your name, or that of your organisation.',
      description: 'Error at the field for the author of an update',
    },
  }),
  long: formMessages.long,
};
