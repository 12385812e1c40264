import { defineMessage, defineMessages } from 'react-intl';

export const passkeyMessages = defineMessages({
  title: { id: 'site.staff.passkeys.title', defaultMessage: 'Your passkeys', description: 'Heading of a list' },
  note: {
    id: 'site.staff.passkeys.note',
    defaultMessage:
      'At the sign-in a passkey takes the place of the six digits: your fingerprint, your face or the PIN of this device, or a security key. It works on the real site only, so nobody can lure it out of you.',
    description: 'Below the heading “Your passkeys”, or “Or use a passkey”',
  },
  instead: {
    id: 'site.staff.passkeys.instead',
    defaultMessage: 'Or use a passkey',
    description: 'Heading of the other choice, when a second factor is set up',
  },
  empty: { id: 'site.staff.passkeys.empty', defaultMessage: 'You have none yet.', description: 'Instead of the list' },
  name: { id: 'site.staff.passkeys.name', defaultMessage: 'Name of the passkey', description: 'Label of a field' },
  nameHint: {
    id: 'site.staff.passkeys.name.hint',
    defaultMessage: 'By which you recognise it later, such as “My phone”.',
    description: 'Under the label of the field',
  },
  nameRequired: {
    id: 'site.staff.passkeys.name.required',
    defaultMessage: 'Write a name for the passkey.',
    description: 'Error at an empty field',
  },
  add: { id: 'site.staff.passkeys.add', defaultMessage: 'Add a passkey', description: 'Button' },
  added: {
    id: 'site.staff.passkeys.added',
    defaultMessage: 'The passkey was added',
    description: 'Title of a message',
  },
  unused: { id: 'site.staff.passkeys.unused', defaultMessage: 'Not used yet', description: 'In the row of a passkey' },
  remove: {
    id: 'site.staff.passkeys.remove',
    defaultMessage: 'Remove',
    description: 'Button in a row, and in the dialog',
  },
  removeText: {
    id: 'site.staff.passkeys.remove.text',
    defaultMessage:
      'It no longer signs you in here. The device may still list it: delete it there too. Other passkeys and the app for codes stay.',
    description: 'In the dialog',
  },
  removed: {
    id: 'site.staff.passkeys.removed',
    defaultMessage: 'The passkey was removed',
    description: 'Title of a message',
  },
  use: { id: 'site.staff.passkeys.use', defaultMessage: 'Use a passkey', description: 'Button of the sign-in' },
  stopped: {
    id: 'site.staff.passkeys.stopped',
    defaultMessage:
      'Nothing was done: you cancelled, took too long, or this device has no passkey for this site. Try again, or use a code.',
    description: 'Error after the browser asked for a passkey',
  },
  hasOne: {
    id: 'site.staff.passkeys.hasOne',
    defaultMessage: 'This device has a passkey of yours already. Add one on another device, or use a security key.',
    description: 'Error after the browser was to make a passkey',
  },
  impossible: {
    id: 'site.staff.passkeys.impossible',
    defaultMessage: 'This browser or device has no passkeys for this site. Use another one, or a code.',
    description: 'Error after the browser was to make or use a passkey',
  },
});

export const addedAt = defineMessage<{ date: string }>({
  id: 'site.staff.passkeys.addedAt',
  defaultMessage: 'Added {date}',
  description: 'In the row of a passkey',
});

export const usedAt = defineMessage<{ date: string }>({
  id: 'site.staff.passkeys.usedAt',
  defaultMessage: 'Last used {date}',
  description: 'In the row of a passkey',
});

export const removeOf = defineMessage<{ name: string }>({
  id: 'site.staff.passkeys.removeOf',
  defaultMessage: 'Remove the passkey {name}',
  description: 'Name of the button for screen readers, and title of the dialog',
});
