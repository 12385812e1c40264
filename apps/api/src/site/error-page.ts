import { plainPage } from '../http/answers/plain-page.ts';
import { escapeHtml } from '../text/escape-html.ts';
import type { Lang } from '../text/languages.ts';
import { errorPageTexts } from './error-page-texts.ts';

/** The page that a browser without JavaScript gets when a form could not be handled. */
export const errorPage = (detail: string, language: Lang): string =>
  plainPage({
    language,
    title: errorPageTexts.notSent[language],
    main: `<h1>${errorPageTexts.notSent[language]}</h1><p role="alert">${escapeHtml(detail)}</p><p>${errorPageTexts.goBack[language]}</p>`,
  });

/** What a tab shows in which staff open a document that does not come. */
export const documentErrorPage = (detail: string, language: Lang): string =>
  plainPage({
    language,
    title: errorPageTexts.noDocument[language],
    main: `<h1>${errorPageTexts.noDocument[language]}</h1><p role="alert">${escapeHtml(detail)}</p><p>${errorPageTexts.closeTab[language]}</p>`,
  });
