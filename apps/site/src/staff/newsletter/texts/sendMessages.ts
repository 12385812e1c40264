import { defineMessages, type NoMessageValues } from 'react-intl';

export const sendMessages = defineMessages<{
  bar: NoMessageValues;
  send: NoMessageValues;
  notSent: NoMessageValues;
  nobody: NoMessageValues;
  sendTitle: { count: number; shown: string };
  sendText: NoMessageValues;
  inLanguage: { language: string; count: string };
  inOthers: { language: string; count: string; texts: string };
  sendNow: NoMessageValues;
  isSending: NoMessageValues;
  test: NoMessageValues;
  testText: { email: string };
  language: NoMessageValues;
  testNow: NoMessageValues;
  testSent: { email: string };
  discard: NoMessageValues;
  discardTitle: NoMessageValues;
  discardText: NoMessageValues;
  discarded: NoMessageValues;
  sent: NoMessageValues;
  waiting: NoMessageValues;
  failed: NoMessageValues;
  unclear: NoMessageValues;
  goesOn: NoMessageValues;
  stop: NoMessageValues;
  isStopped: NoMessageValues;
  stoppedText: { count: string };
  resume: NoMessageValues;
  isResumed: NoMessageValues;
  unclearTitle: { count: string };
  unclearText: NoMessageValues;
  resend: NoMessageValues;
  resendTitle: { count: number; shown: string };
  resendText: NoMessageValues;
  isResent: NoMessageValues;
}>({
  bar: {
    id: 'site.staffNewsletter.send.bar',
    defaultMessage: 'Sending',
    description: 'Name of the row of buttons, and heading',
  },
  send: {
    id: 'site.staffNewsletter.send.send',
    defaultMessage: 'Send to subscribers',
    description: 'Button that opens a dialog',
  },
  notSent: {
    id: 'site.staffNewsletter.send.notSent',
    defaultMessage: 'Not sent yet: correct the list above first.',
    description: 'Notice after the button',
  },
  nobody: {
    id: 'site.staffNewsletter.send.nobody',
    defaultMessage: 'Nobody is subscribed yet, so there is nobody to send it to.',
    description: 'Notice after the button',
  },
  sendTitle: {
    id: 'site.staffNewsletter.send.sendTitle',
    defaultMessage: '{count, plural, one {Send to {shown} subscriber?} other {Send to {shown} subscribers?}}',
    description: 'Title of a dialog. {shown}: the same number, formatted',
  },
  sendText: {
    id: 'site.staffNewsletter.send.sendText',
    defaultMessage:
      'Each gets it once, in their language as far as it is written. What is sent cannot be called back, and the issue can no longer be changed.',
    description: 'In the dialog',
  },
  inLanguage: {
    id: 'site.staffNewsletter.send.inLanguage',
    defaultMessage: '{language}: {count}',
    description: 'In the dialog: to how many in a language',
  },
  inOthers: {
    id: 'site.staffNewsletter.send.inOthers',
    defaultMessage: '{language}: {count} (texts: {texts})',
    description: 'In the dialog: to how many readers of a language. {texts}: the languages in which they get it',
  },
  sendNow: { id: 'site.staffNewsletter.send.sendNow', defaultMessage: 'Send now', description: 'Button' },
  isSending: {
    id: 'site.staffNewsletter.send.isSending',
    defaultMessage: 'Sending has begun',
    description: 'After the button',
  },
  test: {
    id: 'site.staffNewsletter.send.test',
    defaultMessage: 'Send a test to me',
    description: 'Button, and title of a dialog',
  },
  testText: {
    id: 'site.staffNewsletter.send.testText',
    defaultMessage: 'It goes to {email} only, as subscribers would get it.',
    description: 'In the dialog',
  },
  language: { id: 'site.staffNewsletter.send.language', defaultMessage: 'Language', description: 'Label of a choice' },
  testNow: { id: 'site.staffNewsletter.send.testNow', defaultMessage: 'Send the test', description: 'Button' },
  testSent: {
    id: 'site.staffNewsletter.send.testSent',
    defaultMessage: 'The test is on its way to {email}',
    description: 'After the button',
  },
  discard: { id: 'site.staffNewsletter.send.discard', defaultMessage: 'Delete the draft', description: 'Button' },
  discardTitle: {
    id: 'site.staffNewsletter.send.discardTitle',
    defaultMessage: 'Delete this draft?',
    description: 'Title of a dialog',
  },
  discardText: {
    id: 'site.staffNewsletter.send.discardText',
    defaultMessage: 'It is gone for everyone. No subscriber has received it.',
    description: 'In the dialog',
  },
  discarded: {
    id: 'site.staffNewsletter.send.discarded',
    defaultMessage: 'The draft is deleted',
    description: 'After the button',
  },
  sent: { id: 'site.staffNewsletter.send.sent', defaultMessage: 'Sent', description: 'How many were sent' },
  waiting: {
    id: 'site.staffNewsletter.send.waiting',
    defaultMessage: 'Still to be sent',
    description: 'How many wait',
  },
  failed: {
    id: 'site.staffNewsletter.send.failed',
    defaultMessage: 'Could not be sent',
    description: 'How many failed',
  },
  unclear: { id: 'site.staffNewsletter.send.unclear', defaultMessage: 'Unclear', description: 'How many are unclear' },
  goesOn: {
    id: 'site.staffNewsletter.send.goesOn',
    defaultMessage: 'Sending goes on when you leave this page.',
    description: 'While it is sent',
  },
  stop: { id: 'site.staffNewsletter.send.stop', defaultMessage: 'Stop sending', description: 'Button' },
  isStopped: {
    id: 'site.staffNewsletter.send.isStopped',
    defaultMessage: 'Sending is stopped',
    description: 'After the button',
  },
  stoppedText: {
    id: 'site.staffNewsletter.send.stoppedText',
    defaultMessage: 'Sending is stopped. Still to be sent: {count}.',
    description: 'Warning',
  },
  resume: { id: 'site.staffNewsletter.send.resume', defaultMessage: 'Go on sending', description: 'Button' },
  isResumed: {
    id: 'site.staffNewsletter.send.isResumed',
    defaultMessage: 'Sending goes on',
    description: 'After the button',
  },
  unclearTitle: {
    id: 'site.staffNewsletter.send.unclearTitle',
    defaultMessage: 'Unclear whether it arrived: {count}',
    description: 'Title of a warning',
  },
  unclearText: {
    id: 'site.staffNewsletter.send.unclearText',
    defaultMessage:
      'The server was interrupted while it sent to them, so it does not know whether the mail was taken. They get nothing more by themselves. If you send it once more, some of them may get it twice.',
    description: 'Explains',
  },
  resend: { id: 'site.staffNewsletter.send.resend', defaultMessage: 'Send to them once more', description: 'Button' },
  resendTitle: {
    id: 'site.staffNewsletter.send.resendTitle',
    defaultMessage:
      '{count, plural, one {Send once more to {shown} subscriber?} other {Send once more to {shown} subscribers?}}',
    description: 'Title of a dialog',
  },
  resendText: {
    id: 'site.staffNewsletter.send.resendText',
    defaultMessage: 'Some of them may get this issue twice.',
    description: 'In the dialog',
  },
  isResent: {
    id: 'site.staffNewsletter.send.isResent',
    defaultMessage: 'It is sent to them once more',
    description: 'After the button',
  },
});
