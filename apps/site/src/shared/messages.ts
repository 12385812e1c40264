import { defineMessage, defineMessages } from 'react-intl';

export const sharedMessages = defineMessages({
  name: {
    id: 'site.common.name',
    defaultMessage: 'Nzete Foundation',
    description: 'Name of the foundation, in the bar and the footer',
  },
  loading: {
    id: 'site.common.loading',
    defaultMessage: 'Loading...',
    description: 'Said while a page is being fetched',
  },
  errorTitle: {
    id: 'site.common.error.title',
    defaultMessage: 'Unexpected Application Error!',
    description: 'Heading when a page fails to render',
  },
  errorText: {
    id: 'site.common.error.text',
    defaultMessage: 'Something went wrong on this page. Load it again, or go back to the home page.',
    description: 'Under the heading when a page fails to render',
  },
  offlineTitle: {
    id: 'site.common.offline.title',
    defaultMessage: 'This page could not be loaded',
    description: 'Heading when the code of a page could not be fetched',
  },
  offlineText: {
    id: 'site.common.offline.text',
    defaultMessage: 'Nothing you wrote elsewhere is lost.',
    description: 'Under the heading when the code of a page could not be fetched, after the reason',
  },
  isOffline: {
    id: 'site.common.isOffline',
    defaultMessage: 'You are offline. Try again when you are connected.',
    description: 'The reason at the end of an error message, if the device has no network',
  },
  noAnswer: {
    id: 'site.common.noAnswer',
    defaultMessage: 'Our server does not answer. Check your connection, or try again in a few minutes.',
    description: 'The reason at the end of an error message, if there is a network but no response',
  },
  close: { id: 'site.common.close', defaultMessage: 'Close', description: 'Button that takes a message away' },
  tryAgain: { id: 'site.common.tryAgain', defaultMessage: 'Try again', description: 'Button after a failure' },
  home: {
    id: 'site.common.home',
    defaultMessage: 'Return to Home',
    description: 'Link to the home page after a failure',
  },
  homePage: {
    id: 'site.common.homePage',
    defaultMessage: 'Home',
    description: 'The home page, first in the breadcrumb',
  },
  loadingSettings: {
    id: 'site.common.settings.loading',
    defaultMessage: 'Loading settings...',
    description: 'Said while the settings are being fetched',
  },
  errorSettings: {
    id: 'site.common.settings.error',
    defaultMessage: 'Error loading settings.',
    description: 'Said when the settings could not be fetched',
  },
  languageFailedTitle: {
    id: 'site.common.language.failed.title',
    defaultMessage: 'The language did not change',
    description: 'Title of a message when the texts of a language could not be fetched',
  },
  languageFailedText: {
    id: 'site.common.language.failed.text',
    defaultMessage: 'Check your connection, then choose it again.',
    description: 'Text of a message when the texts of a language could not be fetched',
  },
  scriptFailed: {
    id: 'site.common.scriptFailed',
    defaultMessage: 'Parts of this page did not load.',
    description: 'A line at the foot of the page when its code did not come: reading works, forms and menus do not',
  },
  unsent: {
    id: 'site.common.unsent',
    defaultMessage: 'Not sent: no answer came. What you wrote is still here.',
    description: 'A line at the foot of the page when a form could not be sent, and its code did not come either',
  },
  sendAgain: {
    id: 'site.common.sendAgain',
    defaultMessage: 'Send again',
    description: 'Button after "Not sent"',
  },
  partFailedText: {
    id: 'site.common.partFailed.text',
    defaultMessage: 'Check your connection, then load the page again.',
    description: 'Text of a message when the code of something that was pressed could not be fetched',
  },
  reload: {
    id: 'site.common.reload',
    defaultMessage: 'Load the page again',
    description: 'Link that loads the page again',
  },
  languageChanged: {
    id: 'site.common.language.changed',
    defaultMessage: 'This page is now in English.',
    description: 'Said by a screen reader after a change of language. Name your own language.',
  },
  notFoundTitle: {
    id: 'site.common.notFound.title',
    defaultMessage: 'Page not found',
    description: 'Title in the browser tab of an unknown address',
  },
  notFoundDescription: {
    id: 'site.common.notFound.description',
    defaultMessage: 'There is no page at this address.',
    description: 'Description of an unknown address',
  },
});

export const documentTitle = defineMessage<{ page: string }>({
  id: 'site.common.documentTitle',
  defaultMessage: '{page} · Nzete Foundation',
  description: 'Title in the browser tab',
});

export const nextAreaMessage = defineMessage<{ area: string }>({
  id: 'site.common.nextArea',
  defaultMessage: 'Next focus area: {area}',
  description: 'Link at the end of the page of a focus area',
});
