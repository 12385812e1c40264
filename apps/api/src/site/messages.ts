import { defineMessages, type NoMessageValues } from '@formatjs/intl';

/** The pages of an error. */
export const errorPageMessages = defineMessages<{
  notSent: NoMessageValues;
  goBack: NoMessageValues;
  noDocument: NoMessageValues;
  closeTab: NoMessageValues;
}>({
  notSent: {
    id: 'api.site.page.notSent',
    defaultMessage: 'This was not sent',
    description:
      'Title of the page that a browser without JavaScript gets when a form was not accepted; the reason follows',
  },
  goBack: {
    id: 'api.site.page.goBack',
    defaultMessage: 'Go back in your browser: what you wrote is usually still in the form.',
    description: 'Below the reason, on the page of a form that was not accepted',
  },
  noDocument: {
    id: 'api.site.page.noDocument',
    defaultMessage: 'The document cannot be shown',
    description: 'Title of a tab in which a document cannot be shown; the reason follows',
  },
  closeTab: {
    id: 'api.site.page.closeTab',
    defaultMessage: 'You can close this tab.',
    description: 'Below the reason, in a tab in which a document cannot be shown',
  },
});
