import { defineMessages } from 'react-intl';

export const signInMessages = defineMessages({
  title: { id: 'site.staff.signIn.title', defaultMessage: 'Sign in', description: 'Heading, and button' },
  ended: {
    id: 'site.staff.signIn.ended',
    defaultMessage: 'Your session has ended. Sign in again: what you had written is kept, and you come back to it.',
    description: 'Above the sign-in, after twelve hours or when someone ended the session',
  },
  username: {
    id: 'site.staff.signIn.username',
    defaultMessage: 'Username or e-mail',
    description: 'Label of a field',
  },
  password: { id: 'site.staff.signIn.password', defaultMessage: 'Password', description: 'Label of a field' },
  usernameRequired: {
    id: 'site.staff.signIn.username.required',
    defaultMessage: 'Write your username or your e-mail address.',
    description: 'Error at an empty field',
  },
  passwordRequired: {
    id: 'site.staff.signIn.password.required',
    defaultMessage: 'Write your password.',
    description: 'Error at an empty field',
  },
  help: {
    id: 'site.staff.signIn.help',
    defaultMessage: 'No invitation yet? Ask an administrator.',
    description: 'Below the sign-in',
  },
  forgotten: {
    id: 'site.staff.signIn.forgotten',
    defaultMessage: 'Forgot your password?',
    description: 'Link to /forgot-password, below the sign-in',
  },
  codeTitle: {
    id: 'site.staff.code.title',
    defaultMessage: 'The code from your phone',
    description: 'Heading of the second step of the sign-in',
  },
  codeIntro: {
    id: 'site.staff.code.intro',
    defaultMessage:
      'Open the app on your phone that makes the codes, and write the six digits. They change every 30 seconds.',
    description: 'Under the heading of the second step of the sign-in',
  },
  code: { id: 'site.staff.code', defaultMessage: 'Code', description: 'Label of the field for six digits' },
  codeHint: {
    id: 'site.staff.code.hint',
    defaultMessage: 'Lost your phone? Write one of your ten recovery codes here instead.',
    description: 'Under the label of the field for the code',
  },
  codeRequired: {
    id: 'site.staff.code.required',
    defaultMessage: 'Write the six digits, or a recovery code.',
    description: 'Error at an empty field',
  },
  passkeyTitle: {
    id: 'site.staff.passkey.title',
    defaultMessage: 'Your passkey',
    description: 'Heading of the second step of the sign-in, of someone without an app for codes',
  },
  passkeyIntro: {
    id: 'site.staff.passkey.intro',
    defaultMessage:
      'Use the passkey that you added. If you do not have it with you, write one of your ten recovery codes.',
    description: 'Under the heading of the second step of the sign-in',
  },
  recoveryCode: {
    id: 'site.staff.passkey.recoveryCode',
    defaultMessage: 'Recovery code',
    description: 'Label of the field in the second step of the sign-in, of someone without an app for codes',
  },
  go: { id: 'site.staff.code.go', defaultMessage: 'Go on', description: 'Button that sends the code' },
  other: {
    id: 'site.staff.code.other',
    defaultMessage: 'Sign in as someone else',
    description: 'Button of the second step that goes back to the first',
  },
});
