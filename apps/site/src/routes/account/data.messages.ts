import { defineMessages } from 'react-intl';

/** The visitor’s own data. */
export const dataMessages = defineMessages({
  dataTitle: { id: 'site.account.dataTitle', defaultMessage: 'Your data', description: 'Heading' },
  downloadText: {
    id: 'site.account.downloadText',
    defaultMessage:
      'A file with everything that is stored about you and about your address, as JSON, which other programs can read.',
    description: 'Above the button',
  },
  download: { id: 'site.account.download', defaultMessage: 'Download my data', description: 'Button' },
  downloaded: {
    id: 'site.account.downloaded',
    defaultMessage: 'The file is in your downloads.',
    description: 'After the file was saved',
  },
  eraseText: {
    id: 'site.account.eraseText',
    defaultMessage:
      'Erases your account and everything that was sent with your address. What the law makes us keep of identity checks (seven years) and of gifts with a receipt (ten years) stays locked, then it is deleted too.',
    description: 'Above the button',
  },
  erase: { id: 'site.account.erase', defaultMessage: 'Erase everything', description: 'Button' },
  eraseTitle: {
    id: 'site.account.eraseTitle',
    defaultMessage: 'Erase account and data?',
    description: 'Title of the dialog',
  },
  eraseAsk: {
    id: 'site.account.eraseAsk',
    defaultMessage:
      'This cannot be undone. Applications that are being worked on end. The law makes us keep the record of identity checks for seven years, and gifts with a receipt for ten; nobody uses them for anything else. Download your data first if you want to keep it.',
    description: 'Text of the dialog',
  },
  password: { id: 'site.account.password', defaultMessage: 'Password', description: 'Label of the field' },
  passwordHint: {
    id: 'site.account.passwordHint',
    defaultMessage: 'So that nobody else does it on your phone',
    description: 'Hint at the field',
  },
  passwordMissing: {
    id: 'site.account.passwordMissing',
    defaultMessage: 'Write your password.',
    description: 'Error at the field',
  },
  passwordWrong: {
    id: 'site.account.passwordWrong',
    defaultMessage: 'This is not the password of the account. Check it and try again.',
    description: 'Error at the field',
  },
  eraseYes: { id: 'site.account.eraseYes', defaultMessage: 'Erase everything', description: 'Button of the dialog' },
  eraseNo: { id: 'site.account.eraseNo', defaultMessage: 'Keep everything', description: 'Button of the dialog' },
  eraseAccount: {
    id: 'site.account.eraseAccount',
    defaultMessage: 'Erase this account',
    description: 'Button, until the address is confirmed',
  },
  eraseAccountText: {
    id: 'site.account.eraseAccountText',
    defaultMessage:
      'Is this not your address, or do you not need the account? Erase it. What was sent with this address stays as it is.',
    description: 'Above that button',
  },
  eraseAccountTitle: {
    id: 'site.account.eraseAccountTitle',
    defaultMessage: 'Erase this account?',
    description: 'Title of the dialog',
  },
  eraseAccountAsk: {
    id: 'site.account.eraseAccountAsk',
    defaultMessage: 'This cannot be undone. You can register again at any time.',
    description: 'Text of the dialog',
  },
  keepAccount: {
    id: 'site.account.keepAccount',
    defaultMessage: 'Keep the account',
    description: 'Button of the dialog',
  },
});
