import { defineMessages } from 'react-intl';

/** The texts of the form for a consultation, with the labels and errors of its fields. */
export const consultationMessages = defineMessages({
  title: {
    id: 'site.partnerships.consultation.title',
    defaultMessage: 'Request a consultation',
    description: 'Title of a dialog with a short form',
  },
  lead: {
    id: 'site.partnerships.consultation.lead',
    defaultMessage: 'Say what you have in mind. Someone from the foundation writes to you. It costs nothing.',
    description: 'Under the title of the dialog',
  },
  name: {
    id: 'site.partnerships.consultation.name',
    defaultMessage: 'Name',
    description: 'Label of a field',
  },
  email: {
    id: 'site.partnerships.consultation.email',
    defaultMessage: 'E-mail',
    description: 'Label of a field',
  },
  organization: {
    id: 'site.partnerships.consultation.organization',
    defaultMessage: 'Organization',
    description: 'Label of a field',
  },
  message: {
    id: 'site.partnerships.consultation.message',
    defaultMessage: 'What it is about',
    description: 'Label of a field',
  },
  nameMissing: {
    id: 'site.partnerships.consultation.nameMissing',
    defaultMessage: 'Write your name.',
    description: 'Error at the field',
  },
  nameLong: {
    id: 'site.partnerships.consultation.nameLong',
    defaultMessage: 'This is too long.',
    description: 'Error at the field',
  },
  emailWrong: {
    id: 'site.partnerships.consultation.emailWrong',
    defaultMessage: 'Write the address like name@example.org.',
    description: 'Error at the field',
  },
  messageMissing: {
    id: 'site.partnerships.consultation.messageMissing',
    defaultMessage: 'Write in a sentence or two what it is about.',
    description: 'Error at the field',
  },
  messageLong: {
    id: 'site.partnerships.consultation.messageLong',
    defaultMessage: 'The message is too long. Shorten it.',
    description: 'Error at the field',
  },
  refused: {
    id: 'site.partnerships.consultation.refused',
    defaultMessage: 'The server did not accept this. Change it and send again.',
    description: 'Error at a field',
  },
  send: {
    id: 'site.partnerships.consultation.send',
    defaultMessage: 'Send the request',
    description: 'Button that sends the form',
  },
  sentTitle: {
    id: 'site.partnerships.consultation.sentTitle',
    defaultMessage: 'Your request has arrived',
    description: 'Said once the form was sent, above its reference number',
  },
  sentText: {
    id: 'site.partnerships.consultation.sentText',
    defaultMessage: 'We will write to you. Keep the number.',
    description: 'Under it',
  },
});
