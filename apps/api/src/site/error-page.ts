import { plainPage } from '../http/answers/plain-page.ts';
import { escapeHtml } from '../text/escape-html.ts';
import type { Lang, Texts } from '../text/languages.ts';

const title: Texts = {
  en: 'This was not sent',
  fr: 'L’envoi n’a pas abouti',
  ln: 'Oyo okomi etindami te',
  sw: 'Ulichoandika hakikutumwa',
};

const advice: Texts = {
  en: 'Go back in your browser: what you wrote is usually still in the form.',
  fr: 'Revenez en arrière dans votre navigateur : en général, ce que vous avez écrit est encore dans le formulaire.',
  ln: 'Zonga nsima na navigateur na yo: mbala mingi oyo okomaki ezali kaka na formulaire.',
  sw: 'Rudi nyuma kwenye kivinjari chako: kwa kawaida ulichoandika bado kiko kwenye fomu.',
};

/** The page that a browser without JavaScript gets when a form could not be handled. */
export const errorPage = (detail: string, language: Lang): string =>
  plainPage({
    language,
    title: title[language],
    main: `<h1>${title[language]}</h1><p role="alert">${escapeHtml(detail)}</p><p>${advice[language]}</p>`,
  });

const documentTitle: Texts = {
  en: 'The document cannot be shown',
  fr: 'Le document ne peut pas être affiché',
  ln: 'Mokanda ekoki komonana te',
  sw: 'Waraka hauwezi kuonyeshwa',
};

const closeTab: Texts = {
  en: 'You can close this tab.',
  fr: 'Vous pouvez fermer cet onglet.',
  ln: 'Okoki kokanga onglet oyo.',
  sw: 'Unaweza kufunga kichupo hiki.',
};

/** What a tab shows in which staff open a document that does not come. */
export const documentErrorPage = (detail: string, language: Lang): string =>
  plainPage({
    language,
    title: documentTitle[language],
    main: `<h1>${documentTitle[language]}</h1><p role="alert">${escapeHtml(detail)}</p><p>${closeTab[language]}</p>`,
  });
