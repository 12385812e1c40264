import { defineMessages } from 'react-intl';

export const newsletterMessages = defineMessages({
  heading: {
    id: 'ui.NewsletterForm.heading',
    defaultMessage: 'Subscribe for Updates',
    description: 'Heading of the newsletter box',
  },
  email: {
    id: 'ui.NewsletterForm.email',
    defaultMessage: 'E-mail address',
    description: 'Label of the newsletter’s only field',
  },
  placeholder: {
    id: 'ui.NewsletterForm.placeholder',
    defaultMessage: 'name@example.org',
    description: 'Example in the empty e-mail field; keep example.org or an address that cannot exist',
  },
  subscribe: {
    id: 'ui.NewsletterForm.subscribe',
    defaultMessage: 'Subscribe',
    description: 'Button that sends the e-mail address to the newsletter',
  },
  subscribing: {
    id: 'ui.NewsletterForm.subscribing',
    defaultMessage: 'Subscribing...',
    description: 'The same button while the address is being sent',
  },
  requiredTitle: {
    id: 'ui.NewsletterForm.requiredTitle',
    defaultMessage: 'Email required',
    description: 'Title of the message when the field was left empty',
  },
  requiredText: {
    id: 'ui.NewsletterForm.requiredText',
    defaultMessage: 'Please enter your email address to subscribe.',
    description: 'Message when the field was left empty, also below the field',
  },
  malformed: {
    id: 'ui.NewsletterForm.malformed',
    defaultMessage: 'Part of the address is missing. Write it like name@example.org.',
    description: 'Below the field, when the text is not an e-mail address; same example as in the empty field',
  },
  successTitle: {
    id: 'ui.NewsletterForm.successTitle',
    defaultMessage: 'Subscription Successful!',
    description: 'Title of the message after subscribing',
  },
  successText: {
    id: 'ui.NewsletterForm.successText',
    defaultMessage: "You've been added to our newsletter. Check your inbox for updates!",
    description: 'Message after subscribing',
  },
  confirmTitle: {
    id: 'ui.NewsletterForm.confirmTitle',
    defaultMessage: 'One more step',
    description: 'Title of the message after subscribing, when the owner of the address confirms it by a mailed link',
  },
  confirmText: {
    id: 'ui.NewsletterForm.confirmText',
    defaultMessage:
      'We have sent a link to this address. Open it and press the button: only then are you on the list. Nothing came? Look among the unwanted mail.',
    description: 'Message after subscribing, when the owner of the address confirms it by a mailed link',
  },
  failedTitle: {
    id: 'ui.NewsletterForm.failedTitle',
    defaultMessage: 'Subscription Failed',
    description: 'Title of the message when subscribing did not work',
  },
  alreadySubscribed: {
    id: 'ui.NewsletterForm.alreadySubscribed',
    defaultMessage: 'This email is already subscribed.',
    description: 'Message when the address is on the list already',
  },
  failedText: {
    id: 'ui.NewsletterForm.failedText',
    defaultMessage: 'Failed to subscribe. Please try again.',
    description: 'Message when subscribing did not work and the server gave no reason',
  },
});
