import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  description: {
    id: 'site.sent.description',
    defaultMessage: 'The confirmation of a form that was sent to the foundation.',
    description: 'What the page is about; at most 160 characters',
  },
  otherTitle: {
    id: 'site.sent.otherTitle',
    defaultMessage: 'Thank you: it has arrived',
    description: 'Heading after a form was sent, if it is not known which',
  },
  otherText: {
    id: 'site.sent.otherText',
    defaultMessage: 'You need not send it again.',
    description: 'Under the heading after a form was sent, if it is not known which',
  },
  confirmTitle: {
    id: 'site.sent.confirmTitle',
    defaultMessage: 'One more step',
    description: 'Heading after subscribing to the newsletter, when the owner of the address confirms it first',
  },
  confirmText: {
    id: 'site.sent.confirmText',
    defaultMessage:
      'We have sent a link to this address. Open it and press the button: only then are you on the list. Nothing came? Look among the unwanted mail.',
    description: 'What happens next, when the owner of the address confirms it by a mailed link',
  },
  newsletterTitle: {
    id: 'site.sent.newsletterTitle',
    defaultMessage: 'Thank you: you have subscribed',
    description: 'Heading after subscribing to the newsletter',
  },
  newsletterText: {
    id: 'site.sent.newsletterText',
    defaultMessage: 'You are on the list of our newsletter. Each issue has a link to end the subscription.',
    description: 'Under the heading after subscribing',
  },
  feedbackTitle: {
    id: 'site.sent.feedbackTitle',
    defaultMessage: 'Thank you: your message has arrived',
    description: 'Heading after sending a letter',
  },
  feedbackText: {
    id: 'site.sent.feedbackText',
    defaultMessage: 'Keep the number: with it you can ask what happened to your message.',
    description: 'Under the heading after sending a letter',
  },
  volunteerTitle: {
    id: 'site.sent.volunteerTitle',
    defaultMessage: 'Thank you: your application has arrived',
    description: 'Heading after applying as a volunteer or as a partner',
  },
  volunteerText: {
    id: 'site.sent.volunteerText',
    defaultMessage: 'We will reply to the e-mail address you gave. Keep the number.',
    description: 'Under the heading after applying as a volunteer or as a partner',
  },
  interestTitle: {
    id: 'site.sent.interestTitle',
    defaultMessage: 'Thank you: your interests are saved',
    description: 'Heading after saving course interests',
  },
  interestText: {
    id: 'site.sent.interestText',
    defaultMessage:
      'We will write to you when a course fits. To change your choice, send the form again with the same address.',
    description: 'Under the heading after saving course interests',
  },
  noticeTitle: {
    id: 'site.sent.noticeTitle',
    defaultMessage: 'Thank you: we will tell you',
    description: 'Heading after asking to be told when donations open',
  },
  noticeText: {
    id: 'site.sent.noticeText',
    defaultMessage:
      'We will write to you as soon as donations are possible. Each mail has a link to end the subscription.',
    description: 'Under the heading after asking to be told when donations open',
  },
  giftTitle: {
    id: 'site.sent.giftTitle',
    defaultMessage: 'Thank you: your message has arrived',
    description: 'Heading after a donor said that a gift was sent',
  },
  giftText: {
    id: 'site.sent.giftText',
    defaultMessage: 'We look for your gift on our account, and send you the receipt once we have found it.',
    description: 'Under the heading after a donor said that a gift was sent',
  },
  signUpTitle: {
    id: 'site.sent.signUpTitle',
    defaultMessage: 'Thank you: you are signed up',
    description: 'Heading after signing up for an event',
  },
  signUpText: {
    id: 'site.sent.signUpText',
    defaultMessage: 'We send you a confirmation with a link by which you can cancel, and a reminder the day before.',
    description: 'Under the heading after signing up for an event',
  },
  signUpUnmailedText: {
    id: 'site.sent.signUpUnmailedText',
    defaultMessage: 'We send no mail at the moment, so keep your number. If you cannot come, write to us with it.',
    description: 'Under the heading after signing up for an event, on a server without mail',
  },
  waitingTitle: {
    id: 'site.sent.waitingTitle',
    defaultMessage: 'You are on the waiting list',
    description: 'Heading after signing up for an event without enough seats',
  },
  waitingText: {
    id: 'site.sent.waitingText',
    defaultMessage:
      'Too few seats are left. We write to you as soon as seats become free; please do not come before that.',
    description: 'Under the heading after signing up for an event without enough seats',
  },
  waitingUnmailedText: {
    id: 'site.sent.waitingUnmailedText',
    defaultMessage:
      'Too few seats are left. We send no mail at the moment, so keep your number, and ask us before you come.',
    description: 'Under the heading after signing up for an event without enough seats, on a server without mail',
  },
  consultationTitle: {
    id: 'site.sent.consultationTitle',
    defaultMessage: 'Your request has arrived',
    description: 'Heading after asking for a first talk',
  },
  consultationText: {
    id: 'site.sent.consultationText',
    defaultMessage: 'We will write to you. Keep the number.',
    description: 'Under the heading after asking for a first talk',
  },
  updateTitle: {
    id: 'site.sent.updateTitle',
    defaultMessage: 'Thank you: your update has arrived',
    description: 'Heading after posting news of a partnership',
  },
  updateText: {
    id: 'site.sent.updateText',
    defaultMessage: 'It appears among the updates once the foundation has read it.',
    description: 'Under the heading after posting news of a partnership',
  },
  kycTitle: {
    id: 'site.sent.kycTitle',
    defaultMessage: 'Your identity check has arrived',
    description: 'Heading after sending the identity check',
  },
  kycText: {
    id: 'site.sent.kycText',
    defaultMessage: 'It is stored encrypted. Keep the number: with it you can ask about your check.',
    description: 'Under the heading after sending the identity check',
  },
  checkingText: {
    id: 'site.sent.checkingText',
    defaultMessage:
      'Your documents have arrived, and are being checked for viruses. You need not wait: we write to you if one has to be sent again. Keep the number: with it you can ask about your check.',
    description: 'Under the heading after sending documents of the identity check, while they are scanned',
  },
  documentsTitle: {
    id: 'site.sent.documentsTitle',
    defaultMessage: 'Your documents have arrived',
    description: 'Heading after adding documents to the identity check',
  },
  status: {
    id: 'site.sent.status',
    defaultMessage: 'Where your application stands',
    description: 'Link to /status; the title of that page',
  },
  account: { id: 'site.sent.account', defaultMessage: 'Your account', description: 'Link to /account' },
  statusText: {
    id: 'site.sent.statusText',
    defaultMessage:
      'Keep the number: with it and your e-mail address you see where this stands. With an account you can also correct it or withdraw it.',
    description: 'Above the links, if there is a reference number',
  },
});
