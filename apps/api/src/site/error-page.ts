import { plainPage } from '../http/answers/plain-page.ts';
import { escapeHtml } from '../text/escape-html.ts';
import type { ServerIntl } from '../text/intl.ts';
import { errorPageMessages as messages } from './messages.ts';

function pageOf(detail: string, intl: ServerIntl, kind: 'notSent' | 'noDocument', after: 'goBack' | 'closeTab') {
  const [title, advice] = [intl.formatMessage(messages[kind]), intl.formatMessage(messages[after])];
  const main = `<h1>${escapeHtml(title)}</h1><p role="alert">${escapeHtml(detail)}</p><p>${escapeHtml(advice)}</p>`;
  return plainPage({ intl, title, main });
}

/** The page that a browser without JavaScript gets when a form could not be handled. */
export const errorPage = (detail: string, intl: ServerIntl): string => pageOf(detail, intl, 'notSent', 'goBack');

/** What a tab shows in which staff open a document that does not come. */
export const documentErrorPage = (detail: string, intl: ServerIntl): string =>
  pageOf(detail, intl, 'noDocument', 'closeTab');
