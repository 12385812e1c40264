import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.sendFeedback.title', defaultMessage: 'Send feedback', description: 'Page title and heading' },
  description: {
    id: 'site.sendFeedback.description',
    defaultMessage: 'Tell us what works, what does not, and what is missing.',
    description: 'What the page is about; at most 160 characters',
  },
  lead: {
    id: 'site.sendFeedback.lead',
    defaultMessage: 'A letter to the people who run this site and the foundation’s work. You need not say who you are.',
    description: 'Under the heading',
  },
  greeting: {
    id: 'site.sendFeedback.greeting',
    defaultMessage: 'To the Nzete Foundation,',
    description: 'First line of a letter, over the field',
  },
  message: { id: 'site.sendFeedback.message', defaultMessage: 'Your message', description: 'Label of the field' },
  messageHint: {
    id: 'site.sendFeedback.messageHint',
    defaultMessage: 'What happened, on which page, and what you expected',
    description: 'Hint at the field',
  },
  messageMissing: {
    id: 'site.sendFeedback.messageMissing',
    defaultMessage: 'Write your message.',
    description: 'Error at the field',
  },
  messageLong: {
    id: 'site.sendFeedback.messageLong',
    defaultMessage: 'The message is too long. Shorten it, or send it in two parts.',
    description: 'Error at the field',
  },
  email: { id: 'site.sendFeedback.email', defaultMessage: 'E-mail', description: 'Label of the field' },
  emailHint: {
    id: 'site.sendFeedback.emailHint',
    defaultMessage: 'Only if you want an answer',
    description: 'Hint at the field',
  },
  emailWrong: {
    id: 'site.sendFeedback.emailWrong',
    defaultMessage: 'Write the address like name@example.org, or leave the field empty.',
    description: 'Error at the field',
  },
  refused: {
    id: 'site.sendFeedback.refused',
    defaultMessage: 'The server did not accept this. Change it and send again.',
    description: 'Error at a field',
  },
  submit: { id: 'site.sendFeedback.submit', defaultMessage: 'Send', description: 'Button that sends the letter' },
  stamp: {
    id: 'site.sendFeedback.stamp',
    defaultMessage: 'Arrived',
    description: 'On the stamp that the letter gets once it has arrived',
  },
  asideTitle: {
    id: 'site.sendFeedback.asideTitle',
    defaultMessage: 'Before you write',
    description: 'Heading beside the letter',
  },
  asideHelp: {
    id: 'site.sendFeedback.asideHelp',
    defaultMessage: 'Perhaps the answer is there already.',
    description: 'Beside the letter',
  },
  help: { id: 'site.sendFeedback.help', defaultMessage: 'Help', description: 'Link to the page of that name' },
  asidePrivacy: {
    id: 'site.sendFeedback.asidePrivacy',
    defaultMessage: 'What happens to what you write, and how to have it deleted.',
    description: 'Beside the letter',
  },
  privacy: {
    id: 'site.sendFeedback.privacy',
    defaultMessage: 'Privacy policy',
    description: 'Link to the page of that name',
  },
  paper: {
    id: 'site.sendFeedback.paper',
    defaultMessage: 'On paper: fill this in and post it to {address}, or call {phone}.',
    description: 'Above a form, when the page is printed',
  },
});
