import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.forgotPassword.title', defaultMessage: 'Forgot password', description: 'Page title and heading' },
  description: {
    id: 'site.forgotPassword.description',
    defaultMessage: 'Ask for a link with which you choose a new password for your account.',
    description: 'What the page is about; at most 160 characters',
  },
  lead: {
    id: 'site.forgotPassword.lead',
    defaultMessage: 'We mail you a link with which you choose a new password.',
    description: 'Under the heading',
  },
  noScript: {
    id: 'site.forgotPassword.noScript',
    defaultMessage:
      'Choosing a new password needs JavaScript. Switch it on in your browser and load the page again, or write to us.',
    description: 'Shown without JavaScript',
  },
  email: { id: 'site.forgotPassword.email', defaultMessage: 'E-mail', description: 'Label of the field' },
  emailHint: {
    id: 'site.forgotPassword.emailHint',
    defaultMessage: 'The address of your account',
    description: 'Hint at the field',
  },
  emailMissing: {
    id: 'site.forgotPassword.emailMissing',
    defaultMessage: 'Write the e-mail address of your account.',
    description: 'Error at the field',
  },
  emailWrong: {
    id: 'site.forgotPassword.emailWrong',
    defaultMessage: 'Write the address like name@example.org.',
    description: 'Error at the field',
  },
  ask: { id: 'site.forgotPassword.ask', defaultMessage: 'Mail me the link', description: 'Button of the form' },
  askedTitle: {
    id: 'site.forgotPassword.askedTitle',
    defaultMessage: 'Look in your e-mail',
    description: 'Title of the answer, the same for every address',
  },
  askedText: {
    id: 'site.forgotPassword.askedText',
    defaultMessage:
      'If an account has this address, a link is on its way. It works for one hour. Nothing came? Look among the unwanted mail, check the address, or write to us.',
    description: 'The answer, the same for every address',
  },
  choose: {
    id: 'site.forgotPassword.choose',
    defaultMessage: 'Choose a new password',
    description: 'Name of the form that the link of the mail opens',
  },
  password: { id: 'site.forgotPassword.password', defaultMessage: 'New password', description: 'Label of the field' },
  passwordHint: {
    id: 'site.forgotPassword.passwordHint',
    defaultMessage: 'At least 8 characters. Four words that do not belong together are good, and easy to remember.',
    description: 'Hint at the field: what makes a password good',
  },
  passwordMissing: {
    id: 'site.forgotPassword.passwordMissing',
    defaultMessage: 'Choose a password.',
    description: 'Error at the field',
  },
  passwordShort: {
    id: 'site.forgotPassword.passwordShort',
    defaultMessage: 'Use at least 8 characters.',
    description: 'Error at the field',
  },
  passwordEasy: {
    id: 'site.forgotPassword.passwordEasy',
    defaultMessage: 'This password is easy to guess. Add one or two words that do not belong to it.',
    description: 'Error at the field',
  },
  save: { id: 'site.forgotPassword.save', defaultMessage: 'Save the new password', description: 'Button of the form' },
  savedTitle: {
    id: 'site.forgotPassword.savedTitle',
    defaultMessage: 'The new password is saved',
    description: 'Title of the message after it was saved',
  },
  savedText: {
    id: 'site.forgotPassword.savedText',
    defaultMessage: 'Every session of the account has ended, on all devices. Sign in with the new password.',
    description: 'Text of that message',
  },
  usedTitle: {
    id: 'site.forgotPassword.usedTitle',
    defaultMessage: 'You have used this link already',
    description: 'Title of a message: the link of the mail was opened twice',
  },
  usedText: {
    id: 'site.forgotPassword.usedText',
    defaultMessage: 'Sign in with the password that you chose then. Forgotten? Ask for a new link below.',
    description: 'Text of that message; the form that asks for a link follows',
  },
  deadTitle: {
    id: 'site.forgotPassword.deadTitle',
    defaultMessage: 'This link no longer works',
    description: 'Title of an error',
  },
  deadText: {
    id: 'site.forgotPassword.deadText',
    defaultMessage: 'It is older than an hour, or a newer one was used. Ask for a new one below.',
    description: 'Text of that error; the form that asks for a link follows',
  },
  otherTitle: {
    id: 'site.forgotPassword.otherTitle',
    defaultMessage: 'Other ways',
    description: 'Heading beside the form',
  },
  loginText: {
    id: 'site.forgotPassword.loginText',
    defaultMessage: 'You remember it after all?',
    description: 'Above the link',
  },
  login: { id: 'site.forgotPassword.login', defaultMessage: 'Sign in', description: 'Link to /login' },
  writeText: {
    id: 'site.forgotPassword.writeText',
    defaultMessage: 'No longer using that address, or no mail arriving?',
    description: 'Above the link',
  },
  write: { id: 'site.forgotPassword.write', defaultMessage: 'Write to us', description: 'Link to /send-feedback' },
});
