import { defineMessages, type NoMessageValues } from '@formatjs/intl';

/** The page on which a participant cancels. */
export const cancelPage = defineMessages<
  Record<
    | 'askTitle'
    | 'askText'
    | 'button'
    | 'doneTitle'
    | 'doneText'
    | 'alreadyTitle'
    | 'alreadyText'
    | 'failedTitle'
    | 'failedText'
    | 'events',
    NoMessageValues
  >
>({
  askTitle: {
    id: 'api.events.page.cancel.askTitle',
    defaultMessage: 'Cancel your sign-up?',
    description: 'Title of the page that a link of a mail opens, on which someone cancels a sign-up for an event',
  },
  askText: {
    id: 'api.events.page.cancel.askText',
    defaultMessage: 'Press the button, and your seats go to others. You can sign up again as long as seats are left.',
    description: 'Text of the page on which someone cancels a sign-up for an event; the button is below',
  },
  button: {
    id: 'api.events.page.cancel.button',
    defaultMessage: 'Cancel my sign-up',
    description: 'Button on the page on which someone cancels a sign-up for an event',
  },
  doneTitle: {
    id: 'api.events.page.cancel.doneTitle',
    defaultMessage: 'Your sign-up is cancelled',
    description: 'Title of the page on which someone cancels a sign-up for an event, after the button was pressed',
  },
  doneText: {
    id: 'api.events.page.cancel.doneText',
    defaultMessage: 'Thank you for telling us. The other events are on our page of events.',
    description: 'Text of the page on which someone cancels a sign-up for an event, after the button was pressed',
  },
  alreadyTitle: {
    id: 'api.events.page.cancel.alreadyTitle',
    defaultMessage: 'Your sign-up is cancelled already',
    description: 'Title of the page on which someone cancels a sign-up for an event, if it was done before',
  },
  alreadyText: {
    id: 'api.events.page.cancel.alreadyText',
    defaultMessage: 'You need not do anything. The other events are on our page of events.',
    description: 'Text of the page on which someone cancels a sign-up for an event, if it was done before',
  },
  failedTitle: {
    id: 'api.events.page.cancel.failedTitle',
    defaultMessage: 'This link does not work',
    description: 'Title of the page of a link that is wrong',
  },
  failedText: {
    id: 'api.events.page.cancel.failedText',
    defaultMessage: 'Perhaps a part of it is missing. Copy the whole link from the mail, or write to us.',
    description: 'Text of the page of a link that is wrong; its title says that the link does not work',
  },
  events: {
    id: 'api.events.page.cancel.events',
    defaultMessage: 'To the events',
    description: 'A link at the end of the page',
  },
});
