import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.login.title', defaultMessage: 'Sign in', description: 'Page title and heading' },
  description: {
    id: 'site.login.description',
    defaultMessage: 'Sign in to see what you have sent to the foundation and where it stands.',
    description: 'What the page is about; at most 160 characters',
  },
  lead: {
    id: 'site.login.lead',
    defaultMessage:
      'To see what you have sent us and where it stands. All forms stay open to everyone, without an account.',
    description: 'Under the heading',
  },
  noScript: {
    id: 'site.login.noScript',
    defaultMessage:
      'Signing in needs JavaScript. Switch it on in your browser and load the page again. Where one application stands can be seen without it, with its reference number.',
    description: 'Shown without JavaScript',
  },
  status: {
    id: 'site.login.status',
    defaultMessage: 'Where your application stands',
    description: 'Link to /status; the title of that page',
  },
  username: { id: 'site.login.username', defaultMessage: 'Username or e-mail', description: 'Label of the field' },
  usernameMissing: {
    id: 'site.login.usernameMissing',
    defaultMessage: 'Write your username, or your confirmed e-mail address.',
    description: 'Error at the field',
  },
  password: { id: 'site.login.password', defaultMessage: 'Password', description: 'Label of the field' },
  passwordMissing: {
    id: 'site.login.passwordMissing',
    defaultMessage: 'Write your password.',
    description: 'Error at the field',
  },
  submit: { id: 'site.login.submit', defaultMessage: 'Sign in', description: 'Button of the form' },
  wrongTitle: {
    id: 'site.login.wrongTitle',
    defaultMessage: 'The username or the password is wrong',
    description: 'After signing in failed; it does not say which of both',
  },
  wrongText: {
    id: 'site.login.wrongText',
    defaultMessage:
      'Check both; capital letters count in the password. If you do not remember it, choose a new one with “I forgot my password”.',
    description: 'What to do after signing in failed; the quoted words are the link below the form',
  },
  otherTitle: { id: 'site.login.otherTitle', defaultMessage: 'Other ways', description: 'Heading beside the form' },
  forgotText: {
    id: 'site.login.forgotText',
    defaultMessage: 'We mail you a link with which you choose a new password.',
    description: 'Above the link',
  },
  forgot: {
    id: 'site.login.forgot',
    defaultMessage: 'I forgot my password',
    description: 'Link to /forgot-password',
  },
  registerText: {
    id: 'site.login.registerText',
    defaultMessage: 'You have no account yet? It takes a minute.',
    description: 'Above the link',
  },
  register: {
    id: 'site.login.register',
    defaultMessage: 'Create an account',
    description: 'Link to /register',
  },
  statusText: {
    id: 'site.login.statusText',
    defaultMessage:
      'You want to know where one application stands? A reference number and your e-mail address are enough.',
    description: 'Above the link',
  },
  toAccount: { id: 'site.login.toAccount', defaultMessage: 'Your account', description: 'Link to /account' },
});

/** With a value. */
export const signedInMessages = defineMessages<{
  signedIn: { name: string };
}>({
  signedIn: {
    id: 'site.login.signedIn',
    defaultMessage: 'You are signed in as {name}.',
    description: 'Instead of the form',
  },
});
