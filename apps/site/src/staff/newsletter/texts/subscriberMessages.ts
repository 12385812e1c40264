import { defineMessages, type NoMessageValues } from 'react-intl';

export const subscriberMessages = defineMessages<{
  back: NoMessageValues;
  counts: { active: string; pending: string; bounced: string };
  'state.active': NoMessageValues;
  'state.pending': NoMessageValues;
  'state.bounced': NoMessageValues;
  confirmationOn: NoMessageValues;
  confirmationOff: NoMessageValues;
  filters: NoMessageValues;
  search: NoMessageValues;
  searchExample: NoMessageValues;
  state: NoMessageValues;
  allStates: NoMessageValues;
  language: NoMessageValues;
  allLanguages: NoMessageValues;
  noLanguage: NoMessageValues;
  since: { at: string };
  confirmed: { at: string };
  bounced: { at: string };
  donations: NoMessageValues;
  shown: { total: string };
  empty: NoMessageValues;
  emptyText: NoMessageValues;
  end: NoMessageValues;
  endOf: { email: string };
  endTitle: { email: string };
  endText: NoMessageValues;
  endNow: NoMessageValues;
  ended: { email: string };
  export: NoMessageValues;
  pages: NoMessageValues;
  previous: NoMessageValues;
  next: NoMessageValues;
}>({
  back: {
    id: 'site.staffNewsletter.subscribers.back',
    defaultMessage: 'Issues',
    description: 'Link back to the list of issues',
  },
  counts: {
    id: 'site.staffNewsletter.subscribers.counts',
    defaultMessage: 'Subscribed: {active}. Not confirmed yet: {pending}. Undeliverable: {bounced}.',
    description: 'Above the list',
  },
  'state.active': {
    id: 'site.staffNewsletter.subscribers.state.active',
    defaultMessage: 'Subscribed',
    description: 'State of a subscription',
  },
  'state.pending': {
    id: 'site.staffNewsletter.subscribers.state.pending',
    defaultMessage: 'Not confirmed yet',
    description: 'State of a subscription',
  },
  'state.bounced': {
    id: 'site.staffNewsletter.subscribers.state.bounced',
    defaultMessage: 'Undeliverable',
    description: 'State of a subscription: mail came back',
  },
  confirmationOn: {
    id: 'site.staffNewsletter.subscribers.confirmationOn',
    defaultMessage: 'New subscribers are asked by mail to confirm. Until then they get nothing.',
    description: 'Notice',
  },
  confirmationOff: {
    id: 'site.staffNewsletter.subscribers.confirmationOff',
    defaultMessage: 'New subscribers are not asked to confirm by mail.',
    description: 'Notice',
  },
  filters: {
    id: 'site.staffNewsletter.subscribers.filters',
    defaultMessage: 'Filters of the subscribers',
    description: 'Name of the search and filters, for screen readers',
  },
  search: {
    id: 'site.staffNewsletter.subscribers.search',
    defaultMessage: 'Search',
    description: 'Label of the search field',
  },
  searchExample: {
    id: 'site.staffNewsletter.subscribers.searchExample',
    defaultMessage: 'Part of an e-mail address',
    description: 'In the empty search field',
  },
  state: { id: 'site.staffNewsletter.subscribers.state', defaultMessage: 'State', description: 'Name of a filter' },
  allStates: {
    id: 'site.staffNewsletter.subscribers.allStates',
    defaultMessage: 'All states',
    description: 'Choice of a filter',
  },
  language: {
    id: 'site.staffNewsletter.subscribers.language',
    defaultMessage: 'Language',
    description: 'Name of a filter',
  },
  allLanguages: {
    id: 'site.staffNewsletter.subscribers.allLanguages',
    defaultMessage: 'All languages',
    description: 'Choice of a filter',
  },
  noLanguage: {
    id: 'site.staffNewsletter.subscribers.noLanguage',
    defaultMessage: 'Language not known',
    description: 'Of a subscription',
  },
  since: { id: 'site.staffNewsletter.subscribers.since', defaultMessage: 'Since {at}', description: '{at}: a day' },
  confirmed: {
    id: 'site.staffNewsletter.subscribers.confirmed',
    defaultMessage: 'Confirmed {at}',
    description: '{at}: a day',
  },
  bounced: {
    id: 'site.staffNewsletter.subscribers.bounced',
    defaultMessage: 'Mail came back {at}',
    description: '{at}: a day',
  },
  donations: {
    id: 'site.staffNewsletter.subscribers.donations',
    defaultMessage: 'Asked to be told when donations open',
    description: 'Where a subscription comes from',
  },
  shown: {
    id: 'site.staffNewsletter.subscribers.shown',
    defaultMessage: 'In this list: {total}',
    description: 'Below the filters',
  },
  empty: {
    id: 'site.staffNewsletter.subscribers.empty',
    defaultMessage: 'No subscriber is in this list',
    description: 'Instead of the list',
  },
  emptyText: {
    id: 'site.staffNewsletter.subscribers.emptyText',
    defaultMessage: 'Change the filters to see others.',
    description: 'Under it',
  },
  end: { id: 'site.staffNewsletter.subscribers.end', defaultMessage: 'End', description: 'Button of a row' },
  endOf: {
    id: 'site.staffNewsletter.subscribers.endOf',
    defaultMessage: 'End the subscription of {email}',
    description: 'Name of the button',
  },
  endTitle: {
    id: 'site.staffNewsletter.subscribers.endTitle',
    defaultMessage: 'End the subscription of {email}?',
    description: 'Title of a dialog',
  },
  endText: {
    id: 'site.staffNewsletter.subscribers.endText',
    defaultMessage: 'This address gets no further issue. Its owner can subscribe again on the site.',
    description: 'In the dialog',
  },
  endNow: {
    id: 'site.staffNewsletter.subscribers.endNow',
    defaultMessage: 'End the subscription',
    description: 'Button',
  },
  ended: {
    id: 'site.staffNewsletter.subscribers.ended',
    defaultMessage: '{email} gets no further issue',
    description: 'After the button',
  },
  export: {
    id: 'site.staffNewsletter.subscribers.export',
    defaultMessage: 'Download the subscribers (CSV)',
    description: 'Link: those who are subscribed',
  },
  pages: {
    id: 'site.staffNewsletter.subscribers.pages',
    defaultMessage: 'Pages of the list',
    description: 'Name of the navigation',
  },
  previous: { id: 'site.staffNewsletter.subscribers.previous', defaultMessage: 'Newer', description: 'Link' },
  next: { id: 'site.staffNewsletter.subscribers.next', defaultMessage: 'Older', description: 'Link' },
});
