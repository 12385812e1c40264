import { defineMessage, defineMessages } from 'react-intl';

export const peopleMessages = defineMessages({
  intro: {
    id: 'site.staff.people.intro',
    defaultMessage: 'Who may sign in here, and what each may do.',
    description: 'Under the heading',
  },
  invite: {
    id: 'site.staff.people.invite',
    defaultMessage: 'Invite someone',
    description: 'Button, and title of its dialog',
  },
  email: { id: 'site.staff.people.email', defaultMessage: 'E-mail', description: 'Label of a field' },
  emailRequired: {
    id: 'site.staff.people.email.required',
    defaultMessage: 'Write an e-mail address, for example name@example.org.',
    description: 'Error at the field',
  },
  role: { id: 'site.staff.people.role', defaultMessage: 'Role', description: 'Label of a field' },
  language: {
    id: 'site.staff.people.language',
    defaultMessage: 'Language of the invitation',
    description: 'Label of a field',
  },
  readerHint: {
    id: 'site.staff.people.role.reader.hint',
    defaultMessage: 'Reads the inbox and the overview.',
    description: 'What a role may do',
  },
  editorHint: {
    id: 'site.staff.people.role.editor.hint',
    defaultMessage: 'Also writes notes and templates, and assigns entries.',
    description: 'What a role may do',
  },
  reviewerHint: {
    id: 'site.staff.people.role.reviewer.hint',
    defaultMessage: 'Also sees documents, decides, and reads the audit log. Needs a code from a phone, or a passkey.',
    description: 'What a role may do',
  },
  administratorHint: {
    id: 'site.staff.people.role.administrator.hint',
    defaultMessage: 'Also manages the people. Needs a code from a phone, or a passkey.',
    description: 'What a role may do',
  },
  send: {
    id: 'site.staff.people.invite.send',
    defaultMessage: 'Invite',
    description: 'Button that makes the invitation',
  },
  linkTitle: {
    id: 'site.staff.people.link.title',
    defaultMessage: 'Give this link to the person',
    description: 'Title of the dialog after an invitation',
  },
  link: { id: 'site.staff.people.link', defaultMessage: 'the link', description: 'What the button copies' },
  linkHint: {
    id: 'site.staff.people.link.hint',
    defaultMessage: 'It works once. It is also sent by mail if the server sends mail; nobody can read it here again.',
    description: 'Under the link of an invitation',
  },
  invitations: {
    id: 'site.staff.people.invitations',
    defaultMessage: 'Open invitations',
    description: 'Heading of a list',
  },
  withdraw: {
    id: 'site.staff.people.withdraw',
    defaultMessage: 'Withdraw',
    description: 'Button that makes an invitation useless',
  },
  changeRole: {
    id: 'site.staff.people.changeRole',
    defaultMessage: 'Change the role',
    description: 'Menu item, and title of its dialog',
  },
  changeRoleHint: {
    id: 'site.staff.people.changeRole.hint',
    defaultMessage: 'The person is signed out everywhere and signs in again with the new role.',
    description: 'In the dialog',
  },
  save: { id: 'site.staff.people.save', defaultMessage: 'Save', description: 'Button' },
  lostPhone: {
    id: 'site.staff.people.lostPhone',
    defaultMessage: 'Phone lost',
    description: 'Menu item, and title of its dialog',
  },
  lostPhoneText: {
    id: 'site.staff.people.lostPhone.text',
    defaultMessage:
      'First make sure by voice or in person that it is really them. Then the old phone and all passkeys no longer work, they are signed out everywhere, and set up the second step again at the next sign-in.',
    description: 'In the dialog',
  },
  lostPhoneDo: { id: 'site.staff.people.lostPhone.do', defaultMessage: 'Unlink the phone', description: 'Button' },
  remove: {
    id: 'site.staff.people.remove',
    defaultMessage: 'Remove from the staff',
    description: 'Menu item, title of its dialog, and button',
  },
  removeText: {
    id: 'site.staff.people.remove.text',
    defaultMessage:
      'They are signed out everywhere and can no longer sign in here. What they did stays in the audit log.',
    description: 'In the dialog',
  },
  withPhone: {
    id: 'site.staff.people.withPhone',
    defaultMessage: 'Second step set up',
    description: 'State of a person: the second factor is set up',
  },
  withoutPhone: {
    id: 'site.staff.people.withoutPhone',
    defaultMessage: 'No second step yet',
    description: 'State of a person: no second factor',
  },
  never: { id: 'site.staff.people.never', defaultMessage: 'Never signed in', description: 'State of a person' },
  you: { id: 'site.staff.people.you', defaultMessage: 'You', description: 'Mark at one’s own row' },
  done: { id: 'site.staff.people.done', defaultMessage: 'Saved', description: 'Title of a message' },
  notDone: { id: 'site.staff.people.notDone', defaultMessage: 'This did not work', description: 'Title of a message' },
});

export const actionsOf = defineMessage<{ name: string }>({
  id: 'site.staff.people.actions',
  defaultMessage: 'Actions for {name}',
  description: 'Name of a menu button, for screen readers',
});

export const lastSignIn = defineMessage<{ date: string }>({
  id: 'site.staff.people.lastSignIn',
  defaultMessage: 'Last signed in {date}',
  description: 'In the row of a person',
});

export const validUntil = defineMessage<{ date: string }>({
  id: 'site.staff.people.validUntil',
  defaultMessage: 'Works until {date}',
  description: 'In the row of an invitation',
});

export const dialogOf = defineMessage<{ action: string; name: string }>({
  id: 'site.staff.people.dialog',
  defaultMessage: '{action}: {name}',
  description: 'Title of a dialog: the action and whom it is about',
});
