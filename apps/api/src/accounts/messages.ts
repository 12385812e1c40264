import { defineMessages, type NoMessageValues } from '@formatjs/intl';

/** With a link that confirms an address. Security mails have `secured` in their ids: their texts take two people. */
export const confirmEmail = defineMessages<{
  subject: NoMessageValues;
  text: NoMessageValues;
  lifetime: NoMessageValues;
}>({
  subject: {
    id: 'api.secured.accounts.confirmEmail.subject',
    defaultMessage: 'Confirm your e-mail address',
    description: 'Subject of the mail with a link that confirms the address of an account',
  },
  text: {
    id: 'api.secured.accounts.confirmEmail.text',
    defaultMessage:
      'An account was made with this address. Follow this link to confirm that the address is yours; then the account shows what was sent with it:',
    description: 'Before a link, in the mail with a link that confirms the address of an account',
  },
  lifetime: {
    id: 'api.secured.accounts.confirmEmail.lifetime',
    defaultMessage: 'The link works for 48 hours.',
    description: 'After the link, in the mail with a link that confirms the address of an account',
  },
});

/** With a link to choose a new password. */
export const resetPassword = defineMessages<{
  subject: NoMessageValues;
  text: NoMessageValues;
  lifetime: NoMessageValues;
}>({
  subject: {
    id: 'api.secured.accounts.resetPassword.subject',
    defaultMessage: 'Choose a new password',
    description: 'Subject of the mail with a link to choose a new password',
  },
  text: {
    id: 'api.secured.accounts.resetPassword.text',
    defaultMessage:
      'Someone asked for a new password for the account with this address. Follow this link to choose one:',
    description: 'Before a link, in the mail with a link to choose a new password',
  },
  lifetime: {
    id: 'api.secured.accounts.resetPassword.lifetime',
    defaultMessage: 'The link works once, for an hour. The old password works until then.',
    description: 'After the link, in the mail with a link to choose a new password',
  },
});

/** To a new member of staff. */
export const invitation = defineMessages<{
  subject: NoMessageValues;
  text: NoMessageValues;
  lifetime: NoMessageValues;
}>({
  subject: {
    id: 'api.secured.accounts.invitation.subject',
    defaultMessage: 'You are invited to the staff area of the Nzete Foundation',
    description: 'Subject of the mail that invites someone to the staff area',
  },
  text: {
    id: 'api.secured.accounts.invitation.text',
    defaultMessage:
      'You can now read and answer what is sent to the foundation. Follow this link to choose a username and a password:',
    description: 'Before a link, in the mail that invites someone to the staff area',
  },
  lifetime: {
    id: 'api.secured.accounts.invitation.lifetime',
    defaultMessage: 'The link works once, for 48 hours. Give it to nobody else.',
    description: 'After the link, in the mail that invites someone to the staff area',
  },
});

/** Following the link would confirm the account of another person. */
export const common = defineMessages<{
  ifNotYou: NoMessageValues;
}>({
  ifNotYou: {
    id: 'api.secured.accounts.common.ifNotYou',
    defaultMessage: 'If it was not you, do not follow the link: someone typed your address by mistake.',
    description: 'Last paragraph of mails with a link for the owner of an account',
  },
});

/** The mail after a new password. It names no account and has no secret. */
export const passwordChanged = defineMessages<{
  subject: NoMessageValues;
  text: NoMessageValues;
  ifNotYou: NoMessageValues;
  write: NoMessageValues;
}>({
  subject: {
    id: 'api.secured.accounts.passwordChanged.subject',
    defaultMessage: 'Your password was changed',
    description: 'Subject of the mail to someone whose password was changed',
  },
  text: {
    id: 'api.secured.accounts.passwordChanged.text',
    defaultMessage:
      'The password of your account was changed just now, and every sign-in before was ended. If it was you, you need not do anything.',
    description: 'First paragraph of the mail to someone whose password was changed',
  },
  ifNotYou: {
    id: 'api.secured.accounts.passwordChanged.ifNotYou',
    defaultMessage:
      'If it was not you, someone else can read your mail: change the password of your mailbox first, then choose a new one for the account here:',
    description: 'Before a link, in the mail to someone whose password was changed',
  },
  write: {
    id: 'api.secured.accounts.passwordChanged.write',
    defaultMessage: 'Then tell the foundation:',
    description: 'Before a link, in the mail to someone whose password was changed',
  },
});
