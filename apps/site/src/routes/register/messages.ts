import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.register.title', defaultMessage: 'Create an account', description: 'Page title and heading' },
  description: {
    id: 'site.register.description',
    defaultMessage: 'With an account you see what you have sent to the foundation and our answers.',
    description: 'What the page is about; at most 160 characters',
  },
  lead: {
    id: 'site.register.lead',
    defaultMessage:
      'With an account you see what you have sent us and our answers, correct it or take it back. Nothing else needs one.',
    description: 'Under the heading',
  },
  noScript: {
    id: 'site.register.noScript',
    defaultMessage:
      'Creating an account needs JavaScript. Switch it on in your browser and load the page again. Every form works without an account.',
    description: 'Shown without JavaScript',
  },
  username: { id: 'site.register.username', defaultMessage: 'Username', description: 'Label of the field' },
  usernameHint: {
    id: 'site.register.usernameHint',
    defaultMessage: 'At least 3 letters or digits, without spaces. You sign in with it.',
    description: 'Hint at the field',
  },
  usernameMissing: {
    id: 'site.register.usernameMissing',
    defaultMessage: 'Choose a username.',
    description: 'Error at the field',
  },
  usernameWrong: {
    id: 'site.register.usernameWrong',
    defaultMessage:
      'Use 3 to 64 letters, digits, dots, dashes or underscores, without spaces, and begin with a letter or digit.',
    description: 'Error at the field',
  },
  usernameTaken: {
    id: 'site.register.usernameTaken',
    defaultMessage: 'Someone has this username already. Choose another one.',
    description: 'Error at the field',
  },
  email: { id: 'site.register.email', defaultMessage: 'E-mail', description: 'Label of the field' },
  emailHint: {
    id: 'site.register.emailHint',
    defaultMessage: 'The address that you write in our forms',
    description: 'Hint at the field',
  },
  emailMissing: {
    id: 'site.register.emailMissing',
    defaultMessage: 'Write your e-mail address.',
    description: 'Error at the field',
  },
  emailWrong: {
    id: 'site.register.emailWrong',
    defaultMessage: 'Write the address like name@example.org.',
    description: 'Error at the field',
  },
  password: { id: 'site.register.password', defaultMessage: 'Password', description: 'Label of the field' },
  passwordHint: {
    id: 'site.register.passwordHint',
    defaultMessage: 'At least 8 characters. Four words that do not belong together are good, and easy to remember.',
    description: 'Hint at the field: what makes a password good',
  },
  passwordMissing: {
    id: 'site.register.passwordMissing',
    defaultMessage: 'Choose a password.',
    description: 'Error at the field',
  },
  passwordShort: {
    id: 'site.register.passwordShort',
    defaultMessage: 'Use at least 8 characters.',
    description: 'Error at the field',
  },
  passwordEasy: {
    id: 'site.register.passwordEasy',
    defaultMessage: 'This password is easy to guess. Add one or two words that do not belong to it.',
    description: 'Error at the field',
  },
  submit: { id: 'site.register.submit', defaultMessage: 'Create the account', description: 'Button of the form' },
  createdTitle: {
    id: 'site.register.createdTitle',
    defaultMessage: 'The account is there, but you are not signed in',
    description: 'If the account was created and signing in failed then',
  },
  createdText: {
    id: 'site.register.createdText',
    defaultMessage: 'The connection broke after the account was created. Sign in with your username and password.',
    description: 'If the account was created and signing in failed then',
  },
  otherTitle: {
    id: 'site.register.otherTitle',
    defaultMessage: 'Good to know',
    description: 'Heading beside the form',
  },
  loginText: {
    id: 'site.register.loginText',
    defaultMessage: 'You have an account already?',
    description: 'Above the link',
  },
  login: { id: 'site.register.login', defaultMessage: 'Sign in', description: 'Link to /login' },
  privacyText: {
    id: 'site.register.privacyText',
    defaultMessage:
      'We store the username, the address and a hash of the password. You can erase all of it in your account.',
    description: 'Above the link',
  },
  privacy: {
    id: 'site.register.privacy',
    defaultMessage: 'Privacy policy',
    description: 'Link to /privacy-policy; the title of that page',
  },
});
