import { defineMessages } from 'react-intl';

export const setUpMessages = defineMessages({
  title: {
    id: 'site.staff.setUp.title',
    defaultMessage: 'Set up the second step',
    description: 'Heading: the second factor is set up',
  },
  intro: {
    id: 'site.staff.setUp.intro',
    defaultMessage: 'Your role needs a code from your phone at each sign-in. You do this once.',
    description: 'Under the heading',
  },
  install: {
    id: 'site.staff.setUp.install',
    defaultMessage: 'Install an app for codes on your phone, such as Aegis, Google Authenticator or 2FAS.',
    description: 'First step of a list',
  },
  scan: {
    id: 'site.staff.setUp.scan',
    defaultMessage: 'In the app, add an account and point the camera at this picture.',
    description: 'Second step of a list; the QR code follows',
  },
  qr: {
    id: 'site.staff.setUp.qr',
    defaultMessage: 'QR code for the app on your phone',
    description: 'Text of the picture, for screen readers',
  },
  typed: {
    id: 'site.staff.setUp.typed',
    defaultMessage: 'No camera? Type this key into the app:',
    description: 'Before the secret as text',
  },
  key: { id: 'site.staff.setUp.key', defaultMessage: 'the key', description: 'What the button copies' },
  write: {
    id: 'site.staff.setUp.write',
    defaultMessage: 'Write the six digits that the app shows.',
    description: 'Third step of a list; the field follows',
  },
  confirm: { id: 'site.staff.setUp.confirm', defaultMessage: 'Turn it on', description: 'Button' },
  codesTitle: { id: 'site.staff.codes.title', defaultMessage: 'Your ten recovery codes', description: 'Heading' },
  codesIntro: {
    id: 'site.staff.codes.intro',
    defaultMessage:
      'Each of them signs you in once if your phone is lost. Print them or write them down, and keep them where nobody else sees them. They are shown only now; if you lose them, make new ones under “Where you are signed in”.',
    description: 'Under the heading',
  },
  print: { id: 'site.staff.codes.print', defaultMessage: 'Print', description: 'Button' },
  copy: { id: 'site.staff.codes.copy', defaultMessage: 'the recovery codes', description: 'What the button copies' },
  kept: { id: 'site.staff.codes.kept', defaultMessage: 'I have kept them', description: 'Button that goes on' },
  newTitle: {
    id: 'site.staff.codes.new.title',
    defaultMessage: 'Recovery codes',
    description: 'Heading of a section',
  },
  newNote: {
    id: 'site.staff.codes.new.note',
    defaultMessage:
      'Have you not kept yours, or used most of them? Make ten new ones: the earlier ones then stop working.',
    description: 'Below the heading “Recovery codes”',
  },
  missed: {
    id: 'site.staff.codes.missed',
    defaultMessage:
      'The second step is set up, but you have not confirmed that you kept your recovery codes. Make ten new ones, each of which signs you in once if your phone is lost; the earlier ones then stop working.',
    description: 'Under the heading “Recovery codes”, after the sign-in',
  },
  later: { id: 'site.staff.codes.later', defaultMessage: 'Not now', description: 'Button that goes on without' },
  newDo: { id: 'site.staff.codes.new', defaultMessage: 'Make new recovery codes', description: 'Button' },
  failed: {
    id: 'site.staff.setUp.failed',
    defaultMessage: 'The key could not be loaded.',
    description: 'Error instead of the QR code',
  },
});
