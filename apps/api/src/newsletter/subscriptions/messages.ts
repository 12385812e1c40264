import { defineMessages, type NoMessageValues } from '@formatjs/intl';

/** The page on which someone confirms that they want the newsletter. */
export const confirmPage = defineMessages<
  Record<
    'askTitle' | 'askText' | 'button' | 'doneTitle' | 'doneText' | 'alreadyTitle' | 'alreadyText' | 'failedText',
    NoMessageValues
  >
>({
  askTitle: {
    id: 'api.newsletter.page.confirm.askTitle',
    defaultMessage: 'Get our newsletter?',
    description:
      'Title of the page that a link of a mail opens, on which someone confirms a subscription to the newsletter',
  },
  askText: {
    id: 'api.newsletter.page.confirm.askText',
    defaultMessage: 'Press the button to confirm that this address is yours.',
    description: 'Text of the page on which someone confirms a subscription to the newsletter; the button is below',
  },
  button: {
    id: 'api.newsletter.page.confirm.button',
    defaultMessage: 'Confirm',
    description: 'Button on the page on which someone confirms a subscription to the newsletter',
  },
  doneTitle: {
    id: 'api.newsletter.page.confirm.doneTitle',
    defaultMessage: 'You are subscribed to our newsletter',
    description:
      'Title of the page on which someone confirms a subscription to the newsletter, after the button was pressed',
  },
  doneText: {
    id: 'api.newsletter.page.confirm.doneText',
    defaultMessage: 'Each newsletter has a link with which you can unsubscribe.',
    description:
      'Text of the page on which someone confirms a subscription to the newsletter, after the button was pressed',
  },
  alreadyTitle: {
    id: 'api.newsletter.page.confirm.alreadyTitle',
    defaultMessage: 'Your subscription is confirmed already',
    description: 'Title of the page on which someone confirms a subscription to the newsletter, if it was done before',
  },
  alreadyText: {
    id: 'api.newsletter.page.confirm.alreadyText',
    defaultMessage: 'You need not do anything: each newsletter comes to this address.',
    description: 'Text of the page on which someone confirms a subscription to the newsletter, if it was done before',
  },
  failedText: {
    id: 'api.newsletter.page.confirm.failedText',
    defaultMessage:
      'Perhaps a part of it is missing, or it is older than 30 days. Copy the whole link from the mail, or subscribe again at the bottom of our pages.',
    description: 'Text of the page of a link that is wrong or too old; its title says that the link does not work',
  },
});

/** The page on which a reader unsubscribes. */
export const unsubscribePage = defineMessages<
  Record<
    'askTitle' | 'askText' | 'button' | 'doneTitle' | 'doneText' | 'alreadyTitle' | 'alreadyText' | 'failedText',
    NoMessageValues
  >
>({
  askTitle: {
    id: 'api.newsletter.page.unsubscribe.askTitle',
    defaultMessage: 'Unsubscribe from the newsletter?',
    description: 'Title of the page that a link of a mail opens, on which someone unsubscribes from the newsletter',
  },
  askText: {
    id: 'api.newsletter.page.unsubscribe.askText',
    defaultMessage: 'Press the button, and we will send you no more newsletters.',
    description: 'Text of the page on which someone unsubscribes from the newsletter; the button is below',
  },
  button: {
    id: 'api.newsletter.page.unsubscribe.button',
    defaultMessage: 'Unsubscribe',
    description: 'Button on the page on which someone unsubscribes from the newsletter',
  },
  doneTitle: {
    id: 'api.newsletter.page.unsubscribe.doneTitle',
    defaultMessage: 'You are unsubscribed',
    description: 'Title of the page on which someone unsubscribes from the newsletter, after the button was pressed',
  },
  doneText: {
    id: 'api.newsletter.page.unsubscribe.doneText',
    defaultMessage: 'Your address is off our list. To subscribe again, use the form at the bottom of our pages.',
    description: 'Text of the page on which someone unsubscribes from the newsletter, after the button was pressed',
  },
  alreadyTitle: {
    id: 'api.newsletter.page.unsubscribe.alreadyTitle',
    defaultMessage: 'You are unsubscribed already',
    description: 'Title of the page on which someone unsubscribes from the newsletter, if it was done before',
  },
  alreadyText: {
    id: 'api.newsletter.page.unsubscribe.alreadyText',
    defaultMessage:
      'You need not do anything: we send this address no newsletters. To subscribe again, use the form at the bottom of our pages.',
    description: 'Text of the page on which someone unsubscribes from the newsletter, if it was done before',
  },
  failedText: {
    id: 'api.newsletter.page.unsubscribe.failedText',
    defaultMessage: 'Perhaps a part of it is missing. Copy the whole link from the mail, or write to us.',
    description: 'Text of the page of a link that is wrong or too old; its title says that the link does not work',
  },
});

/** Shared by both pages. */
export const linkPageMessages = defineMessages<{
  failedTitle: NoMessageValues;
  home: NoMessageValues;
  languages: NoMessageValues;
}>({
  failedTitle: {
    id: 'api.newsletter.page.link.failedTitle',
    defaultMessage: 'This link does not work',
    description: 'Title of the page of a link that is wrong or too old',
  },
  home: {
    id: 'api.newsletter.page.link.home',
    defaultMessage: 'To the site of the foundation',
    description: 'A link at the end of a page',
  },
  languages: {
    id: 'api.newsletter.page.link.languages',
    defaultMessage: 'Language',
    description: 'Name of the list of other languages, for screen readers',
  },
});
