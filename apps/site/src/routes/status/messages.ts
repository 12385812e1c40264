import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: {
    id: 'site.status.title',
    defaultMessage: 'Where your application stands',
    description: 'Page title and heading',
  },
  description: {
    id: 'site.status.description',
    defaultMessage: 'Ask with your reference number and e-mail address whether an application was read and decided.',
    description: 'What the page is about; at most 160 characters',
  },
  lead: {
    id: 'site.status.lead',
    defaultMessage:
      'For applications, identity checks, feedback, gifts, sign-ups for events and requests for a talk: with the number of the confirmation and the address that you wrote in the form.',
    description: 'Under the heading',
  },
  reference: { id: 'site.status.reference', defaultMessage: 'Reference number', description: 'Label of the field' },
  referenceHint: {
    id: 'site.status.referenceHint',
    defaultMessage: 'It begins with NZ, like {example}',
    description: 'Hint at the field; the example is a reference number',
  },
  referenceMissing: {
    id: 'site.status.referenceMissing',
    defaultMessage: 'Write the reference number. It is in the confirmation.',
    description: 'Error at the field',
  },
  email: { id: 'site.status.email', defaultMessage: 'E-mail', description: 'Label of the field' },
  emailMissing: {
    id: 'site.status.emailMissing',
    defaultMessage: 'Write the e-mail address that you wrote in the form.',
    description: 'Error at the field',
  },
  emailWrong: {
    id: 'site.status.emailWrong',
    defaultMessage: 'Write the address like name@example.org.',
    description: 'Error at the field',
  },
  refused: {
    id: 'site.status.refused',
    defaultMessage: 'The server did not accept this. Change it and ask again.',
    description: 'Error at a field',
  },
  submit: { id: 'site.status.submit', defaultMessage: 'Show where it stands', description: 'Button of the form' },
  notFound: {
    id: 'site.status.notFound',
    defaultMessage:
      'Nothing was sent with this number and this address. Check both; the number is in the confirmation.',
    description: 'Answer to a wrong number or a wrong address; it does not say which of both is wrong',
  },
  volunteer: {
    id: 'site.status.volunteer',
    defaultMessage: 'Volunteer application, sent on {date}.',
    description: 'What was sent, and the day',
  },
  partnership: {
    id: 'site.status.partnership',
    defaultMessage: 'Partnership application, sent on {date}.',
    description: 'What was sent, and the day',
  },
  kyc: {
    id: 'site.status.kyc',
    defaultMessage: 'Identity check, sent on {date}.',
    description: 'What was sent, and the day',
  },
  feedback: {
    id: 'site.status.feedback',
    defaultMessage: 'Feedback, sent on {date}.',
    description: 'What was sent, and the day',
  },
  consultation: {
    id: 'site.status.consultation',
    defaultMessage: 'Request for a talk, sent on {date}.',
    description: 'What was sent, and the day',
  },
  'event-sign-up': {
    id: 'site.status.eventSignUp',
    defaultMessage: 'Sign-up for an event, sent on {date}.',
    description: 'What was sent, and the day',
  },
  gift: {
    id: 'site.status.gift',
    defaultMessage: 'Gift, told on {date}.',
    description: 'What a donor told the foundation, and the day',
  },
});
