import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'site.account.title', defaultMessage: 'Your account', description: 'Page title and heading' },
  description: {
    id: 'site.account.description',
    defaultMessage: 'What you have sent to the foundation, where it stands, and your data.',
    description: 'What the page is about; at most 160 characters',
  },
  lead: {
    id: 'site.account.lead',
    defaultMessage: 'What you have sent us, where it stands and what we answered.',
    description: 'Under the heading',
  },
  noScript: {
    id: 'site.account.noScript',
    defaultMessage:
      'Your account needs JavaScript. Switch it on in your browser and load the page again. Where one application stands can be seen without it, with its reference number.',
    description: 'Shown without JavaScript',
  },
  status: {
    id: 'site.account.status',
    defaultMessage: 'Where your application stands',
    description: 'Link to /status; the title of that page',
  },
  loading: {
    id: 'site.account.loading',
    defaultMessage: 'Loading your account...',
    description: 'Said while the account is being fetched',
  },
  unreachable: {
    id: 'site.account.unreachable',
    defaultMessage: 'Your account could not be loaded. You are still signed in on this device.',
    description: 'An error, before the button “Try again”',
  },
  signedOutText: {
    id: 'site.account.signedOutText',
    defaultMessage: 'You are not signed in. With an account you see everything that was sent with your e-mail address.',
    description: 'For a visitor without a session',
  },
  login: { id: 'site.account.login', defaultMessage: 'Sign in', description: 'Link to /login' },
  register: { id: 'site.account.register', defaultMessage: 'Create an account', description: 'Link to /register' },
  ended: { id: 'site.account.ended', defaultMessage: 'Your session has ended', description: 'Title of a warning' },
  endedText: {
    id: 'site.account.endedText',
    defaultMessage: 'Sign in again to go on. Nothing was lost of what you had sent.',
    description: 'Text of a warning',
  },
  left: {
    id: 'site.account.left',
    defaultMessage: 'You are signed out',
    description: 'Title of a message after the button “Sign out”',
  },
  leftText: {
    id: 'site.account.leftText',
    defaultMessage: 'The server has ended this session.',
    description: 'Text of that message',
  },
  leftHereTitle: {
    id: 'site.account.leftHereTitle',
    defaultMessage: 'You are signed out on this device',
    description: 'Title of a warning after the button “Sign out”, if the server did not answer',
  },
  leftHereText: {
    id: 'site.account.leftHereText',
    defaultMessage:
      'The server could not be told, because no answer came. The session ends there by itself after a week; to end it now, sign in and out again once you are connected.',
    description: 'Text of that warning',
  },
  erasedTitle: {
    id: 'site.account.erasedTitle',
    defaultMessage: 'Your account and your data are erased',
    description: 'Title of a message after erasure',
  },
  accountErasedTitle: {
    id: 'site.account.accountErasedTitle',
    defaultMessage: 'The account is erased',
    description: 'Title of a message after an account without a confirmed address was erased',
  },
  signOut: { id: 'site.account.signOut', defaultMessage: 'Sign out', description: 'Button' },
  confirmTitle: {
    id: 'site.account.confirmTitle',
    defaultMessage: 'Confirm your address',
    description: 'Title of a message until the address is confirmed',
  },
  sendAgain: { id: 'site.account.sendAgain', defaultMessage: 'Send the link again', description: 'Button' },
  write: { id: 'site.account.write', defaultMessage: 'Write to us', description: 'Link to /send-feedback' },
  confirming: {
    id: 'site.account.confirming',
    defaultMessage: 'Confirming your address...',
    description: 'Said while the link of the mail is being checked',
  },
  confirmedAlready: {
    id: 'site.account.confirmedAlready',
    defaultMessage: 'Your e-mail address is confirmed already.',
    description: 'After the link of the mail was opened twice',
  },
  confirmedTitle: {
    id: 'site.account.confirmedTitle',
    defaultMessage: 'Your address is confirmed',
    description: 'Title of a message after the link of the mail was followed',
  },
  signInTitle: {
    id: 'site.account.signInTitle',
    defaultMessage: 'Sign in to confirm your address',
    description: 'When the link of the mail is followed without a session',
  },
  signInText: {
    id: 'site.account.signInText',
    defaultMessage: 'Sign in with the account that you made, then follow the link in the mail once more.',
    description: 'Text of that message',
  },
  linkTitle: {
    id: 'site.account.linkTitle',
    defaultMessage: 'This link no longer works',
    description: 'Title of an error after the link of the mail was followed',
  },
  linkText: {
    id: 'site.account.linkText',
    defaultMessage: 'It was used already, or is older than 48 hours. Sign in and send the link again.',
    description: 'Text of that error',
  },
  tryAgain: { id: 'site.account.tryAgain', defaultMessage: 'Try again', description: 'Button after a failure' },
});

/** Those with values. */
export const valueMessages = defineMessages<{
  erasedText: { email: string };
  accountErasedText: { email: string };
  retainedText: { date: string };
  signedInAs: { name: string; email: string };
  confirmText: { email: string };
  sentAgain: { email: string };
}>({
  erasedText: {
    id: 'site.account.erasedText',
    defaultMessage: 'What was sent with {email} is no longer stored.',
    description: 'Text of that message',
  },
  accountErasedText: {
    id: 'site.account.accountErasedText',
    defaultMessage: 'What was sent with {email} is unchanged.',
    description: 'Text of the message after an account without a confirmed address was erased',
  },
  retainedText: {
    id: 'site.account.retainedText',
    defaultMessage: 'Only what the law makes us keep of identity checks is left, locked. It is deleted on {date}.',
    description: 'Text of that message, if something is kept',
  },
  signedInAs: {
    id: 'site.account.signedInAs',
    defaultMessage: 'Signed in as {name}, {email}',
    description: 'The account: username and e-mail address',
  },
  confirmText: {
    id: 'site.account.confirmText',
    defaultMessage:
      'We have mailed a link to {email}. Follow it within 48 hours: only then can we show what was sent with this address. Nothing came? Look among the unwanted mail, or send it again.',
    description: 'Text of that message',
  },
  sentAgain: {
    id: 'site.account.sentAgain',
    defaultMessage: 'The link is on its way to {email}.',
    description: 'After the button “Send the link again”',
  },
});
