import { defineMessage, defineMessages } from 'react-intl';

export const invitationMessages = defineMessages({
  title: {
    id: 'site.staff.invitation.title',
    defaultMessage: 'Welcome to the staff area',
    description: 'Heading of the page that an invitation opens',
  },
  loading: {
    id: 'site.staff.invitation.loading',
    defaultMessage: 'Your invitation is being read…',
    description: 'While the invitation is checked',
  },
  missing: {
    id: 'site.staff.invitation.missing',
    defaultMessage: 'This address has no invitation. Open the whole link from your message again.',
    description: 'Error: the link is not whole',
  },
  again: {
    id: 'site.staff.invitation.again',
    defaultMessage: 'If the invitation was withdrawn or is older than 48 hours, ask an administrator for a new one.',
    description: 'Under an error',
  },
  username: { id: 'site.staff.invitation.username', defaultMessage: 'Username', description: 'Label of a field' },
  usernameHint: {
    id: 'site.staff.invitation.username.hint',
    defaultMessage: 'Colleagues see it. Letters, digits, dots and dashes; for example your first name.',
    description: 'Hint under the label',
  },
  password: { id: 'site.staff.invitation.password', defaultMessage: 'New password', description: 'Label of a field' },
  passwordHint: {
    id: 'site.staff.invitation.password.hint',
    defaultMessage: 'At least 10 characters that nobody can guess: four words that do not belong together are good.',
    description: 'Hint under the label',
  },
  usernameRequired: {
    id: 'site.staff.invitation.username.required',
    defaultMessage: 'Choose a username of 3 to 32 letters, digits, dots or dashes.',
    description: 'Error at the field',
  },
  passwordRequired: {
    id: 'site.staff.invitation.password.required',
    defaultMessage: 'Choose a password of at least 10 characters.',
    description: 'Error at the field',
  },
  accept: { id: 'site.staff.invitation.accept', defaultMessage: 'Create my account', description: 'Button' },
});

export const invitationIntro = defineMessage<{ role: string; email: string }>({
  id: 'site.staff.invitation.intro',
  defaultMessage: 'You are invited as {role}, with the address {email}. Choose how you sign in.',
  description: 'Under the heading',
});
